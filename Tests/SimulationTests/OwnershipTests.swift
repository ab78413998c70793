import Simulation
import Testing

/// Who holds an instance of a class: what is written into closures, and nobody else.
@Suite struct OwnershipTests {
  private func mount(_ start: String, in view: String = "") throws -> Screen {
    let source = """
      import SwiftUI
      import Combine
      final class Owner: ObservableObject {
        @Published var n = 0
        var bag = Set<AnyCancellable>()
        var later: (() -> Void)?
        let subject = PassthroughSubject<Int, Never>()
        let name = "owner"
        func start() { \(start) }
        func note() { print("n", n) }
        deinit { print("gone") }
      }
      struct Shown: View {
        @StateObject var owner = Owner()
        var body: some View {
          VStack {
            Text("\\(owner.n)")
            Button("start") { owner.start() }
            Button("send") { owner.subject.send(3) }
          }\(view)
        }
      }
      struct Host: View {
        @State private var isOn = true
        var body: some View {
          Toggle("on", isOn: $isOn)
          if isOn { Shown() }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Host.swift", text: source)]).mount("Host")
  }

  @Test(
    "an instance goes with its view though it has a closure that does not hold it",
    arguments: [
      #"later = { print("later") }"#,
      "later = { [weak self] in self?.n += 1 }",
      "subject.sink { [weak self] in self?.n += $0 }.store(in: &bag)",
      "subject.sink { [unowned self] in n += $0 }.store(in: &bag)",
      "subject.sink { [name] _ in print(name) }.store(in: &bag)",
      "subject.sink { [weak self] in guard let self else { return }; n += $0; note() }.store(in: &bag)",
      "Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.n += 1 }.store(in: &bag)",
      "Task { [weak self] in try? await Task.sleep(for: .seconds(9)); self?.n += 5 }",
    ])
  func goes(start: String) throws {
    let screen = try mount(start)
    try screen.perform(Event("tap \"start\""))
    try screen.perform(Event("tap \"send\""))
    #expect(!screen.printed.contains("gone"))
    try screen.perform(Event("toggle \"on\""))
    #expect(screen.printed.last == "gone")
  }

  @Test(
    "a closure that needs its instance holds it",
    arguments: [
      "later = { self.n += 1 }", "later = { [self] in n += 1 }",
      "later = { switch 3 { case self.n: print(1); default: break } }",
      "func add() { n += 1 }; later = { add() }",
      "later = { let inner = { [weak self] in self?.n += 1 }; inner() }",
    ])
  func stays(start: String) throws {
    let screen = try mount(start)
    try screen.perform(Event("tap \"start\""))
    try screen.perform(Event("toggle \"on\""))
    #expect(!screen.printed.contains("gone"))
  }

  @Test("what is captured weakly is there as long as somebody holds it, and its members are")
  func works() throws {
    let screen = try mount(
      "subject.sink { [weak self] in guard let self else { return }; n += $0; note() }.store(in: &bag)"
    )
    try screen.perform(Event("tap \"start\""))
    try screen.perform(Event("tap \"send\""))
    try screen.perform(Event("tap \"send\""))
    #expect(screen.printed == ["n 3", "n 6"])
  }

  @Test(
    "a callback of a view that is gone keeps nothing",
    arguments: [
      ".onAppear { owner.note() }", ".onDisappear { owner.note() }", ".task { owner.note() }",
      ".onChange(of: 1, initial: true) { owner.note() }",
    ])
  func callbacks(view: String) throws {
    let screen = try mount("", in: view)
    try screen.perform(Event("toggle \"on\""))
    #expect(screen.printed.last == "gone")
  }

  @Test("a program that ends while a timer of it runs ends quietly")
  func ends() throws {
    _ = try mount(
      "Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.n += 1 }.store(in: &bag)"
    ).perform(Event("tap \"start\""))
  }
}
