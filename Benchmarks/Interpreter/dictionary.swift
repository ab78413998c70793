var counts: [Int: Int] = [:]
var state = 12345
for _ in 0..<400_000 {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  counts[state % 5_000, default: 0] += 1
}
var most = 0
for (_, count) in counts where count > most { most = count }
print(counts.count, most)
