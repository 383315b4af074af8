"""Plays random games of Connect Four on Boardwright and on BitBully, and compares the win test.

Compared at each ply: the picture, the legal moves, whose turn it is, whether the game is over, who
won, and for each legal column whether a disc there wins at once. Moves are drawn from Boardwright's
list.
"""

import argparse
import random

from command import Command, Refused, need
from tally import HEAD, Tally, end

bitbully, VERSION = need("bitbully", "bitbully")


def picture(board) -> list[str]:
    """Rows from the top, as Boardwright shows them."""
    columns = board.to_array()
    symbols = {0: ".", 1: "R", 2: "Y"}
    return ["".join(symbols[column[row]] for column in columns) for row in reversed(range(6))]


def winning_columns(command: Command, moves: str, legal: list[str]) -> list[str]:
    """The columns in which the next disc wins, found by trying each."""
    return [column for column in legal if command.show(f"{moves} {column}")["state"] == "won"]


def differences(ours: dict, wins: list[str], board) -> list[str]:
    """What two positions tell differently."""
    over = board.is_game_over()
    if (ours["state"] != "in_progress") != over:
        return [f"{ours['state']} for Boardwright, {'over' if over else 'not over'} for BitBully"]
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
    theirs = [letter(column) for column in sorted(columns) if board.can_win_next(column)]
    if wins != theirs:
        found.append(f"columns {wins} win at once, or {theirs}")
    if board.can_win_next() != bool(wins):
        found.append(f"columns {wins} win at once, or there is one: {board.can_win_next()}")
    return found


def letter(column: int) -> str:
    """A column, counted from 0, in Boardwright's notation."""
    return chr(ord("a") + column)


def play_game(command: Command, tally: Tally, rng: random.Random) -> None:
    """Plays one random game on both sides, to its end or to the first difference."""
    board = bitbully.Board()
    moves = ""
    while True:
        try:
            ours = command.show(moves)
            wins = winning_columns(command, moves, ours["legal"])
        except Refused as refusal:
            return tally.differ("refused", str(refusal))
        tally.positions += 1
        if found := differences(ours, wins, board):
            return tally.differ("; ".join(found), command.line(moves))
        if ours["state"] != "in_progress":
            return tally.finish_game(ours["winner"])
        column = rng.choice(ours["legal"])
        moves += f" {column}"
        board.play(ord(column) - ord("a"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-n", type=int, default=10_000, help="games (default 10,000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random moves (default 1)")
    parser.add_argument("--ours", default="connect-four", help="another game, to see it differ")
    options = parser.parse_args()
    command = Command(options.ours)
    tally = Tally(f"BitBully {VERSION}", options.ours)
    rng = random.Random(options.seed)
    for _ in range(options.n):
        play_game(command, tally, rng)
    command.close()
    print(HEAD)
    print(tally.row())
    end([tally])


if __name__ == "__main__":
    main()
