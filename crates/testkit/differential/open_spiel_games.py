"""Plays random games on Boardwright and on OpenSpiel, and compares every position.

Compared at each ply: the picture, the legal moves, whose turn it is, whether the game is over and
who won. Moves are drawn from Boardwright's list.
"""

from command import need
from games import compare_games, option_parser

pyspiel, VERSION = need("open_spiel", "pyspiel")

PAIRS = [
    ("connect-four", "connect_four"),
    ("connect-four:rows=8,columns=9,connect=5", "connect_four(rows=8,columns=9,x_in_row=5)"),
    ("connect-four:rows=12,columns=16,connect=6", "connect_four(rows=12,columns=16,x_in_row=6)"),
    ("tic-tac-toe", "tic_tac_toe"),
    ("tic-tac-toe:size=15,connect=5", "mnk"),
    ("tic-tac-toe:rows=4,columns=6,connect=4", "mnk(m=6,n=4,k=4)"),
    ("gomoku", "gomoku"),
    ("gomoku:size=19", "gomoku(size=19)"),
    ("tic-tac-toe:size=6,connect=4", "gomoku(size=6,connect=4)"),
    ("tic-tac-toe:rule=misere", "gomoku(size=3,connect=3,anti=True)"),
    ("tic-tac-toe:size=5,connect=4,rule=misere", "gomoku(size=5,connect=4,anti=True)"),
    ("tic-tac-toe:rule=ultimate", "ultimate_tic_tac_toe"),
]


class Cells:
    """A game of OpenSpiel whose actions are the cells, row by row from the top."""

    def __init__(self, game, rows: int, columns: int, first: str, second: str) -> None:
        self.state = game.new_initial_state()
        self._size = (rows, columns)
        self._stones = (first, second)
        self._texts = [
            f"{chr(ord('a') + column)}{rows - row}"
            for row in range(rows)
            for column in range(columns)
        ]

    def legal(self) -> list[str]:
        """The legal moves in Boardwright's notation."""
        return [self._texts[action] for action in self.state.legal_actions()]

    def play(self, text: str) -> None:
        """Plays a move in Boardwright's notation."""
        self.state.apply_action(self._texts.index(text))

    def picture(self) -> list[str]:
        """Rows from the top; `1` and `2` are the players' stones."""
        rows, columns = self._size
        first, second = self._stones
        lines = [line for line in str(self.state).splitlines() if len(line) == columns]
        return [line.replace(first, "1").replace(second, "2") for line in lines[-rows:]]

    def differences(self, ours: dict) -> list[str]:
        """What Boardwright's position tells differently."""
        state = self.state
        over = state.is_terminal()
        if (ours["state"] != "in_progress") != over:
            return [f"{ours['state']} for Boardwright, {'over' if over else 'not over'} for OpenSpiel"]
        found = []
        legal = [] if over else self.legal()
        if sorted(ours["legal"]) != sorted(legal):
            found.append(f"legal moves {sorted(set(ours['legal']) ^ set(legal))} are in one list only")
        if not over and ours["to_move"] != state.current_player() + 1:
            found.append(f"seat {ours['to_move']} moves, or player {state.current_player()}")
        if over:
            first = state.returns()[0]
            winner = None if first == 0 else 1 if first > 0 else 2
            if ours["winner"] != winner or (ours["state"] == "draw") != (winner is None):
                found.append(f"winner {ours['winner']} ({ours['state']}), or {winner}")
        symbols = [player["symbol"] for player in ours["players"]]
        picture = [row.replace(symbols[0], "1").replace(symbols[1], "2") for row in ours["cells"]]
        if picture != self.picture():
            found.append(f"pictures {picture} and {self.picture()}")
        return found


class Columns(Cells):
    """A game of OpenSpiel whose actions are columns."""

    def __init__(self, game, rows: int, columns: int, first: str, second: str) -> None:
        super().__init__(game, rows, columns, first, second)
        self._texts = [chr(ord("a") + column) for column in range(columns)]


class Nested(Cells):
    """Nine boards in one: OpenSpiel chooses a board where it is free, then a cell of it."""

    def __init__(self, game) -> None:
        super().__init__(game, 9, 9, "x", "o")

    def legal(self) -> list[str]:
        if self._board_is_free():
            boards = [(board, self.state.child(board)) for board in self.state.legal_actions()]
        else:
            boards = [(self._board(self.state), self.state)]
        return [
            self._text(board, cell) for board, state in boards for cell in state.legal_actions()
        ]

    def play(self, text: str) -> None:
        row, column = divmod(self._texts.index(text), 9)
        if self._board_is_free():
            self.state.apply_action(row // 3 * 3 + column // 3)
        self.state.apply_action(row % 3 * 3 + column % 3)

    def picture(self) -> list[str]:
        lines = [line.replace(" ", "") for line in str(self.state).splitlines()]
        return [line.replace("x", "1").replace("o", "2") for line in lines if len(line) == 9][:9]

    def _text(self, board: int, cell: int) -> str:
        row = board // 3 * 3 + cell // 3
        column = board % 3 * 3 + cell % 3
        return self._texts[row * 9 + column]

    def _board_is_free(self) -> bool:
        return not self.state.is_terminal() and self._board(self.state) is None

    def _board(self, state) -> int | None:
        """The board whose cells are the actions; none where the actions are boards."""
        name = state.action_to_string(state.legal_actions()[0])
        return int(name.split()[2].rstrip(":")) if name.startswith("Local board") else None


def other_side(theirs: str):
    """A new game of OpenSpiel, ready to be compared."""
    game = pyspiel.load_game(theirs)
    settings = game.get_parameters()
    match game.get_type().short_name:
        case "connect_four":
            return Columns(game, settings.get("rows", 6), settings.get("columns", 7), "x", "o")
        case "tic_tac_toe":
            return Cells(game, 3, 3, "x", "o")
        case "mnk":
            return Cells(game, settings.get("n", 15), settings.get("m", 15), "x", "o")
        case "gomoku":
            size = settings.get("size", 15)
            return Cells(game, size, size, "b", "w")
        case "ultimate_tic_tac_toe":
            return Nested(game)
    raise SystemExit(f"error: this script does not know the moves of {theirs}")


def main() -> None:
    parser = option_parser(__doc__, "games a pair", 10_000)
    parser.add_argument(
        "--pair",
        nargs=2,
        action="append",
        metavar=("OURS", "THEIRS"),
        help="a game of Boardwright and one of OpenSpiel; all pairs of the list if not given",
    )
    options = parser.parse_args()
    pairs = options.pair or PAIRS
    compare_games(
        [
            (ours, f"OpenSpiel {VERSION} `{theirs}`", lambda _, theirs=theirs: other_side(theirs))
            for ours, theirs in pairs
        ],
        options,
    )


if __name__ == "__main__":
    main()
