"""Plays random games on Boardwright and on the package `renju`, and compares every result.

Compared at each ply: whether the game is over, who won, and whose turn it is. Moves are drawn from
Boardwright's list. Small boards fill up, so that sixes and draws are common.
"""

from command import need
from games import compare_games, option_parser

renju, VERSION = need("renju", "renju")

PAIRS = [
    ("gomoku:rule=standard", "standard", 15),
    ("gomoku:rule=standard,size=7", "standard", 7),
    ("gomoku:size=7", "freestyle", 7),
    ("gomoku:rule=renju,foul=lose", "renju", 15),
    ("gomoku:rule=renju,foul=lose,size=7", "renju", 7),
]
STATES = {
    renju.BoardStatus.ONGOING: ("in_progress", None),
    renju.BoardStatus.BLACK_WIN: ("won", 1),
    renju.BoardStatus.WHITE_WIN: ("won", 2),
    renju.BoardStatus.DRAW: ("draw", None),
}


class Renju:
    """A game of the package."""

    def __init__(self, rule: str, size: int) -> None:
        self._board = renju.RenjuBoard(board_size=size, rule=rule)

    def differences(self, ours: dict) -> list[str]:
        """What Boardwright's position tells differently."""
        state, winner = STATES[self._board.status]
        if (ours["state"], ours["winner"]) != (state, winner):
            return [f"{ours['state']} {ours['winner']}, or {state} {winner}"]
        seat = 1 if self._board.current_player == "black" else 2
        if state == "in_progress" and ours["to_move"] != seat:
            return [f"seat {ours['to_move']} moves, or {seat}"]
        return []

    def play(self, text: str) -> None:
        """Plays a move in Boardwright's notation."""
        self._board.play_str(text)


def main() -> None:
    parser = option_parser(__doc__, "games a pair", 10_000)
    parser.add_argument(
        "--pair",
        nargs=3,
        action="append",
        metavar=("OURS", "RULE", "SIZE"),
        help="a game of Boardwright, and the package's rule and size; all pairs if not given",
    )
    options = parser.parse_args()
    pairs = options.pair or PAIRS
    compare_games(
        [
            (
                ours,
                f"renju {VERSION} `{rule}`, {size} x {size}",
                lambda _, rule=rule, size=size: Renju(rule, int(size)),
            )
            for ours, rule, size in pairs
        ],
        options,
    )


if __name__ == "__main__":
    main()
