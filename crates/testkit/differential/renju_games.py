"""Plays random games on Boardwright and on the package `renju`, and compares every result.

Compared at each ply: whether the game is over, who won, and whose turn it is. Moves are drawn from
Boardwright's list. Small boards fill up, so that sixes and draws are common.
"""

import argparse
import random

from command import Command, Refused, need
from tally import HEAD, Tally, end

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


def play_game(command: Command, board, tally: Tally, rng: random.Random) -> None:
    """Plays one random game on both sides, to its end or to the first difference."""
    moves: list[str] = []
    while True:
        text = " ".join(moves)
        try:
            ours = command.show(text)
        except Refused as refusal:
            return tally.differ("refused", str(refusal))
        tally.positions += 1
        state, winner = STATES[board.status]
        if (ours["state"], ours["winner"]) != (state, winner):
            what = f"{ours['state']} {ours['winner']}, or {state} {winner}"
            return tally.differ(what, command.line(text))
        if ours["state"] != "in_progress":
            return tally.finish_game(winner)
        seat = 1 if board.current_player == "black" else 2
        if ours["to_move"] != seat:
            return tally.differ(f"seat {ours['to_move']} moves, or {seat}", command.line(text))
        moves.append(rng.choice(ours["legal"]))
        board.play_str(moves[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-n", type=int, default=10_000, help="games a pair (default 10,000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random moves (default 1)")
    parser.add_argument(
        "--pair",
        nargs=3,
        action="append",
        metavar=("OURS", "RULE", "SIZE"),
        help="a game of Boardwright, and the package's rule and size; all pairs if not given",
    )
    options = parser.parse_args()
    tallies = []
    print(HEAD, flush=True)
    for ours, rule, size in options.pair or PAIRS:
        command = Command(ours)
        tally = Tally(f"renju {VERSION} `{rule}`, {size} x {size}", ours)
        rng = random.Random(options.seed)
        for _ in range(options.n):
            board = renju.RenjuBoard(board_size=int(size), rule=rule)
            play_game(command, board, tally, rng)
        command.close()
        print(tally.row(), flush=True)
        tallies.append(tally)
    end(tallies)


if __name__ == "__main__":
    main()
