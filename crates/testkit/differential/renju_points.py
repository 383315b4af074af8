"""Judges every empty point of random Renju positions by Boardwright and by the package `renju`.

Compared: whether Black may play there. Kinds of fouls are not compared, since programs order them
differently where several apply.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from command import Command, need, stop
from games import option_parser
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


def has_five(rows: list[str]) -> bool:
    """Whether somebody has won already, so that nothing is forbidden any more."""
    size = len(rows)
    return any(
        rows[row][column] != "."
        and all(
            0 <= row + step * down < size
            and 0 <= column + step * right < size
            and rows[row + step * down][column + step * right] == rows[row][column]
            for step in range(5)
        )
        for row in range(size)
        for column in range(size)
        for down, right in [(0, 1), (1, 0), (1, 1), (1, -1)]
    )


def random_positions(size: int, count: int, seed: int) -> Iterator[list[str]]:
    """Random positions that nobody has won."""
    rng = random.Random(seed)
    while count > 0:
        rows = random_rows(size, rng)
        if not has_five(rows):
            count -= 1
            yield rows


def positions_of(table: Path, count: int) -> Iterator[list[str]]:
    """The first positions of a table of `crates/gomoku/tests/data`, which starts with row 1."""
    lines = [line for line in table.read_text().splitlines() if not line.startswith("#")]
    for line in lines[:count]:
        cells = line.split("\t")[0]
        yield [cells[start : start + 15] for start in range(210, -1, -15)]


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
    parser = option_parser(__doc__, "positions", 500)
    parser.add_argument("--game", default="gomoku:rule=renju", help="the game of Boardwright")
    parser.add_argument("--table", type=Path, help="positions of a file, not random ones")
    options = parser.parse_args()
    command = Command(options.game)
    start = command.show("")
    if "forbidden" not in start:
        stop(f"{options.game} has no forbidden points")
    if options.table:
        source = options.table.name
        positions = positions_of(options.table, options.n)
    else:
        source = "random positions"
        positions = random_positions(len(start["cells"]), options.n, options.seed)
    tally = Tally(f"renju {VERSION}, {source}", options.game)
    forbidden = 0
    for rows in positions:
        set_up = f"@{'/'.join(rows)}:1"
        ours = {point["move"] for point in command.show(set_up)["forbidden"]}
        theirs = forbidden_by_package(rows)
        tally.positions += 1
        forbidden += len(ours)
        if ours != theirs:
            tally.differ(
                f"forbidden for Boardwright alone {sorted(ours - theirs)}, "
                f"for renju alone {sorted(theirs - ours)}",
                command.line(set_up),
            )
    command.close()
    print(HEAD)
    print(tally.row())
    print(f"\n{forbidden:,} forbidden points")
    end([tally])


if __name__ == "__main__":
    main()
