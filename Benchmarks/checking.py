#!/usr/bin/env python3
"""Times how long it takes to say what does not compile.

    Benchmarks/checking.py [CHECKER [WORD…]]        .build/release/tutor trace unless said otherwise

CHECKER, with the words behind it, is given Swift files as one program and prints what does not
compile in them, a line each with `error:` in it. Its processor time is measured, the least of three
runs, without what it takes for a program of one view. `tutor trace` does more than to check: it
parses the files and reads what they declare, too. It exits with 1 if a promise is broken: a file of
1,000 lines in 50 ms, 100 files with 100,000 lines in 5 s, a megabyte with 20,000 errors in 2 s, and
twice as many syntax errors in no more than 2.5 times as long.
"""
import os
import resource
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
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
VIEW = "struct Shown: View { var body: some View { Text(\"shown\") } }\n"
WRONG = "func wrong{n}(_ count: Int) -> String {{ return count }}\n"
BROKEN = "struct Broken{n} {{ let = ; func ( {{ }} }}\n"


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
    """What a process takes of the processor in seconds, and how many errors it prints. It knows
    nothing of the time before."""
    with tempfile.TemporaryDirectory() as cache:
        environment = dict(os.environ, XDG_CACHE_HOME=cache)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run(command, capture_output=True, text=True, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, (run.stdout + run.stderr).count("error:")


def main():
    checker = sys.argv[1:] or [os.path.join(FOLDER, "..", ".build", "release", "tutor"), "trace"]
    broken = False
    with tempfile.TemporaryDirectory() as folder:
        def least(name, files, promised=None, errors=0):
            """The least of three runs, without the start."""
            nonlocal broken
            seconds, found = min(cost(checker + files) for _ in range(3))
            if errors == 0 and found > 0 or found < errors:
                sys.exit(f"{name}: {found} errors were told")
            seconds -= start
            broken = broken or promised is not None and seconds > promised
            print(f"{name:24}{seconds:10.3f}{promised or '':>10}{found:>10}", flush=True)
            return seconds

        print(f"{'':24}{'seconds':>10}{'promised':>10}{'errors':>10}")
        start = 0
        view = write(folder, "View.swift", VIEW)
        start = least("a view", [view])
        least("1,000 lines", [view, write(folder, "One.swift", lines(0, 1000))], 0.05)
        many = [write(folder, f"Part{n}.swift", lines(n * 100, 1000)) for n in range(100)]
        least("100,000 lines", [view] + many, 5)
        wrong = "".join(WRONG.format(n=n) for n in range(20_000))
        least("20,000 errors", [view, write(folder, "Wrong.swift", wrong)], 2, 50)
        half, whole = (
            least(f"{count:,} syntax errors", [view, write(
                folder, f"Broken{count}.swift",
                "".join(BROKEN.format(n=n) for n in range(count)))], errors=50)
            for count in (1_000, 2_000))
        broken = broken or whole > 2.5 * half
    sys.exit(1 if broken else 0)


main()
