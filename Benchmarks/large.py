#!/usr/bin/env python3
"""Times what a learner does on a store of 100,000 cards and three million reviews.

    Benchmarks/large.py [TUTOR [CARDS [REVIEWS]]]        .build/release/tutor unless said otherwise

The store is made the first time, in some minutes, and copied for each run. Processor time is
measured, and the memory that a process had at most. It exits with 1 if a promise is broken: at most
300 MB, at most 10 µs a row for what goes through the whole log, and for what does not the times below.
"""
import fcntl
import multiprocessing
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios

import large_store

FOLDER = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(FOLDER, ".build", "large")
MEGABYTES = 300
MICROSECONDS = 10
ANSWERS = 20


class Run:
    """One process: seconds of processor time and megabytes at most."""

    def __init__(self, usage, status, output=""):
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024
        self.code = os.waitstatus_to_exitcode(status)
        self.output = output


class Place:
    """A folder with a copy of the store; the lessons are known from the start before."""

    def __init__(self, made):
        self.folder = os.path.join(WORK, "place")
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        self.store = os.path.join(self.folder, "cards.sqlite")
        shutil.copy(os.path.join(made, "cards.sqlite"), self.store)
        self.environment = dict(
            os.environ, TUTOR_STORE=self.store, TUTOR_LESSONS=os.path.join(made, "lessons"),
            XDG_CACHE_HOME=made, XDG_CONFIG_HOME=self.folder, XDG_STATE_HOME=self.folder,
            TERM="xterm-256color", INPUTRC="/dev/null")
        self.environment.pop("TUTOR_NOW", None)

    def run(self, words, store=None):
        """Runs a command in a pipe."""
        environment = dict(self.environment, TUTOR_STORE=store or self.store)
        with open(os.path.join(self.folder, "output"), "w+") as output:
            process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=subprocess.STDOUT, env=environment)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = 0  # It was waited for.
            output.seek(0)
            return Run(usage, status, output.read())

    def session(self, tutor, answers):
        """Reviews at a terminal, until so many answers are given and the next question is there."""
        terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        process = subprocess.Popen([tutor, "review"], stdin=inner, stdout=inner, stderr=inner,
                                   env=self.environment, start_new_session=True)
        process.returncode = 0  # It is waited for below.
        os.close(inner)
        screen = Screen(terminal)
        try:
            screen.wait(rb"question number (\d+)")
            for _ in range(answers):
                screen.press(b"1", rb"Because number")
                screen.press(b"\r", rb"question number (\d+)")
            screen.leave()
        finally:
            os.close(terminal)
        _, _, usage = os.wait4(process.pid, 0)
        return Run(usage, 0)


class Screen:
    """What comes to a terminal."""

    def __init__(self, terminal):
        self.terminal = terminal
        self.seen = b""

    def wait(self, pattern):
        while not re.search(pattern, self.seen):
            if not select.select([self.terminal], [], [], 120)[0]:
                sys.exit(f"nothing came: {self.seen[-2000:]}")
            self.seen += os.read(self.terminal, 65536)

    def leave(self):
        """Until the program has ended."""
        try:
            while True:
                os.write(self.terminal, b"q")
                while select.select([self.terminal], [], [], 0.5)[0]:
                    if not os.read(self.terminal, 65536):
                        return
        except OSError:
            pass  # The terminal ended with the program.

    def press(self, key, pattern):
        self.seen = b""
        os.write(self.terminal, key)
        if pattern:
            self.wait(pattern)


class Table:
    def __init__(self, rows):
        self.rows = rows
        self.kept = True
        print(f"{'':>34} {'seconds':>8} {'MB':>6} {'µs a row':>9}")

    def add(self, name, run, most=None):
        """`most` are seconds; without, so many µs for each row of the log."""
        share = run.seconds / self.rows * 1e6
        kept = run.code == 0 and run.megabytes <= MEGABYTES and (
            run.seconds <= most if most else share <= MICROSECONDS)
        self.kept = self.kept and kept
        note = "" if kept else "  broken" if run.code == 0 else f"  exit {run.code}: {run.output[-300:]}"
        print(f"{name:>34} {run.seconds:8.3f} {run.megabytes:6.0f} "
              f"{'' if most else f'{share:.2f}':>9}{note}", flush=True)


def measure(tutor, made, reviews):
    place, table = Place(made), Table(reviews)

    def command(name, *words, most=None, store=None):
        table.add(name, place.run([tutor, *words], store), most)

    place.run([tutor, "due"])
    command("due", "due", most=1)
    command("plan", most=1)
    none = place.session(tutor, 0)
    table.add("review: the first question", none, 1)
    twenty = place.session(tutor, ANSWERS)
    twenty.seconds = (twenty.seconds - none.seconds) / ANSWERS
    table.add("review: an answer, and the next", twenty, 0.1)
    command("undo", "undo", most=1)
    command("map", "map", most=2)
    command("search", "search", "right answer", most=6)
    command("stats", "stats")
    command("doctor", "doctor")
    command("retention", "retention", "0.9")
    command("retention of a concept", "retention", "concept-1", "0.95")
    command("retention beside a concept's", "retention", "0.92")
    command("optimize", "optimize", "--plain")
    for name in ("all.json", "answers.csv", "deck.apkg"):
        command(f"export {name}", "export", os.path.join(place.folder, name))
    new = os.path.join(place.folder, "new", "cards.sqlite")
    command("import all.json into a new store", "import", os.path.join(place.folder, "all.json"),
            store=new)
    command("import all.json", "import", os.path.join(place.folder, "all.json"))
    command("import deck.apkg", "import", os.path.join(place.folder, "deck.apkg"))
    command("merge with a copy", "merge", os.path.join(made, "cards.sqlite"))
    interrupt(place)
    command("due after a kill", "due", most=1)
    return table.kept


def interrupt(place):
    """Leaves the store as a kill does: with a journal that nobody took in."""
    program = ("import os, sqlite3, sys; d = sqlite3.connect(sys.argv[1]); "
               "d.execute('PRAGMA journal_mode = WAL'); "
               "d.execute(\"INSERT OR REPLACE INTO lesson_progress VALUES ('lesson-0', 9, 0)\"); "
               "d.commit(); os._exit(9)")
    subprocess.run([sys.executable, "-c", program, place.store])


def main(arguments):
    tutor = os.path.abspath(arguments[0] if arguments else os.path.join(
        FOLDER, "..", ".build", "release", "tutor"))
    cards = int(arguments[1]) if len(arguments) > 1 else 100_000
    reviews = int(arguments[2]) if len(arguments) > 2 else 3_000_000
    made = os.path.join(WORK, f"{cards}-{reviews}")
    if not os.path.exists(os.path.join(made, "complete")):
        shutil.rmtree(made, ignore_errors=True)
        os.makedirs(made)
        # What this process had in memory would count for every process that it starts.
        making = multiprocessing.Process(
            target=large_store.make, args=(tutor, made, cards, reviews))
        making.start()
        making.join()
        if making.exitcode:
            return 1
        open(os.path.join(made, "complete"), "w").close()
    kept = measure(tutor, made, reviews)
    print("the promises are kept" if kept else "a promise is broken")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
