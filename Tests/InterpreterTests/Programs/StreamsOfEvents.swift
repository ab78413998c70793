// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Event: Equatable { case key(Character), click(x: Int, y: Int), quit }
struct Feed {
  let stream: AsyncStream<Event>
  let send: AsyncStream<Event>.Continuation
  init() { (stream, send) = AsyncStream.makeStream(of: Event.self) }
}
let feed = Feed()
feed.send.onTermination = { reason in print("terminated:", reason) }
for c in "hi!" { feed.send.yield(.key(c)) }
feed.send.yield(.click(x: 1, y: 2))
feed.send.yield(.quit)
feed.send.finish()
feed.send.yield(.key("z"))
var typed = ""
for await event in feed.stream {
  switch event {
  case .key(let c) where c.isLetter: typed.append(c)
  case .key(let c): typed += "<\(c)>"
  case .click(let x, let y): typed += "@\(x + y)"
  case .quit: typed += "."
  }
}
print(typed)

struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n: Int
  mutating func next() async -> Int? {
    if n < 0 { return nil }
    defer { n -= 1 }
    return n
  }
  func makeAsyncIterator() -> Countdown { self }
}
for await n in Countdown(n: 6).filter({ $0 % 2 == 0 }).map({ "n\($0)" }) {
  print(n, terminator: " ")
}
print()
print(
  await Countdown(n: 4).reduce(0, +), await Countdown(n: 3).contains(2),
  await Countdown(n: 5).first { $0 < 3 } as Any)
print(
  await Countdown(n: 9).prefix(3).reduce(into: []) { $0.append($1) },
  await Countdown(n: 4).dropFirst(2).max() ?? -1)

struct Broken: Error {}
let numbers = AsyncThrowingStream<Int, Error> { continuation in
  for n in 1...3 { continuation.yield(n) }
  continuation.finish(throwing: Broken())
}
var seen: [Int] = []
do { for try await n in numbers { seen.append(n) } } catch { print("failed after", seen, error) }
let buffered = AsyncStream(Int.self, bufferingPolicy: .bufferingNewest(2)) { c in
  (1...5).forEach { c.yield($0) }; c.finish()
}
var last: [Int] = []
for await n in buffered { last.append(n) }
print(last)
var ticks = 0
let unfolding = AsyncStream { () -> Int? in
  ticks += 1; return ticks > 3 ? nil : ticks * ticks
}
for await n in unfolding { print(n, terminator: ",") }
print()
var iterator = Countdown(n: 1).makeAsyncIterator()
while let n = await iterator.next() { print("next", n) }
