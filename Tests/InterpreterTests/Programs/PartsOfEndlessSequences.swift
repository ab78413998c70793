// A part of a sequence takes no more of it than it needs.
struct Powers: Sequence, IteratorProtocol {
  var power = 1
  mutating func next() -> Int? {
    defer { power *= 3 }
    return power
  }
}
struct Refusal: Error {}
func small(_ number: Int) throws -> Bool {
  if number > 5 { throw Refusal() }
  return true
}
let doubling = sequence(first: 1) { $0 * 2 }
print(doubling.prefix { $0 < 40 }, Powers().prefix { $0 < 100 }.map { $0 + 1 })
print(Array(Powers().dropFirst(2).prefix(2)))
print(zip(1..., Powers()).prefix { $1 < 20 }.map { $0 * $1 })
do { _ = try Powers().prefix(while: small) } catch { print(error) }
var calls = 0
let few = stride(from: 1, to: 10, by: 2).prefix {
  calls += 1
  return $0 < 6
}
print(few, calls, Set([4]).prefix { $0 < 9 }.count, Array([1, 5, 2].prefix { $0 < 4 }))
for power in Powers().prefix(while: { $0 < 30 }) { print(power) }
