struct Chunks<Base: AsyncSequence>: AsyncSequence {
  typealias Element = [Base.Element]
  let base: Base
  let size: Int
  struct Iterator: AsyncIteratorProtocol {
    var inner: Base.AsyncIterator
    let size: Int
    mutating func next() async throws -> [Base.Element]? {
      var chunk: [Base.Element] = []
      while chunk.count < size, let value = try await inner.next() { chunk.append(value) }
      return chunk.isEmpty ? nil : chunk
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(inner: base.makeAsyncIterator(), size: size) }
}
extension AsyncSequence {
  func chunks(of size: Int) -> Chunks<Self> { Chunks(base: self, size: size) }
  func collect() async rethrows -> [Element] {
    var all: [Element] = []
    for try await element in self { all.append(element) }
    return all
  }
}
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var from: Int
  mutating func next() async -> Int? {
    guard from > 0 else { return nil }
    defer { from -= 1 }
    return from
  }
  func makeAsyncIterator() -> Countdown { self }
}
enum Stop: Error { case now(Int) }
func numbers(_ n: Int) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { continuation in
    for i in 1...n { continuation.yield(i) }
    continuation.finish(throwing: Stop.now(n))
  }
}
let all = try await Countdown(from: 7).chunks(of: 3).collect()
print(all)
do {
  for try await pair in numbers(5).map({ $0 * $0 }).filter({ !$0.isMultiple(of: 4) }).chunks(of: 2)
  { print(pair) }
} catch Stop.now(let n) { print("stopped at", n) }
print(await Countdown(from: 4).map { "\($0)!" }.reduce(into: "") { $0 += $1 })
print(await Countdown(from: 9).contains(3), await Countdown(from: 9).first { $0 % 4 == 0 } as Any)
let (stream, feed) = AsyncStream.makeStream(of: String.self)
feed.yield("a"); feed.yield("b"); feed.finish()
for await letter in stream.prefix(5) { print(letter) }
