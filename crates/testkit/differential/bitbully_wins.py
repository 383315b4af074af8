"""Plays random games of Connect Four on Boardwright and on BitBully, and compares the win test.

Compared at each ply: the picture, the legal moves, whose turn it is, whether the game is over, who
won, and for each legal column whether a disc there wins at once. Moves are drawn from Boardwright's
list.
"""

from command import Command, need
from games import compare_games, option_parser

bitbully, VERSION = need("bitbully", "bitbully")


def picture(board) -> list[str]:
    """Rows from the top, as Boardwright shows them."""
    columns = board.to_array()
    symbols = {0: ".", 1: "R", 2: "Y"}
    return ["".join(symbols[column[row]] for column in columns) for row in reversed(range(6))]


def letter(column: int) -> str:
    """A column, counted from 0, in Boardwright's notation."""
    return chr(ord("a") + column)


class BitBully:
    """A game of BitBully, and Boardwright's command to try each column with."""

    def __init__(self, command: Command) -> None:
        self._command = command
        self._board = bitbully.Board()
        self._moves = ""

    def differences(self, ours: dict) -> list[str]:
        """What Boardwright's position tells differently."""
        board = self._board
        over = board.is_game_over()
        if (ours["state"] != "in_progress") != over:
            theirs = "over" if over else "not over"
            return [f"{ours['state']} for Boardwright, {theirs} for BitBully"]
        found = []
        if ours["winner"] != board.winner() or (ours["state"] == "won") != board.has_win():
            found.append(f"winner {ours['winner']} ({ours['state']}), or {board.winner()}")
        if ours["cells"] != picture(board):
            found.append(f"pictures {ours['cells']} and {picture(board)}")
        if over:
            return found
        if ours["to_move"] != board.current_player():
            found.append(f"seat {ours['to_move']} moves, or player {board.current_player()}")
        columns = board.legal_moves()
        if ours["legal"] != [letter(column) for column in sorted(columns)]:
            found.append(f"legal moves {ours['legal']}, or columns {columns}")
            return found
        wins = self._winning_columns(ours["legal"])
        theirs = [letter(column) for column in sorted(columns) if board.can_win_next(column)]
        if wins != theirs:
            found.append(f"columns {wins} win at once, or {theirs}")
        if board.can_win_next() != bool(wins):
            found.append(f"columns {wins} win at once, or there is one: {board.can_win_next()}")
        return found

    def play(self, text: str) -> None:
        """Plays a move in Boardwright's notation."""
        self._board.play(ord(text) - ord("a"))
        self._moves += f" {text}"

    def _winning_columns(self, legal: list[str]) -> list[str]:
        """The columns in which the next disc wins for Boardwright, found by trying each."""
        show = self._command.show
        return [column for column in legal if show(f"{self._moves} {column}")["state"] == "won"]


def main() -> None:
    parser = option_parser(__doc__, "games", 10_000)
    parser.add_argument("--ours", default="connect-four", help="another game, to see it differ")
    options = parser.parse_args()
    compare_games([(options.ours, f"BitBully {VERSION}", BitBully)], options)


if __name__ == "__main__":
    main()
