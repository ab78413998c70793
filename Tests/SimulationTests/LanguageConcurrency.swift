/// Streams, children, clocks, actors: what Swift prints when the same source runs for real.
extension Snippet {
  static let asynchronous: [Snippet] = [
    Snippet(
      "a stream hands over what is yielded", "[1, 2, 3]",
      """
      func result() async -> String {
        let stream = AsyncStream<Int> { continuation in
          for number in 1...3 { continuation.yield(number) }
          continuation.finish()
        }
        var numbers: [Int] = []
        for await number in stream { numbers.append(number) }
        return "\\(numbers)"
      }
      """),
    Snippet(
      "whoever waits for a stream is woken", "ab",
      """
      func result() async -> String {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let feeder = Task {
          for word in ["a", "b"] {
            try? await Task.sleep(for: .milliseconds(20))
            continuation.yield(word)
          }
          continuation.finish()
        }
        var words = ""
        for await word in stream { words += word }
        await feeder.value
        return words
      }
      """),
    Snippet(
      "a buffer keeps the newest", "[40, 50]",
      """
      func result() async -> String {
        let stream = AsyncStream(Int.self, bufferingPolicy: .bufferingNewest(2)) { continuation in
          for number in 1...5 { continuation.yield(number) }
          continuation.finish()
        }
        var numbers: [Int] = []
        for await number in stream.map({ $0 * 10 }) { numbers.append(number) }
        return "\\(numbers)"
      }
      """),
    Snippet(
      "a stream may throw", "1 true",
      """
      func result() async -> String {
        struct Broken: Error {}
        let stream = AsyncThrowingStream<Int, Error> { continuation in
          continuation.yield(1)
          continuation.finish(throwing: Broken())
        }
        var sum = 0
        do { for try await number in stream { sum += number } } catch { return "\\(sum) \\(error is Broken)" }
        return "no"
      }
      """),
    Snippet(
      "cancelling ends a loop over a stream", "1,over,left true",
      """
      actor Store { var entries: [String] = [] }
      final class Log: @unchecked Sendable {
        var entries: [String] = []
        func add(_ text: String) { entries.append(text) }
        var text: String { entries.joined(separator: ",") }
      }

      func result() async -> String {
        let log = Log()
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        continuation.onTermination = { _ in log.add("over") }
        let reader = Task {
          for await number in stream { log.add("\\(number)") }
          log.add("left \\(Task.isCancelled)")
        }
        continuation.yield(1)
        try? await Task.sleep(for: .milliseconds(20))
        reader.cancel()
        await reader.value
        return log.text
      }
      """),
    Snippet(
      "streams are transformed in time", "[2, 4] 9",
      """
      func result() async -> String {
        let stream = AsyncStream<Int> { continuation in
          for number in 1...6 { continuation.yield(number) }
          continuation.finish()
        }
        var kept: [Int] = []
        for await number in stream.filter({ $0 % 2 == 0 }).prefix(2) { kept.append(number) }
        let rest = AsyncStream<Int> { $0.yield(4); $0.yield(5); $0.finish() }
        return "\\(kept) \\(await rest.reduce(0, +))"
      }
      """),
    Snippet(
      "a child that nobody waits for is cancelled", "leaving,cancelled",
      """
      final class Log2: @unchecked Sendable {
        var entries: [String] = []
        func add(_ text: String) { entries.append(text) }
        var text: String { entries.joined(separator: ",") }
      }

      func result() async -> String {
        let log = Log2()
        @Sendable func work() async -> Int {
          do { try await Task.sleep(for: .seconds(5)) } catch { log.add("cancelled") }
          return 1
        }
        func begin() async {
          async let unused = work()
          log.add("leaving")
        }
        await begin()
        return log.text
      }
      """),
    Snippet(
      "properties wait and throw", "loaded -",
      """
      func result() async -> String {
        struct Loader {
          struct Failure: Error {}
          var isBroken = false
          var title: String {
            get async throws {
              try await Task.sleep(for: .milliseconds(5))
              if isBroken { throw Failure() }
              return "loaded"
            }
          }
        }
        let good = try? await Loader().title
        let bad = try? await Loader(isBroken: true).title
        return "\\(good ?? "-") \\(bad ?? "-")"
      }
      """),
    Snippet(
      "a number is scaled where it stands", "6.0 1.0",
      """
      import SwiftUI

      func result() async -> String {
        var length = 2.0
        length.scale(by: 3)
        var width: CGFloat = 2
        width.scale(by: 0.5)
        return "\\(length) \\(width)"
      }
      """),
    Snippet(
      "an actor keeps its state together", "5 c",
      """
      actor Counter3 {
        private(set) var count = 0
        nonisolated let name = "c"
        func increment() { count += 1 }
      }

      func result() async -> String {
        let counter = Counter3()
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<5 { group.addTask { await counter.increment() } }
        }
        let count = await counter.count
        return "\\(count) \\(counter.name)"
      }
      """),
    Snippet(
      "continuations bridge callbacks", "7 true",
      """
      func result() async -> String {
        func load(_ done: @escaping @Sendable (Int) -> Void) { Task { try? await Task.sleep(for: .milliseconds(5)); done(7) } }
        let value = await withCheckedContinuation { continuation in load { continuation.resume(returning: $0) } }
        struct Failure: Error {}
        do {
          _ = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, Error>) in
            continuation.resume(throwing: Failure())
          }
        } catch { return "\\(value) \\(error is Failure)" }
        return "no"
      }
      """),
    Snippet(
      "clocks measure", "true true true true 1.5 seconds",
      """
      func result() async -> String {
        let clock = ContinuousClock()
        let start = clock.now
        let elapsed = await clock.measure { try? await Task.sleep(for: .milliseconds(30)) }
        let isLong = elapsed >= .milliseconds(30) && elapsed < .seconds(3)
        try? await clock.sleep(for: .milliseconds(5))
        return "\\(isLong) \\(clock.now - start >= .milliseconds(35)) \\(clock.now > start) \\(Duration.seconds(90) == .milliseconds(90_000)) \\(Duration.seconds(1.5))"
      }
      """),
    Snippet(
      "a handler hears of a cancellation", "cancel,work over",
      """
      final class Log4: @unchecked Sendable {
        var entries: [String] = []
        func add(_ text: String) { entries.append(text) }
        var text: String { entries.joined(separator: ",") }
      }

      func result() async -> String {
        let log = Log4()
        let task = Task {
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(5))
            log.add("work over")
          } onCancel: { log.add("cancel") }
        }
        try? await Task.sleep(for: .milliseconds(20))
        task.cancel()
        await task.value
        return log.text
      }
      """),
    Snippet(
      "an asynchronous sequence of one's own gives its elements, its error, and others made of it",
      "123 <1><2><3><4>stopped 10",
      """
      struct Ticker: AsyncSequence {
        typealias Element = Int
        let last: Int
        struct AsyncIterator: AsyncIteratorProtocol {
          var count = 0
          let last: Int
          mutating func next() async throws -> Int? {
            guard count < last else { return nil }
            count += 1
            if count == 5 { throw CancellationError() }
            return count
          }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(last: last) }
      }

      func result() async -> String {
        var text = ""
        do {
          for try await number in Ticker(last: 3) { text += "\\(number)" }
          text += " "
          for try await word in Ticker(last: 9).map({ "<\\($0)>" }) { text += word }
        } catch { text += error is CancellationError ? "stopped" : "?" }
        return text + " \\((try? await Ticker(last: 4).reduce(0, +)) ?? -1)"
      }
      """),
    Snippet(
      "streams have a largest element, a first part and elements of elements", "4 [1, 2] [1, 1, 2]",
      """
      func numbers(_ count: Int) -> AsyncStream<Int> {
        AsyncStream { continuation in
          for number in 1...count { continuation.yield(number) }
          continuation.finish()
        }
      }

      func result() async -> String {
        let largest = await numbers(4).max() ?? 0
        var first: [Int] = []
        for await number in numbers(9).prefix(while: { $0 < 3 }) { first.append(number) }
        let all = await numbers(2).flatMap { numbers($0) }.reduce(into: [Int]()) { $0.append($1) }
        return "\\(largest) \\(first) \\(all)"
      }
      """),
    Snippet(
      "errors of the system are passed on, compared and caught", "offline true 2 url true",
      """
      func load(_ page: Int) async throws -> Int {
        try await Task.sleep(for: .milliseconds(5))
        if page == 1 { throw URLError(.notConnectedToInternet) }
        return page
      }

      func old(_ number: Int, _ done: @escaping (Result<Int, any Error>) -> Void) {
        done(number > 0 ? .success(number * 2) : .failure(URLError(.badURL)))
      }

      func new(_ number: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
          old(number) { continuation.resume(with: $0) }
        }
      }

      func result() async -> String {
        var words: [String] = []
        do { _ = try await load(1) } catch URLError.notConnectedToInternet {
          words.append("offline")
        } catch { words.append("?") }
        do { _ = try await load(1) } catch {
          words.append("\\((error as? URLError)?.code == .notConnectedToInternet)")
        }
        words.append("\\((try? await new(1)) ?? 0)")
        do { _ = try await new(-1) } catch let error as URLError {
          words.append("url \\(error.code == .badURL)")
        } catch { words.append("?") }
        return words.joined(separator: " ")
      }
      """),
  ]
}
