#!/usr/bin/env python3
"""Times `tutor due` and the first screen beside programs that do next to nothing, in one run.

    Benchmarks/start.py [TUTOR]        .build/release/tutor unless said otherwise

It exits with 1 if a promise is broken: of the whole curriculum and a store of 10,000 cards, the first
screen takes at most five times what a Swift program of one line takes; and the year-long store
(10,000 cards, 300,000 reviews) takes at most three times what an empty one does.
"""
import fcntl
import os
import pty
import select
import shutil
import statistics
import struct
import subprocess
import sys
import termios
import time

import curriculum
import large_store

FOLDER = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(FOLDER, ".build", "start")
ROUNDS = 25
MOST = 5


def prepare(tutor):
    """Makes what is measured, unless it is there: two stores and two folders of lessons."""
    if os.path.exists(os.path.join(WORK, "complete")):
        return
    shutil.rmtree(WORK, ignore_errors=True)
    # A year of 100 answers a day, and one of 820.
    for name, reviews in [("hundred", 36_500), ("year", 300_000)]:
        large_store.make(tutor, os.path.join(WORK, name), 10_000, reviews, years=1)
    os.rename(os.path.join(WORK, "year", "lessons"), os.path.join(WORK, "made up"))
    questions = curriculum.make(os.path.join(FOLDER, "..", "Lessons"), os.path.join(WORK, "whole"))
    print(f"the whole curriculum: {curriculum.LESSONS} lessons, {questions} questions")
    open(os.path.join(WORK, "complete"), "w").close()


def peers():
    """One-line programs, compiled as `swiftc -O` does it and with the flags of the Makefile, and
    SQLite's own."""
    static = (["-static-stdlib", "-Xlinker", "--no-export-dynamic"] if sys.platform == "linux"
              else [])
    programs = {"sqlite3 -version": ["sqlite3", "-version"]}
    for name in ("plain", "foundation"):
        path = os.path.join(WORK, name)
        subprocess.run(["swiftc", "-O", "-gnone", *static, "-o", path,
                        os.path.join(FOLDER, "OneLine", name + ".swift")],
                       check=True, stderr=subprocess.DEVNULL)
        programs[f"one line, {name}, our flags"] = [path]
        subprocess.run(["swiftc", "-O", "-o", path + "-shared",
                        os.path.join(FOLDER, "OneLine", name + ".swift")],
                       check=True, stderr=subprocess.DEVNULL)
        programs[f"one line, {name}"] = [path + "-shared"]
    return programs


def seconds(command, environment=None):
    """Processor time, from the beginning of the process to its end."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               env=environment)
    process.returncode = 0  # It is waited for below.
    return spent(process.pid, command)


def spent(process, command):
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit(f"{command[0]} ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime


def seconds_to_prompt(command, environment):
    """Processor time at a terminal, until the plan has been drawn and the prompt waits, and to leave.

    The terminal is opened here and not by pty.fork, which would count the copy of this process."""
    terminal, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment,
                               start_new_session=True)
    process.returncode = 0  # It is waited for below.
    os.close(inner)
    seen = b""
    while b"tutor> " not in seen:
        if not select.select([terminal], [], [], 20)[0]:
            sys.exit(f"no prompt came: {seen[-500:]}")
        seen += os.read(terminal, 65536)
    os.write(terminal, b"\x04")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass  # The terminal ended with the program.
    os.close(terminal)
    return spent(process.pid, command)


def medians(measures):
    """Runs everything in turn: milliseconds of processor time, which other work on the machine moves
    less than it moves the time that passes."""
    times = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            times[name].append(measure())
    return {name: statistics.median(values) * 1000 for name, values in times.items()}


class Place:
    """A copy of a store with its lessons, and a cache of its own."""

    def __init__(self, name, store, lessons):
        folder = os.path.join(WORK, "places", name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        self.store = os.path.join(folder, "cards.sqlite")
        self.is_new = store is None
        if store:
            shutil.copy(os.path.join(WORK, store, "cards.sqlite"), self.store)
        self.environment = dict(
            os.environ, TUTOR_STORE=self.store, TUTOR_LESSONS=lessons, XDG_CACHE_HOME=folder,
            XDG_STATE_HOME=folder, TERM="xterm-256color", INPUTRC="/dev/null")
        self.environment.pop("TUTOR_NOW", None)

    def settle(self, tutor):
        """Lets the cards come in, the day's copy be made and, with a new store, the greeting pass."""
        for words in (["due"], []):
            seconds([tutor, *words], self.environment)
        if not self.is_new:
            return
        process, terminal = pty.fork()
        if process == 0:
            os.execvpe(tutor, [tutor], self.environment)
        os.write(terminal, b"k")
        time.sleep(1)
        os.write(terminal, b"\x04")
        try:
            while os.read(terminal, 65536):
                pass
        except OSError:
            pass
        os.waitpid(process, 0)


