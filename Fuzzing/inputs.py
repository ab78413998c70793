#!/usr/bin/env python3
"""Feeds the program files and lines that nobody would write, made of such as somebody wrote.

    Fuzzing/inputs.py KIND FINDINGS SECONDS [SEED]      .build/release/tutor, or $TUTOR
    Fuzzing/inputs.py --replay KIND FILE

Kinds: lessons, settings, events, prompt, json, apkg. A case that crashes the program, that it calls a
bug of its own, that takes a minute of processor time or a gigabyte is kept in FINDINGS, named after
the seed, its number and the problem.
"""
import fcntl
import io
import os
import pty
import random
import resource
import select
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import termios
import time
import zipfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(FOLDER)
TUTOR = os.environ.get("TUTOR", os.path.join(ROOT, ".build", "release", "tutor"))
SECONDS = 60
MEGABYTES = 1000
BUG = 70

#: What is apt to find something, in any text.
APT = [b"", b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\r\n", b"\r", b"\n\n", b"\t", b" " * 300,
       b"9223372036854775807", b"-9223372036854775808", b"18446744073709551616", b"1e999", b"-0",
       b"0.1", b"NaN", b"null", b"true", b"\"", b"'", b"\\", b"\\u0000", b"\\ud800", b"{", b"}",
       b"[", b"]", b"(", b")", b"---", b"```", b"~~~", b"`", b"|", b">", b"- ", b"* ", b"#", b"<!--",
       b"&#0;", b"&#1114112;", b"![", b"](", b"{{1: a | b}}", b":", b": ", b"&x", b"*x", b"!!",
       b"%", b"@", b"\xc2\xa0", "é".encode(), "e\u0301".encode(), "👩‍👩‍👧".encode(),
       "\u202e".encode(), "\u2028".encode(), b"\xf4\x90\x80\x80", b"\x1b[31m", b"9999-99-99",
       b"0000-00-00", b"x" * 5000]


class Mutator:
    """Changes texts a little: bytes, words and lines deleted, doubled, swapped and taken from others."""

    def __init__(self, seeds, randomness):
        self.seeds, self.random = seeds, randomness
        self.lines = [line for seed in seeds for line in seed.split(b"\n")]

    def next(self):
        text = self.random.choice(self.seeds)
        for _ in range(self.random.choice([1, 1, 1, 2, 3, 8])):
            text = self.changed(text)
        return text[:2_000_000]

    def changed(self, text):
        kind = self.random.randrange(10)
        if kind < 3:
            return self.changed_bytes(text)
        lines = text.split(b"\n")
        start = self.random.randrange(len(lines))
        end = min(len(lines), start + self.random.choice([1, 1, 2, 5, 20]))
        if kind == 3:
            del lines[start:end]
        elif kind == 4:
            lines[start:start] = lines[start:end] * self.random.choice([1, 2, 50])
        elif kind == 5:
            lines[start:start] = [self.random.choice(self.lines)]
        elif kind == 6:
            other = self.random.randrange(len(lines))
            lines[start], lines[other] = lines[other], lines[start]
        elif kind == 7:
            lines[start] = self.changed_words(lines[start])
        elif kind == 8:
            lines[start:end] = [self.random.choice([b"  ", b"> ", b"- ", b"    "]) + line
                                for line in lines[start:end]]
        else:
            lines[start] = self.deep(lines[start])
        return b"\n".join(lines)

    def changed_bytes(self, text):
        place = self.random.randrange(len(text) + 1)
        length = self.random.choice([0, 0, 1, 1, 3, 40])
        return text[:place] + self.random.choice(APT) + text[place + length:]

    def changed_words(self, line):
        words = line.split(b" ")
        place = self.random.randrange(len(words))
        words[place] = self.random.choice(
            [self.random.choice(APT), self.random.choice(self.random.choice(self.lines).split(b" "))])
        return b" ".join(words)

    def deep(self, line):
        piece = self.random.choice([b"> ", b"[", b"{", b"(", b"- ", b"*", b"_", b"<b>", b"`", b"\"", b"#"])
        return piece * self.random.choice([5, 100, 3000]) + line


