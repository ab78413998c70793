def main():
    counts = {}
    state = 12345
    for _ in range(400_000):
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        key = state % 5_000
        counts[key] = counts.get(key, 0) + 1
    most = 0
    for count in counts.values():
        if count > most:
            most = count
    print(len(counts), most)
main()