def commands(tutor, year, lessons):
    """Runs what changes a store on copies of the year-long one; the doctor must be content after it."""
    print(f"{'command':>28} {'seconds':>8}")
    kept = True
    for words in (["undo"], ["retention", "0.92"], ["retention", "concept-1", "0.95"],
                  ["optimize", "--plain"], ["export", "{folder}/all.json"],
                  ["export", "{folder}/answers.csv"], ["export", "{folder}/deck.apkg"],
                  ["merge", "{other}"], ["import", "{folder}/all.json"],
                  ["import", "{folder}/deck.apkg"], ["restore", "{backup}"], ["doctor"]):
        folder = os.path.join(WORK, "commands")
        store, other = os.path.join(folder, "cards.sqlite"), os.path.join(folder, "other.sqlite")
        if words[0] == "undo":
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
            shutil.copy(year, store)
            shutil.copy(year, other)
        options = ["--store", store, "--lessons", lessons]
        listed = subprocess.run([tutor, "restore", *options], capture_output=True, text=True).stdout
        backup = listed.split()[0] if listed.split() else ""
        filled = [word.format(folder=folder, other=other, backup=backup) for word in words]
        start = time.perf_counter()
        done = subprocess.run([tutor, *filled, *options], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)
        taken = time.perf_counter() - start
        name = " ".join(os.path.basename(word) for word in filled)
        print(f"{name[:28]:>28} {taken:8.2f}" + ("" if done.returncode == 0 else
              f"  exit {done.returncode}: {(done.stderr or done.stdout).strip()[-200:]}"))
        kept = kept and done.returncode == 0
    return kept


def first_screen(tutor):
    """The promise of the first screen; prints its table."""
    whole, made_up = os.path.join(WORK, "whole"), os.path.join(WORK, "made up")
    standard = os.path.join(FOLDER, "..", "Lessons")
    programs = peers()
    measures = {name: lambda command=command: seconds(command)
                for name, command in programs.items()}
    for title, store, lessons in [
            ("our lessons, new store", None, standard),
            ("whole, 10,000 cards", "hundred", whole),
            ("whole, 300,000 reviews", "year", whole),
            ("200 lessons, 300,000 reviews", "year", made_up)]:
        place = Place(title.replace(",", "").replace(" ", "-"), store, lessons)
        place.settle(tutor)
        measures[f"{title}: due"] = lambda place=place: seconds([tutor, "due"], place.environment)
        measures[f"{title}: plan"] = lambda place=place: seconds([tutor], place.environment)
        measures[f"{title}: prompt"] = (
            lambda place=place: seconds_to_prompt([tutor], place.environment))
    times = medians(measures)
    plain, ours = times["one line, plain"], times["one line, plain, our flags"]
    print(f"{'':>38} {'ms':>7} {'of one line':>12} {'with our flags':>15}")
    for name, taken in times.items():
        print(f"{name:>38} {taken:7.1f} {taken / plain:12.2f} {taken / ours:15.2f}")
    return all(times[f"whole, 10,000 cards: {how}"] <= MOST * plain
               for how in ("plan", "prompt"))


def year(tutor):
    """The promise of the year-long store; prints its table."""
    kept = True
    print(f"{'lessons':>10} {'command':>8} {'empty ms':>9} {'year ms':>9} {'ratio':>6}")
    for name, lessons in [("our own", os.path.join(FOLDER, "..", "Lessons")),
                          ("made up", os.path.join(WORK, "made up"))]:
        places = {kind: Place(f"{name}-{kind}".replace(" ", "-"), store, lessons)
                  for kind, store in [("empty", None), ("year", "year")]}
        for place in places.values():
            seconds([tutor, "due"], place.environment)
            seconds([tutor], place.environment)
        for title, words in [("due", ["due"]), ("plan", [])]:
            times = medians({
                kind: lambda place=place: seconds([tutor, *words], place.environment)
                for kind, place in places.items()})
            ratio = times["year"] / times["empty"]
            print(f"{name:>10} {title:>8} {times['empty']:9.1f} {times['year']:9.1f} {ratio:6.2f}")
            kept = kept and ratio <= 3
    return kept


def main(tutor):
    prepare(tutor)
    kept = [first_screen(tutor), year(tutor),
            commands(tutor, os.path.join(WORK, "year", "cards.sqlite"),
                     os.path.join(WORK, "made up"))]
    print("the promises are kept" if all(kept) else "a promise is broken")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else os.path.join(
        FOLDER, "..", ".build", "release", "tutor")))