class Kind:
    """One way in. `files` are seeds; `run` gives a process that was fed with one."""

    suffix = ".txt"

    def __init__(self, work):
        self.work = work
        self.environment = dict(
            os.environ, TUTOR_STORE=os.path.join(work, "cards.sqlite"),
            TUTOR_LESSONS=os.path.join(ROOT, "Lessons"), XDG_CACHE_HOME=work,
            XDG_CONFIG_HOME=work, XDG_STATE_HOME=work, TERM="xterm-256color", INPUTRC="/dev/null",
            SWIFT_BACKTRACE="enable=no")

    def path(self, name):
        return os.path.join(self.work, name)

    def case(self, mutator):
        return mutator.next()

    def run(self, content):
        return self.command(self.words(content))

    def command(self, words, environment=None):
        process = subprocess.Popen(
            [TUTOR, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=environment or self.environment,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1)))
        process.stdout.read()
        return ended(process)


def ended(process):
    """The problem, if there is one."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return "hang"
    if process.returncode < 0 or 132 <= process.returncode <= 139:
        return "crash"
    if process.returncode == BUG:
        return "bug"
    if usage.ru_maxrss / 1024 > MEGABYTES:
        return "memory"
    return None


class Lessons(Kind):
    """Lessons, and the other files of a pack."""

    suffix = ".md"

    def __init__(self, work):
        super().__init__(work)
        self.pack = self.path("pack")
        shutil.copytree(os.path.join(ROOT, "Lessons"), self.pack)
        self.names = sorted(
            os.path.relpath(os.path.join(folder, name), self.pack)
            for folder, _, names in os.walk(self.pack) for name in names)
        self.texts = {name: read(os.path.join(self.pack, name)) for name in self.names}

    def seeds(self):
        return list(self.texts.values())

    def run(self, content):
        # The file that it resembles most, by its first lines.
        name = max(self.names, key=lambda name: common(self.texts[name], content))
        if not name.endswith(".md"):
            # The whole pack is read with one of its other files changed.
            write(os.path.join(self.pack, name), content)
            problem = self.command(
                ["due"], dict(self.environment, TUTOR_LESSONS=self.pack))
            write(os.path.join(self.pack, name), self.texts[name])
            return problem
        write(self.path("lesson.md"), content)
        return self.command(["lint", self.path("lesson.md")])


class Settings(Kind):
    suffix = ".yml"

    def seeds(self):
        return [b"color: auto\nascii: no\nplain: yes\nminutes-per-day: 15\nnew-per-day: 7\n",
                b"# mine\nreviews-per-day: 100 # fewer\nday-begins: 4\nleech-lapses: 8\n",
                b"store: \"~/cards.sqlite\"\nlessons: '/tmp/lessons'\n", b"a: [b, {c: d}]\ne: |\n  f\n  g\n"]

    def run(self, content):
        write(self.path("config.yml"), content)
        environment = dict(self.environment, TUTOR_CONFIG=self.path("config.yml"))
        return (self.command(["config"], environment) or self.command(["due"], environment)
                or self.command(["config", "new-per-day", "5"], environment))


PROGRAM = b"""import SwiftUI
struct Item: Identifiable { let id: Int; var name: String }
struct Shop: View {
  @State private var items = [Item(id: 1, name: "Pen"), Item(id: 2, name: "Ink")]
  @State private var text = ""
  @State private var isOn = false
  @State private var amount = 2
  @State private var share = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $text).onSubmit { items.append(Item(id: items.count, name: text)) }
        Toggle("On", isOn: $isOn)
        Stepper("Amount \\(amount)", value: $amount, in: 0...9)
        Slider(value: $share)
        Picker("Kind", selection: $amount) { Text("One").tag(1); Text("Two").tag(2) }
        DatePicker("Day", selection: $day)
        ForEach(items) { item in Text(item.name).onTapGesture { amount += 1 } }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        Button("+1") { amount += 1 }
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
        NavigationLink("Next") { Text("There") }
      }.searchable(text: $text).refreshable { amount = 0 }
    }
  }
}
"""

EVENTS = b"""tap "+1"
tap "+1"[2] in Shop
type "Ada" into "Name"
submit "Name"
toggle "On"
set "Amount" to 7
increment "Amount"
decrement "Amount"
pick "Two" in "Kind"
choose "One" from "Kind"
delete "Pen"
delete row 1
move "Pen" to 2
tap "Show"
dismiss
tap "Next"
back
wait 1
wait 0.5s
advance 10
search "x"
refresh
environment colorScheme dark
set \\.dynamicTypeSize = .large
set \\.colorScheme = .dark
send "note"
open "app://x?y=1"
drag "Pen" by 10 20
swipe "Pen"
long press "Pen"
scroll to 100
background
foreground
rerun
# a remark
1
2
undo
"""


class Events(Kind):
    """Scripts of events, and events of --do."""

    def __init__(self, work):
        super().__init__(work)
        write(self.path("Shop.swift"), PROGRAM)

    def seeds(self):
        grammar = subprocess.run([TUTOR, "help", "events"], capture_output=True).stdout
        return [EVENTS, *EVENTS.splitlines(), grammar, *grammar.splitlines()]

    def run(self, content):
        write(self.path("script"), content)
        trace = ["trace", self.path("Shop.swift")]
        # A script stops at its first mistake: each line is an event of its own, too.
        lines = [os.fsdecode(line) for line in content.splitlines()
                 if line and b"\0" not in line and len(line) < 10_000][:3]
        problem = self.command([*trace, "--script", self.path("script")])
        for line in lines:
            problem = problem or self.command([*trace, "--do", line])
        return problem


class Prompt(Kind):
    """Lines at the prompts of the plan and of a program."""

    def __init__(self, work):
        super().__init__(work)
        write(self.path("Shop.swift"), PROGRAM)

    def seeds(self):
        commands = (b"due\nreview\nlearn 1\nquiz state\nquiz property wrappers\nsearch body\nmap\nstats\n"
                    b"help\nhelp review\nundo\nconfig\nconfig color never\nlint\nrule S1\ndrill state\n"
                    b"export /dev/null\nimport x\nflags\ntrace three-cups-to-four\n+\n-\nq\nn\nb\n1\n"
                    b"restore\ndoctor\nretention\nretention state 0.9\nnew a-lesson\nwatch x\nmerge y\n")
        return [commands, EVENTS, *commands.splitlines(), *EVENTS.splitlines()]

    def run(self, content):
        lines = content.replace(b"\x1b", b"").replace(b"\x04", b"")[:4000]
        is_program = hash(content[:9]) % 2 == 0
        words = ["trace", self.path("Shop.swift")] if is_program else []
        terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        process = subprocess.Popen([TUTOR, "--plain", *words] if not words else [TUTOR, *words],
                                   stdin=inner, stdout=inner, stderr=inner, env=self.environment,
                                   start_new_session=True)
        os.close(inner)
        converse(process, terminal, lines.splitlines()[:12])
        return ended(process)


def converse(process, terminal, lines):
    """Types lines, each when nothing more comes, and leaves."""
    seen = b""
    keys = [line + b"\r" for line in lines] + [b"\x03", b"\x04"] * 6
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        try:
            if select.select([terminal], [], [], 0.08)[0]:
                os.read(terminal, 65536)
            elif keys:
                os.write(terminal, keys.pop(0))
            else:
                break
        except OSError:
            break
    os.close(terminal)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and os.waitid(
            os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        time.sleep(0.01)
    if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        process.kill()


class Import(Kind):
    """Stores written as JSON."""

    suffix = ".json"

    def __init__(self, work):
        super().__init__(work)
        self.command(["due"])
        fill(self.path("cards.sqlite"))
        shutil.copy(self.path("cards.sqlite"), self.path("kept.sqlite"))
        self.command(["export", self.path("all.json")])
        self.command(["export", self.path("deck.apkg")])

    def seeds(self):
        return [read(self.path("all.json"))]

    def run(self, content):
        for suffix in ("", "-wal", "-shm"):
            if os.path.exists(self.path("cards.sqlite" + suffix)):
                os.remove(self.path("cards.sqlite" + suffix))
        shutil.rmtree(self.path("backups"), ignore_errors=True)
        shutil.copy(self.path("kept.sqlite"), self.path("cards.sqlite"))
        write(self.path("file"), content)
        new = dict(self.environment, TUTOR_STORE=self.path("new.sqlite"))
        problem = self.command(["import", self.path("file")])
        problem = problem or self.command(["due"])
        problem = problem or self.command(["import", self.path("file")], new)
        problem = problem or self.command(["stats"], new)
        for suffix in ("", "-wal", "-shm"):
            if os.path.exists(self.path("new.sqlite" + suffix)):
                os.remove(self.path("new.sqlite" + suffix))
        return problem


def fill(store):
    """Some answers, so that there is something to change."""
    database = sqlite3.connect(store)
    cards = [row[0] for row in database.execute("SELECT id FROM card ORDER BY position LIMIT 40")]
    now = int(time.time() * 1000)
    for number in range(120):
        name = f"00000000-0000-4000-8000-{number:012}"
        database.execute(
            "INSERT INTO log (id, stamp, time, kind, card, revision, grade, is_right, answer, hints,"
            " duration, fingerprint) VALUES (?, ?, ?, 'review', ?, 1, 3, 1, 'An answer: é', 0, 4000, 'f')",
            (name, now - 10**9 + number, now - 10**9 + number, cards[number % len(cards)]))
        database.execute("INSERT INTO log_misconception VALUES (?, 'slug', 1, ?)", (name, now))
    database.execute(
        "INSERT INTO log (id, stamp, time, kind, target) VALUES"
        " ('00000000-0000-4000-8000-999999999999', ?, ?, 'undo', '00000000-0000-4000-8000-000000000003')",
        (now, now))
    database.commit()
    database.close()


class Package(Import):
    """Packages of Anki: their zip file, and the collection in them."""

    suffix = ".apkg"

    def seeds(self):
        return [read(self.path("deck.apkg"))]

    def case(self, mutator):
        whole = mutator.seeds[0]
        if mutator.random.random() < 0.3:
            return mutator.changed_bytes(whole)
        entries = {name: zipfile.ZipFile(io.BytesIO(whole)).read(name)
                   for name in zipfile.ZipFile(io.BytesIO(whole)).namelist()}
        name = mutator.random.choice(sorted(entries))
        if name.startswith("collection") and mutator.random.random() < 0.7:
            entries[name] = self.changed_collection(entries[name], mutator.random)
        else:
            entries[name] = self.flipped(entries[name], mutator)
        target = io.BytesIO()
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as file:
            for name, content in entries.items():
                file.writestr(name, content)
        return target.getvalue()

    def flipped(self, content, mutator):
        content = bytearray(content)
        for _ in range(mutator.random.choice([1, 4, 40])):
            if content:
                content[mutator.random.randrange(len(content))] = mutator.random.randrange(256)
        return bytes(content) if mutator.random.random() < 0.9 else bytes(
            content[:mutator.random.randrange(len(content) + 1)])

    def changed_collection(self, content, randomness):
        """Whatever a column may hold, in rows of any table."""
        path = self.path("collection")
        write(path, content)
        database = sqlite3.connect(path)
        tables = [row[0] for row in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")]
        values = [None, 0, -1, 2**63 - 1, -2**63, 1e308, float("inf"), "", "x" * 1000, "\x1f", b"\xff",
                  "{}", "[" * 2000, "null", 253402300800000, -62135596800001, "99999999999999999999"]
        for _ in range(randomness.choice([1, 2, 10])):
            table = randomness.choice(tables)
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            column = randomness.choice(columns)
            try:
                if randomness.random() < 0.1:
                    database.execute(f"ALTER TABLE {table} RENAME TO {table}x")
                    tables.remove(table)
                elif randomness.random() < 0.5:
                    database.execute(f"UPDATE {table} SET {column} = ?", (randomness.choice(values),))
                else:
                    database.execute(
                        f"UPDATE {table} SET {column} = ? WHERE rowid % 7 = ?",
                        (randomness.choice(values), randomness.randrange(7)))
            except sqlite3.Error:
                pass
        database.commit()
        database.close()
        return read(path)


KINDS = {"lessons": Lessons, "settings": Settings, "events": Events, "prompt": Prompt, "json": Import,
         "apkg": Package}


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


def common(left, right):
    """How many of the first bytes two texts share."""
    return len(os.path.commonprefix([left[:400], right[:400]]))


def main(arguments):
    if len(arguments) < 3 or arguments[arguments[0] == "--replay"] not in KINDS:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as work:
        if arguments[0] == "--replay":
            print(KINDS[arguments[1]](work).run(read(arguments[2])) or "well")
            return
        name, findings, seconds = arguments[0], arguments[1], float(arguments[2])
        seed = int(arguments[3]) if len(arguments) > 3 else 1
        os.makedirs(findings, exist_ok=True)
        kind = KINDS[name](work)
        mutator = Mutator([seed for seed in kind.seeds() if seed], random.Random(seed))
        end, cases, found = time.monotonic() + seconds, 0, 0
        while time.monotonic() < end:
            content = kind.case(mutator)
            cases += 1
            problem = kind.run(content)
            if problem:
                found += 1
                path = os.path.join(findings, f"{name}-{seed}-{cases}-{problem}{kind.suffix}")
                write(path, content)
                print(f"FOUND {path}", flush=True)
            if cases % 500 == 0:
                print(f"{name}: {cases} cases, {found} found", flush=True)
        print(f"{name}: {cases} cases, {found} found")


if __name__ == "__main__":
    main(sys.argv[1:])
