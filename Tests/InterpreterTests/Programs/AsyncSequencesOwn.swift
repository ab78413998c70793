import Foundation

struct Ticker: AsyncSequence {
  typealias Element = Int; let upTo: Int;
  struct AsyncIterator: AsyncIteratorProtocol {
    var i = 0; let upTo: Int;
    mutating func next() async throws -> Int? {
      guard i < upTo else { return nil }; i += 1; if i == 5 { throw CancellationError() }; return i
    }
  }; func makeAsyncIterator() -> AsyncIterator { AsyncIterator(upTo: upTo) }
}
func demo() async {
  do { for try await t in Ticker(upTo: 3) { print("t", t) } } catch { print("no") }
  do { for try await t in Ticker(upTo: 9).map({ "<\($0)>" }) { print(t) } } catch {
    print("stopped", error is CancellationError)
  }
  print((try? await Ticker(upTo: 4).reduce(0, +)) ?? -1)
}
await demo()
