import Interpreter
import Testing

/// What publishers send, in the order in which it arrives.
@Suite struct PublisherTests {
  @Test(
    "publishers send what their operators make of it",
    arguments: [
      ("[1, 2, 3].publisher.map { $0 * 2 }.filter { $0 > 2 }.collect()", "[4, 6]"),
      ("[1, 1, 2, 2, 1].publisher.removeDuplicates().collect()", "[1, 2, 1]"),
      ("(1...4).publisher.scan(0, +).collect()", "[1, 3, 6, 10]"),
      ("[1, 2, 3].publisher.prefix(2).collect()", "[1, 2]"),
      ("[1, 2].publisher.flatMap { n in [n, n * 10].publisher }.collect()", "[1, 10, 2, 20]"),
      ("Just(5).map { \"\\($0)!\" }", "5!"),
      ("[3, 5, 4].publisher.map { $0 }.max()", "5"), ("[3, 5].publisher.min(by: <)", "3"),
      ("[3, 5, 4].publisher.output(at: 1)", "5"),
      ("[3, 5, 4].publisher.output(in: 1...).collect()", "[5, 4]"),
      ("[1, 3].publisher.allSatisfy { $0 % 2 == 1 }", "true"),
      ("[1, 2].publisher.contains { $0 > 4 }", "false"),
      ("[1, 2].publisher.contains(2)", "true"),
      ("[1, 2, 3].publisher.last(where: { $0 < 3 })", "2"),
      ("[1, 2].publisher.breakpoint(receiveOutput: { $0 > 9 }).breakpointOnError().count()", "2"),
      ("[1].publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)", "1"),
    ])
  func operators(publisher: String, value: String) {
    let source = """
      import Combine
      let subscription = \(publisher).sink { print($0) }
      subscription.cancel()
      """
    #expect(Check.printed(by: source) == value + "\n")
  }

  @Test(
    "an operator that throws ends the publisher with what is thrown",
    arguments: [
      ("tryFilter { if $0 == 3 { throw Odd() }; return $0 > 1 }", "2 Odd()"),
      ("tryCompactMap { if $0 == 3 { throw Odd() }; return $0 == 1 ? nil : \"a\" }", "a Odd()"),
      ("tryScan(0) { if $1 == 3 { throw Odd() }; return $0 + $1 }", "1 3 Odd()"),
      ("tryDrop { if $0 == 2 { throw Odd() }; return true }", "Odd()"),
      ("tryPrefix { $0 < 2 }", "1 end"), ("tryFirst { $0 > 1 }", "2 end"),
      ("tryLast { $0 < 3 }", "2 end"), ("tryContains { $0 == 2 }", "true end"),
      ("tryAllSatisfy { $0 < 3 }", "false end"), ("tryReduce(0) { $0 + $1 }", "6 end"),
      ("tryMax { $0 < $1 }", "3 end"), ("tryMin { _, _ in throw Odd() }", "Odd()"),
      ("tryRemoveDuplicates { $0 + 1 == $1 }", "1 3 end"),
      ("tryMap { if $0 == 2 { throw Odd() }; return $0 }.tryCatch { _ in Just(9) }", "1 9 end"),
      ("tryMap { if $0 == 2 { throw Odd() }; return $0 }.retry(1)", "1 1 Odd()"),
    ])
  func throwing(operation: String, value: String) {
    let source = """
      import Combine
      struct Odd: Error {}
      let subscription = [1, 2, 3].publisher.\(operation).sink { ending in
        if case .failure(let error) = ending { print(error) } else { print("end") }
      } receiveValue: { print($0, terminator: " ") }
      subscription.cancel()
      """
    #expect(Check.printed(by: source) == value + "\n")
  }

  @Test("values are encoded and decoded on their way")
  func coding() {
    let source = """
      import Combine
      import Foundation
      struct Song: Codable { var title: String }
      let subscription = Just(Song(title: "a")).encode(encoder: JSONEncoder())
        .decode(type: Song.self, decoder: JSONDecoder())
        .sink { _ in } receiveValue: { print($0.title) }
      subscription.cancel()
      """
    #expect(Check.printed(by: source) == "a\n")
  }

  @Test(
    "who waits too long is told the error, or that it is over; a connection begins when it is made")
  func waiting() {
    let source = """
      import Combine
      import Foundation
      struct Late: Error {}
      let subject = PassthroughSubject<Int, Late>()
      let own = subject.timeout(.seconds(2), scheduler: RunLoop.main, customError: { Late() })
        .sink { print($0) } receiveValue: { print($0) }
      try? await Task.sleep(for: .seconds(1.5))
      subject.send(1)
      try? await Task.sleep(for: .seconds(3))
      subject.send(2)
      let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
      let one = numbers.sink { print("one", $0) }
      let other = numbers.sink { print("other", $0) }
      let connection = numbers.connect()
      """
    #expect(
      Check.printed(by: source)
        == "1\nfailure(Late())\none 1\nother 1\none 2\nother 2\n")
  }

  @Test("a subject tells who has subscribed, until that is cancelled")
  func subjects() {
    let source = """
      import Combine
      let subject = CurrentValueSubject<Int, Never>(1)
      let subscription = subject.sink { print($0) }
      subject.send(2)
      subscription.cancel()
      subject.send(3)
      print(subject.value)
      """
    #expect(Check.printed(by: source) == "1\n2\n3\n")
  }

  @Test("a timer ticks for all while it is connected, and for nobody else")
  func timers() {
    let source = """
      import Combine
      import Foundation
      let timer = Timer.publish(every: 1, on: .main, in: .common)
      let first = timer.sink { _ in print("first") }
      try? await Task.sleep(for: .seconds(2.5))
      print("nobody has connected it")
      let connection = timer.connect()
      let second = timer.sink { _ in print("second") }
      try? await Task.sleep(for: .seconds(1.5))
      connection.cancel()
      try? await Task.sleep(for: .seconds(3))
      let own = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let third = own.sink { _ in print("third") }
      try? await Task.sleep(for: .seconds(1.5))
      own.upstream.connect().cancel()
      try? await Task.sleep(for: .seconds(3))
      """
    #expect(Check.printed(by: source) == "nobody has connected it\nfirst\nsecond\nthird\n")
  }

  @Test("what comes too fast waits until it is quiet")
  func debouncing() {
    let source = """
      import Combine
      import Foundation
      let typed = PassthroughSubject<String, Never>()
      let subscription = typed.debounce(for: .seconds(0.1), scheduler: RunLoop.main).sink { print($0) }
      typed.send("a")
      typed.send("ab")
      try? await Task.sleep(for: .seconds(1))
      typed.send("abc")
      try? await Task.sleep(for: .seconds(1))
      """
    #expect(Check.printed(by: source) == "ab\nabc\n")
  }
}
