#!/usr/bin/env python3
"""Times `tutor due` and the first screen on a year-long store beside an empty one, in one run.

    Benchmarks/start.py [TUTOR]        .build/release/tutor unless said otherwise

The year-long store has 10,000 cards and 300,000 reviews. It exits with 1 if either takes more than
three times as long as on an empty store with the same lessons.
"""
import os
import shutil
import statistics
import subprocess
import sys
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(FOLDER, ".build", "start")
ROUNDS = 15


def prepare():
    command = ["swift", "build", "-c", "release", "--product", "YearLongStore", "--package-path",
               FOLDER]
    subprocess.run(command, check=True)
    found = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    store, lessons = os.path.join(WORK, "year", "cards.sqlite"), os.path.join(WORK, "lessons")
    if not os.path.exists(lessons):
        shutil.rmtree(WORK, ignore_errors=True)
        os.makedirs(WORK)
        program = os.path.join(found.stdout.strip(), "YearLongStore")
        subprocess.run([program, store, lessons], check=True)
    return store, lessons


def seconds(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def commands(tutor, year, lessons):
    """Runs what changes a store on copies of the year-long one; the doctor must be content after it."""
    print(f"{'command':>28} {'seconds':>8}")
    kept = True
    for words in (["undo"], ["retention", "0.92"], ["retention", "state", "0.95"],
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


def main(tutor):
    year, made_up = prepare()
    standard = os.path.join(FOLDER, "..", "Lessons")
    kept = True
    print(f"{'lessons':>10} {'command':>8} {'empty ms':>9} {'year ms':>9} {'ratio':>6}")
    for name, lessons in [("our own", standard), ("made up", made_up)]:
        stores = {}
        for kind in ("empty", "year"):
            stores[kind] = os.path.join(WORK, f"{name} {kind}".replace(" ", "-"), "cards.sqlite")
            shutil.rmtree(os.path.dirname(stores[kind]), ignore_errors=True)
            os.makedirs(os.path.dirname(stores[kind]))
            if kind == "year":
                shutil.copy(year, stores[kind])
        for title, words in [("due", ["due"]), ("plan", [])]:
            commands = {kind: [tutor, *words, "--store", path, "--lessons", lessons]
                        for kind, path in stores.items()}
            for command in commands.values():
                seconds(command)  # Cards come in, and the day's copy is made.
            times = {kind: [] for kind in commands}
            for _ in range(ROUNDS):
                for kind, command in commands.items():
                    times[kind].append(seconds(command))
            empty, full = (statistics.median(times[kind]) * 1000 for kind in ("empty", "year"))
            print(f"{name:>10} {title:>8} {empty:9.1f} {full:9.1f} {full / empty:6.2f}")
            kept = kept and full <= 3 * empty
    kept = commands(tutor, year, made_up) and kept
    print("the promise is kept" if kept else "the promise is broken")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else os.path.join(
        FOLDER, "..", ".build", "release", "tutor")))
