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
}
