"""Makes a folder as large as the whole curriculum will be: our own lessons, in turn, until there are
sixty. Each question gets an identifier of its own, as the cards of `large_store` has them."""
import itertools
import os
import re

import large_store

LESSONS = 60
#: As many as `large_store` has, so that the answers of the store are about some of them.
MISCONCEPTIONS = large_store.MISCONCEPTIONS


def make(source, target):
    paths = sorted(os.path.join(folder, name) for folder, _, names in os.walk(source)
                   for name in names if name.endswith(".md"))
    part = os.path.join(target, "01-year")
    os.makedirs(part, exist_ok=True)
    with open(os.path.join(target, "pack.yml"), "w") as file:
        file.write("name: year\n")
    with open(os.path.join(source, "misconceptions.yml")) as file:
        # The lessons that they name are called otherwise here.
        known = re.sub(r"^  (lesson|trace):.*\n", "", file.read(), flags=re.MULTILINE)
    with open(os.path.join(target, "misconceptions.yml"), "w") as file:
        file.write(known + "".join(
            f'\n- slug: made-up-{number}\n  belief: "One."\n  truth: "Another."\n'
            for number in range(MISCONCEPTIONS)))
    questions = itertools.count()
    for number in range(LESSONS):
        with open(paths[number % len(paths)]) as file:
            text = renamed(file.read(), number, questions)
        with open(os.path.join(part, f"lesson-{number:02}.md"), "w") as file:
            file.write(text)
    return next(questions)


def renamed(text, lesson, questions):
    """The lesson with other identifiers, and nothing required."""
    lines, block, inside = text.split("\n"), None, False
    for index, line in enumerate(lines):
        if line.startswith("```"):
            words = line[3:].split()
            block = words[0] if words else None
        elif line == "---" and index > 0:
            inside = True
        elif line.startswith("requires:") and not inside:
            lines[index] = "requires: []"
        elif line.startswith("id: ") and not inside:
            lines[index] = f"id: lesson-{lesson}"
        elif line.startswith("id: ") and block in ("quiz", "trace"):
            lines[index] = f"id: question-{next(questions)}"
        elif line.startswith("id: ") and block == "mockup":
            lines[index] = f"id: mockup-{lesson}-{index}"
    return "\n".join(lines)
