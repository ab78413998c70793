"""Makes stores as large as one wants them, and the lessons that ask their cards.

The rows are written by SQLite itself, in a minute; checksums and states of memory are the program's.
"""
import os
import random
import sqlite3
import subprocess
import time
import uuid

QUESTIONS = 50
MISCONCEPTIONS = 41
DAY = 86_400_000


def make(tutor, folder, cards, reviews, years=3):
    os.makedirs(folder, exist_ok=True)
    lessons, store = os.path.join(folder, "lessons"), os.path.join(folder, "cards.sqlite")
    write_lessons(lessons, cards)
    options = ["--store", store, "--lessons", lessons]
    environment = dict(os.environ, XDG_CACHE_HOME=folder, XDG_CONFIG_HOME=folder)
    # The program makes the tables and the cards, and in the end what follows from the log.
    run([tutor, "due", *options], environment)
    write_log(store, cards, reviews, years)
    run([tutor, "undo", *options], environment)
    run([tutor, "retention", "0.92", *options], environment)


def run(command, environment):
    subprocess.run(command, check=True, env=environment, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL)


def write_lessons(folder, cards):
    part = os.path.join(folder, "01-year")
    os.makedirs(part, exist_ok=True)
    write(os.path.join(folder, "pack.yml"), "name: year\n")
    write(os.path.join(folder, "misconceptions.yml"), "".join(
        f'- slug: made-up-{number}\n  belief: "Number {number}."\n  truth: "Another."\n'
        f'  lesson: lesson-0\n\n' for number in range(MISCONCEPTIONS)))
    for lesson in range((cards + QUESTIONS - 1) // QUESTIONS):
        numbers = range(lesson * QUESTIONS, min(cards, (lesson + 1) * QUESTIONS))
        write(os.path.join(part, f"lesson-{lesson}.md"),
              front(lesson) + "\n".join(question(number) for number in numbers))


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def front(lesson):
    return f"""---
id: lesson-{lesson}
title: Lesson {lesson}
summary: A lesson that was made up.
minutes: 10
requires: []
concepts: [concept-{lesson % 60}]
platform: iOS 17
checked: 2026-01-01
sources:
  - Nobody
---

# Lesson {lesson}

Some words to read.

"""


def question(number):
    return f"""```quiz
id: question-{number}
kind: choice
why: Because number {number} says so.

Which of these is the right answer to question number {number}?

- [x] The first answer to it.
  > Right.
- [ ] The second answer to it.
  > [made-up-{number % 40}] No.
- [ ] The third answer to it.
  > [made-up-{number % 40 + 1}] No.
```
"""


def write_log(store, cards, reviews, years):
    database = sqlite3.connect(store)
    database.isolation_level = None
    database.executescript("""
        PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;
        PRAGMA foreign_keys = OFF;""")
    database.execute("BEGIN")
    # Indexes are made faster afterwards than kept up.
    indexes = database.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall()
    for name, _ in indexes:
        database.execute(f"DROP INDEX {name}")
    randomness = random.Random(1)
    now = int(time.time() * 1000)
    misconceptions = []
    database.executemany(
        "INSERT INTO log (id, stamp, time, kind, card, target, revision, grade, is_right, answer,"
        " sureness, hints, duration, fingerprint, phase, interval)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rows(cards, reviews, now - years * 365 * DAY, now, randomness, misconceptions))
    misconceptions.sort()
    database.executemany("INSERT INTO log_misconception VALUES (?, ?, ?, ?)", misconceptions)
    for _, sql in indexes:
        database.execute(sql)
    database.execute("COMMIT")
    database.close()


def identifier(randomness):
    return str(uuid.UUID(int=randomness.getrandbits(128)))


def rows(cards, reviews, start, now, randomness, misconceptions):
    """Rounds through all cards, with what each answer offered; one in a hundred is taken back."""
    for number in range(reviews):
        moment = start + (now - start) * number // reviews
        card, turn = number * 7919 % cards, number // cards
        is_right = randomness.random() < 0.9
        name = identifier(randomness)
        misconceptions.append((name, f"made-up-{card % 40}", 0 if is_right else 1, moment))
        misconceptions.append((name, f"made-up-{card % 40 + 1}", 0, moment))
        yield (name, moment, moment, "review" if turn else "first-lesson",
               f"year/question-{card}", None, 1, 3 if is_right else 1, int(is_right),
               "The first answer to it." if is_right else "The second answer to it.",
               ("guess", "sure", "certain")[number % 3], 0, 4000 + number % 30000,
               "f0123456789abcdef", "review" if turn else None, 20 * 86400 if turn else None)
        if number % 100 == 7:
            yield (identifier(randomness), moment + 1, moment + 1, "undo", None, name) + (None,) * 10
