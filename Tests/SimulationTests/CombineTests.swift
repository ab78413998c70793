import Simulation
import Testing

/// Publishers as Combine documents them: nobody can ask Combine itself here.
@Suite struct CombineTests {
  /// What the program prints while its view appears, and in the ten seconds after.
  private func printed(_ body: String) throws -> [String] {
    let source = """
      import Combine
      import SwiftUI
      @MainActor final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
        var cancellables: Set<AnyCancellable> = []
        func run() {
          \(body)
        }
      }
      struct Probe: View {
        @StateObject private var model = Model()
        var body: some View { Text("x").onAppear { model.run() } }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Probe.swift", text: source)])
      .mount("Probe")
    try screen.perform(Event("wait 10s"))
    let remarks = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    return remarks + screen.printed
  }

  @Test("who hears something may end their own subscription, and that of others")
  func endingWhileTold() throws {
    let printed = try printed(
      """
      let words = PassthroughSubject<String, Never>()
      var first: AnyCancellable?
      var second: AnyCancellable?
      first = words.sink { print("first", $0); first = nil; second = nil }
      second = words.sink { print("second", $0) }
      words.sink { print("third", $0) }.store(in: &cancellables)
      words.send("a")
      words.send("b")
      """)
    #expect(printed == ["first a", "third a", "third b"])
  }

  @Test("an object that goes with a subscription may take its own subscriptions along")
  func endingInARow() throws {
    let printed = try printed(
      """
      final class Link {
        var held: AnyCancellable?
        func hear(_ word: String) { print("link", word) }
      }
      let words = PassthroughSubject<String, Never>()
      var link: Link? = Link()
      link?.held = words.sink { print("inner", $0) }
      var chained: AnyCancellable? = words.sink { [link] in link?.hear($0) }
      link = nil
      words.send("a")
      chained = nil
      words.send("b")
      print(chained == nil)
      """)
    #expect(printed == ["inner a", "link a", "true"])
  }

  @Test("who switches to the latest goes on when one of them has ended")
  func switchingOn() throws {
    let printed = try printed(
      """
      struct Lost: Error {}
      func look(_ word: String) -> AnyPublisher<Int, any Error> {
        word == "x"
          ? Fail(error: Lost()).eraseToAnyPublisher()
          : Just(word.count).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      }
      let words = PassthroughSubject<String, Never>()
      words.map { look($0).replaceError(with: -1) }.switchToLatest()
        .sink { print("over", $0) } receiveValue: { print($0) }.store(in: &cancellables)
      for word in ["abc", "x", "de"] { words.send(word) }
      words.send(completion: .finished)
      """)
    #expect(printed == ["3", "-1", "2", "over finished"])
  }

  @Test("what a failure is replaced with is of the type that goes on: `Just(.failure($0))`")
  func implicitOutput() throws {
    let printed = try printed(
      """
      enum Lost: Error { case word(String) }
      func look(_ word: String) -> AnyPublisher<Int, Lost> {
        word == "x"
          ? Fail(error: .word(word)).eraseToAnyPublisher()
          : Just(word.count).setFailureType(to: Lost.self).eraseToAnyPublisher()
      }
      for word in ["abc", "x"] {
        look(word).map(Result<Int, Lost>.success).catch { Just(.failure($0)) }
          .sink { result in
            switch result {
            case .success(let count): print("found", count)
            case .failure(let lost): print("lost", lost)
            }
          }
          .store(in: &cancellables)
      }
      """)
    #expect(printed == ["found 3", "lost word(\"x\")"])
  }

  @Test("who sets the value of a subject sends it")
  func setValue() throws {
    let printed = try printed(
      """
      let page = CurrentValueSubject<Int, Never>(1)
      page.sink { print("page", $0) }.store(in: &cancellables)
      page.value = 10
      page.value += 1
      print(page.value)
      """)
    #expect(printed == ["page 1", "page 10", "page 11", "11"])
  }

  @Test("what is there already is published, and what leads or follows in every form")
  func ofValues() throws {
    let printed = try printed(
      """
      let some: Int? = 1
      let none: Int? = nil
      let good: Result<Int, URLError> = .success(2)
      let bad: Result<Int, URLError> = .failure(URLError(.badURL))
      some.publisher.sink { print("some", $0) }.store(in: &cancellables)
      none.publisher.sink { print("none", $0) }.store(in: &cancellables)
      good.publisher.replaceError(with: 0).sink { print("good", $0) }.store(in: &cancellables)
      bad.publisher.replaceError(with: 9).sink { print("bad", $0) }.store(in: &cancellables)
      "ab".publisher.sink { print("text", $0) }.store(in: &cancellables)
      let subject = PassthroughSubject<Int, Never>()
      subject.prepend([3, 4]).prepend(5).append([6]).append(Just(7))
        .sink { print("led", $0) }.store(in: &cancellables)
      subject.prepend(Just(8)).sink { print("just", $0) }.store(in: &cancellables)
      subject.send(0)
      subject.send(completion: .finished)
      """)
    #expect(
      printed == [
        "some 1", "good 2", "bad 9", "text a", "text b", "led 5", "led 3", "led 4", "just 8",
        "led 0", "just 0", "led 6", "led 7",
      ])
  }

  @Test("a timer that nobody connects, or that is disconnected, ticks for nobody")
  func disconnected() throws {
    let printed = try printed(
      """
      Timer.publish(every: 1, on: .main, in: .common).sink { _ in print("waits") }
        .store(in: &cancellables)
      let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
      timer.scan(0) { count, _ in count + 1 }.sink { count in
        print(count)
        if count == 2 { timer.upstream.connect().cancel() }
      }.store(in: &cancellables)
      """)
    #expect(printed == ["1", "2"])
  }

  @Test("a subject passes on what is sent while somebody listens")
  func passthrough() throws {
    let printed = try printed(
      """
      let subject = PassthroughSubject<Int, Never>()
      subject.send(1)
      let token = subject.filter { $0 > 1 }.map { $0 * 10 }.sink { print("got \\($0)") }
      subject.send(2)
      subject.send(0)
      token.cancel()
      subject.send(3)
      """)
    #expect(printed == ["got 20"])
  }

  @Test("a current value is delivered at subscription, then each new one")
  func currentValue() throws {
    let printed = try printed(
      """
      let subject = CurrentValueSubject<String, Never>("a")
      subject.removeDuplicates().sink { print($0) }.store(in: &cancellables)
      subject.send("a")
      subject.send("b")
      print("holds \\(subject.value) \\(cancellables.count)")
      subject.send(completion: .finished)
      subject.send("c")
      """)
    #expect(printed == ["a", "b", "holds b 1"])
  }

  @Test("a subscription that nobody keeps ends at once")
  func dropped() throws {
    let printed = try printed(
      """
      let subject = PassthroughSubject<Int, Never>()
      _ = subject.sink { print("dropped \\($0)") }
      let kept = subject.sink { print("kept \\($0)") }
      subject.send(1)
      print(kept is AnyCancellable)
      """)
    #expect(printed == ["kept 1", "true"])
  }

  @Test("a published property is heard before it changes")
  func published() throws {
    let printed = try printed(
      """
      $name.sink { [weak self] in print("\\($0) while it is \\(self?.name ?? "-")") }
        .store(in: &cancellables)
      name = "b"
      """)
    #expect(printed == ["a while it is a", "b while it is a"])
  }

  @Test("several publishers are joined by their latest values, in pairs or one after the other")
  func joined() throws {
    let printed = try printed(
      """
      $name.combineLatest($count).sink { print("\\($0)\\($1)") }.store(in: &cancellables)
      count = 1
      name = "b"
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      first.merge(with: second).scan(0, +).sink { print($0) }.store(in: &cancellables)
      first.zip(second).sink { print("zip \\($0) \\($1)") }.store(in: &cancellables)
      first.send(1)
      first.send(2)
      second.send(5)
      """)
    #expect(printed == ["a0", "a1", "b1", "1", "3", "8", "zip 1 5"])
  }

  @Test("debounce waits for silence, throttle lets one through for each span")
  func timed() throws {
    let printed = try printed(
      """
      let subject = PassthroughSubject<Int, Never>()
      subject.debounce(for: .seconds(1), scheduler: RunLoop.main)
        .sink { print("quiet \\($0)") }.store(in: &cancellables)
      subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
        .sink { print("steady \\($0)") }.store(in: &cancellables)
      Task {
        for number in 1...4 {
          subject.send(number)
          try? await Task.sleep(for: .milliseconds(400))
        }
      }
      """)
    #expect(printed == ["steady 1", "steady 3", "steady 4", "quiet 4"])
  }

  @Test("values of a publisher and notifications are sequences")
  func sequences() throws {
    let printed = try printed(
      """
      let center = NotificationCenter.default
      Task {
        for await name in $name.values.prefix(2) { print("name \\(name)") }
        print("done")
      }
      Task {
        for await notification in center.notifications(named: Notification.Name("saved")) {
          print("saved \\(notification.object as? Int ?? 0)")
        }
      }
      Task {
        try? await Task.sleep(for: .seconds(1))
        name = "z"
        center.post(name: Notification.Name("saved"), object: 7)
      }
      """)
    #expect(printed == ["name a", "name z", "done", "saved 7"])
  }

  @Test("a timer publishes until it is cancelled")
  func timer() throws {
    let printed = try printed(
      """
      var ticks = 0
      var token: AnyCancellable?
      token = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { date in
        ticks += 1
        print("tick \\(ticks)")
        if ticks == 2 { token?.cancel() }
      }
      """)
    #expect(printed == ["tick 1", "tick 2"])
  }

  @Test("what is received on a queue arrives in the next turn")
  func receive() throws {
    let printed = try printed(
      """
      $count.dropFirst().receive(on: DispatchQueue.main)
        .sink { [weak self] in print("got \\($0), it is \\(self?.count ?? 0)") }
        .store(in: &cancellables)
      count = 3
      print("set")
      """)
    #expect(printed == ["set", "got 3, it is 3"])
  }

  @Test("the last of several publishers counts, and the one before is cancelled")
  func switching() throws {
    let printed = try printed(
      """
      let words = PassthroughSubject<String, Never>()
      words.map { word in Just(word + "!").delay(for: .seconds(1), scheduler: RunLoop.main) }
        .switchToLatest().sink { print($0) }.store(in: &cancellables)
      words.send("a")
      words.send("b")
      """)
    #expect(printed == ["b!"])
  }

  @Test("values before and after, all of them together, and what is known at the end")
  func gathered() throws {
    let printed = try printed(
      """
      let three = [1, 2, 3].publisher
      three.prepend(0).append(4, 5).collect().sink { print($0) }.store(in: &cancellables)
      three.collect(2).sink { print($0) }.store(in: &cancellables)
      three.reduce(0, +).sink { print("sum \\($0)") }.store(in: &cancellables)
      three.last().sink { print("last \\($0)") }.store(in: &cancellables)
      three.contains(2).sink { print("two \\($0)") }.store(in: &cancellables)
      three.drop(while: { $0 < 2 }).count().sink { print("rest \\($0)") }.store(in: &cancellables)
      Empty<Int, Never>().replaceEmpty(with: 9).sink { print($0) }.store(in: &cancellables)
      """)
    #expect(
      printed == [
        "[0, 1, 2, 3, 4, 5]", "[1, 2]", "[3]", "sum 6", "last 3", "two true", "rest 2", "9",
      ])
  }

  @Test("a failure ends a publisher, and is caught, replaced or tried again")
  func failing() throws {
    let printed = try printed(
      """
      enum Oops: Error { case bad }
      let numbers = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Oops.bad } else { $0 } }
      numbers.sink { completion in
        switch completion {
        case .finished: print("finished")
        case .failure(let error): print("failed \\(error)")
        }
      } receiveValue: { print($0) }.store(in: &cancellables)
      numbers.catch { _ in Just(7) }.sink { print("caught \\($0)") }.store(in: &cancellables)
      numbers.replaceError(with: 0).sink { print("replaced \\($0)") }.store(in: &cancellables)
      var tries = 0
      Deferred { tries += 1; return Fail<Int, Oops>(error: .bad) }.retry(2)
        .replaceError(with: 5).sink { print("\\($0) after \\(tries)") }.store(in: &cancellables)
      """)
    #expect(
      printed == [
        "1", "failed bad", "caught 1", "caught 7", "replaced 1", "replaced 0", "5 after 3",
      ])
  }

  @Test("a future keeps its result, and whoever has seen enough hears no more")
  func promised() throws {
    let printed = try printed(
      """
      let future = Future<Int, Never> { promise in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(5)) }
      }
      future.sink { print("done \\($0)") } receiveValue: { print("got \\($0)") }
        .store(in: &cancellables)
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2)
        .sink { print("ended \\($0)") } receiveValue: { _ in print("tick") }
        .store(in: &cancellables)
      """)
    #expect(
      printed.sorted() == ["done finished", "ended finished", "got 5", "tick", "tick"])
  }

  @Test("operators of the program are called, and what is not known is said")
  func ownOperators() throws {
    let source = """
      import Combine
      import SwiftUI
      extension Publisher {
        func doubled() -> AnyPublisher<String, Failure> { map { "\\($0)\\($0)" }.eraseToAnyPublisher() }
      }
      final class Model: ObservableObject {
        @Published var name = "a"
        @Published var twice = ""
        init() { $name.doubled().assign(to: &$twice) }
      }
      struct Probe: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.twice) }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Probe.swift", text: source)])
      .mount("Probe")
    #expect(screen.elements.contains { $0.label == "aa" })
  }
}
