"""Judges every empty point of random Renju positions by Boardwright and by the package `renju`.

Compared: whether Black may play there. Kinds of fouls are not compared, since programs order them
differently where several apply.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from command import Command, need, stop
from tally import HEAD, Tally, end

renju, VERSION = need("renju", "renju")

BLACK, WHITE = 1, 2
SYMBOLS = {"X": BLACK, "O": WHITE, ".": 0}


def random_rows(size: int, rng: random.Random) -> list[str]:
    """A board, top row first, with as many stones of White as of Black, crowded in a window."""
    width = rng.randint(min(7, size), min(11, size))
    left, top = rng.randint(0, size - width), rng.randint(0, size - width)
    pairs = rng.randint(width, width * width // 4)
    cells = [(row, column) for row in range(width) for column in range(width)]
    board = [["."] * size for _ in range(size)]
    for index, (row, column) in enumerate(rng.sample(cells, 2 * pairs)):
        board[top + row][left + column] = "XO"[index % 2]
    return ["".join(row) for row in board]


def judged_by_command(game: str, count: int, seed: int) -> Iterator[tuple[list[str], set[str]]]:
    """Random positions with the points that Boardwright forbids."""
    command = Command(game)
    start = command.show("")
    if "forbidden" not in start:
        stop(f"{game} has no forbidden points")
    rng = random.Random(seed)
    while count > 0:
        rows = random_rows(len(start["cells"]), rng)
        position = command.show(f"@{'/'.join(rows)}:1")
        if position["state"] != "in_progress":
            continue  # Somebody has a five already: draw again.
        count -= 1
        yield rows, {point["move"] for point in position["forbidden"]}
    command.close()


def judged_by_table(path: Path, count: int) -> Iterator[tuple[list[str], set[str]]]:
    """The first positions of a table of `crates/gomoku/tests/data`, with their answers."""
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    for line in lines[:count]:
        cells, points = line.split("\t")[:2]
        rows = [cells[start : start + 15] for start in range(0, 225, 15)]
        forbidden = {point.split(":")[0].lower() for point in points.split() if point != "-"}
        yield rows[::-1], forbidden


def forbidden_by_package(rows: list[str]) -> set[str]:
    """The empty points on which the package finds a foul of Black."""
    size = len(rows)
    grid = [[SYMBOLS[rows[size - 1 - y][x]] for y in range(size)] for x in range(size)]
    return {
        f"{chr(ord('a') + x)}{y + 1}"
        for x in range(size)
        for y in range(size)
        if grid[x][y] == 0 and renju.get_foul_type(grid, x, y)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-n", type=int, default=500, help="positions (default 500)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the positions (default 1)")
    parser.add_argument("--game", default="gomoku:rule=renju", help="the game of Boardwright")
    parser.add_argument("--table", type=Path, help="judge by a table of answers, not the command")
    options = parser.parse_args()
    if options.table:
        name = options.table.name
        judged = judged_by_table(options.table, options.n)
    else:
        name = options.game
        judged = judged_by_command(options.game, options.n, options.seed)
    tally = Tally(f"renju {VERSION}, points", name)
    forbidden = 0
    for rows, ours in judged:
        tally.positions += 1
        forbidden += len(ours)
        theirs = forbidden_by_package(rows)
        if ours != theirs:
            tally.differ(
                f"forbidden for Boardwright alone {sorted(ours - theirs)}, "
                f"for renju alone {sorted(theirs - ours)}",
                f"boardwright show '{options.game}' '@{'/'.join(rows)}:1'",
            )
    print(HEAD)
    print(tally.row())
    print(f"\n{forbidden:,} forbidden points")
    end([tally])


if __name__ == "__main__":
    main()
