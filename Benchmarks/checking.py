#!/usr/bin/env python3
"""Times how long it takes to say what does not compile.

    Benchmarks/checking.py CHECKER [WORD…]

CHECKER, with the words behind it, is given Swift files as one program and prints what does not
compile in them, a line each with `error:` in it. Its processor time is measured, the start with it,
the least of three runs. It exits with 1 if a promise is broken: a file of 1,000 lines in 50 ms, 100
files with 100,000 lines in 5 s, a megabyte with 20,000 errors in 2 s.
"""
import os
import resource
import subprocess
import sys
import tempfile

PART = """struct Song{n}: Identifiable, Hashable {{
  let id: Int
  var title: String
  var minutes = 3.5
  var isShort: Bool {{ minutes < 3 }}
}}
enum Order{n}: String, CaseIterable {{ case title, minutes }}
final class Shelf{n} {{
  private(set) var songs: [Song{n}] = []
  var order = Order{n}.title
  func add(_ title: String, minutes: Double = 4) {{
    songs.append(Song{n}(id: songs.count, title: title, minutes: minutes))
  }}
  var sorted: [Song{n}] {{
    switch order {{
    case .title: songs.sorted {{ $0.title < $1.title }}
    case .minutes: songs.sorted {{ ($0.minutes, $0.id) < ($1.minutes, $1.id) }}
    }}
  }}
  func total(of titles: Set<String>) -> Double {{
    songs.filter {{ titles.contains($0.title) }}.map(\\.minutes).reduce(0, +)
  }}
  func text() -> String {{
    var lines = ["\\(songs.count) songs"]
    for (index, song) in sorted.enumerated() where !song.isShort {{
      let mark = index % 2 == 0 ? "*" : "-"
      lines.append("\\(mark) \\(song.title): \\(Int(song.minutes * 60)) s")
    }}
    if let first = songs.first(where: {{ $0.title.hasPrefix("A") }}) {{
      lines.append(first.title.uppercased())
    }}
    return lines.joined(separator: "\\n")
  }}
}}
func shelf{n}() -> Shelf{n} {{
  let shelf = Shelf{n}()
  for title in ["Aria", "Blues", "Choral"] {{ shelf.add(title) }}
  shelf.order = .minutes
  return shelf
}}
"""
WRONG = "func wrong{n}(_ count: Int) -> String {{ return count }}\n"


def lines(first, number):
    """So many lines of parts, none of them twice."""
    parts = number // PART.count("\n")
    return "".join(PART.format(n=first + index) for index in range(parts))


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def cost(command):
    """What a process takes of the processor in seconds, and how many errors it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run(command, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, output.count("error:")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    broken = False
    with tempfile.TemporaryDirectory() as folder:
        one = [write(folder, "One.swift", lines(0, 1000))]
        many = [write(folder, f"Part{n}.swift", lines(n * 100, 1000)) for n in range(100)]
        wrong = "".join(WRONG.format(n=n) for n in range(20_000))
        errors = [write(folder, "Wrong.swift", wrong)]
        print(f"{'':24}{'seconds':>10}{'promised':>10}{'errors':>10}")
        for name, files, promised, least in (
                ("nothing", [write(folder, "Nothing.swift", "")], None, 0),
                ("1,000 lines", one, 0.05, 0), ("100,000 lines", many, 5, 0),
                ("20,000 errors", errors, 2, 50)):
            runs = [cost(sys.argv[1:] + files) for _ in range(3)]
            seconds, found = min(runs)
            if least == 0 and found > 0 or found < least:
                sys.exit(f"{name}: {found} errors were told")
            broken = broken or promised is not None and seconds > promised
            print(f"{name:24}{seconds:10.3f}{promised or '':>10}{found:>10}")
    sys.exit(1 if broken else 0)


main()
