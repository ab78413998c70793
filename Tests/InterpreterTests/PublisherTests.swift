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
    ])
  func operators(publisher: String, value: String) {
    let source = """
      import Combine
      let subscription = \(publisher).sink { print($0) }
      subscription.cancel()
      """
    #expect(Check.printed(by: source) == value + "\n")
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
