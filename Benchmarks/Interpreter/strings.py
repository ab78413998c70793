def main():
    words = []
    for index in range(20_000):
        words.append(f"word{index % 97}")
    text = ""
    for word in words:
        text += word + " "
    vowels = 0
    for character in text:
        if character in "aeiou":
            vowels += 1
    parts = text.split()
    lengths = 0
    for part in parts:
        lengths += len(part)
    print(len(text), vowels, len(parts), lengths, text.upper().startswith("WORD"))
main()
