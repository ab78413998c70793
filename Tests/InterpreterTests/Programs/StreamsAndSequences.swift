// Sequences that are waited for: own ones, streams, and what is made of them.
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n: Int
  mutating func next() async -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 }
  func makeAsyncIterator() -> Countdown { self }
}
for await n in Countdown(n: 3) { print(n, terminator: " ") }
print()
for await n in Countdown(n: 9) where n % 2 == 1 { if n < 4 { break }; print(n, terminator: " ") }
print()
print(
  await Countdown(n: 4).reduce(0) { $0 + $1 }, await Countdown(n: 4).contains(3),
  await Countdown(n: 5).first { $0 < 3 } ?? 0)
for await text in Countdown(n: 6).filter({ $0 > 2 }).map({ "<\($0)>" }) {
  print(text, terminator: "")
}
print()
for await n in Countdown(n: 6).prefix(2) { print(n, terminator: " ") }
for await n in Countdown(n: 6).dropFirst(4) { print(n, terminator: " ") }
for await n in Countdown(n: 4).compactMap({ $0 == 3 ? nil : $0 * 10 }) { print(n, terminator: " ") }
print()
let stream = AsyncStream<Int> { continuation in
  for n in 1...3 { continuation.yield(n * n) }
  continuation.finish()
}
var total = 0
for await n in stream { total += n }
print(total)
let (numbers, sender) = AsyncStream.makeStream(of: String.self)
let reader = Task { () -> [String] in
  var all: [String] = []
  for await s in numbers { all.append(s) }
  return all
}
sender.yield("a")
await Task.yield()
sender.yield("b")
sender.finish()
sender.yield("late")
print(await reader.value)
struct Stop: Error {}
let throwing = AsyncThrowingStream<Int, Error> { continuation in
  continuation.yield(1)
  continuation.yield(2)
  continuation.finish(throwing: Stop())
}
do { for try await n in throwing { print("got", n) } } catch { print("stopped", error is Stop) }
var iterator = Countdown(n: 2).makeAsyncIterator()
while let n = await iterator.next() { print("next", n) }
var left = 3
let unfolding = AsyncStream { () -> Int? in
  left -= 1; return left >= 0 ? left : nil
}
for await n in unfolding { print("unfold", n) }
func lines(_ n: Int) -> AsyncStream<String> {
  AsyncStream { c in
    (0..<n).forEach { c.yield("line \($0)") }; c.finish()
  }
}
outer: for await line in lines(3) {
  for c in line where c == "1" { print("found", line); break outer }
}
