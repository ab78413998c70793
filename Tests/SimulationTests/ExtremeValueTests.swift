import Foundation
import Simulation
import Testing

/// A program may use any value with any function: what Swift stops at is the program's own trap,
/// with its line, and the machine goes on.
@Suite(.timeLimit(.minutes(10))) struct ExtremeValueTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var action: String
    var message: String
    var testDescription: String { action }

    init(_ action: String, _ message: String) {
      self.action = action
      self.message = message
    }
  }

  static let traps = [
    Case("values.removeSubrange(2...Int.max)", "overflow"),
    Case("values.replaceSubrange(Int.min...1, with: [])", "out of range"),
    Case("print(values[0...Int.max])", "out of range"),
    Case("print(values[Int.max...])", "Range requires lowerBound <= upperBound"),
    Case("print(values[...Int.max])", "out of range"),
    Case("print(values.dropFirst()[Int.min])", "out of range"),
    Case("values.insert(1, at: Int.min)", "Index out of range"),
    Case("values.swapAt(Int.min, 0)", "Index out of range"),
    Case("print(values.prefix(through: Int.max))", "overflow"),
    Case("print(values.prefix(-1))", "Can't take a prefix of negative length"),
    Case("print(values.suffix(-1))", "Can't take a suffix of negative length"),
    Case("print(values.dropLast(-1))", "Can't drop a negative number of elements"),
    Case("values.removeFirst(-1)", "Number of elements to remove should be non-negative"),
    Case("print(values.index(Int.max, offsetBy: 1))", "overflow"),
    Case("print(values.distance(from: Int.min, to: 1))", "overflow"),
    Case("for i in (Int.min..<9).prefix(4) { print(i) }", "overflow"),
    Case("print((Int.min...Int.max).count)", "more elements than an Int can count"),
    Case("print((0..<3)[7])", "Index out of range"),
    Case("for i in (Int.max - 1)... { print(i) }", "overflow"),
    Case("print(abs(Int.min))", "overflow"),
    Case("print(Array(repeating: 1, count: -1))", "Can't construct Array with count < 0"),
    Case("print(String(repeating: \"a\", count: -1))", "Negative count not allowed"),
    Case("print(repeatElement(1, count: -1))", "Repetition count should be non-negative"),
    Case("for i in stride(from: 1, to: 5, by: 0) { print(i) }", "Stride size must not be zero"),
  ]

  static let limits = [
    Case("print((0...Int.max).map { $0 })", "grew beyond"),
    Case("print(Set(0..<Int.max).count)", "grew beyond"),
    Case("print(Array(Int.min...Int.max))", "grew beyond"),
    Case("print(String(repeating: \"ab\", count: Int.max))", "grew beyond"),
  ]

  @Test(
    "what Swift stops at, or has no end, ends the program with its line", arguments: traps + limits)
  func stops(_ extreme: Case) throws {
    let screen = try Self.mount(extreme.action)
    let event = try screen.perform(Event("tap \"Go\""))
    let errors = event.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.line) == [5])
    #expect(errors.first?.message.contains(extreme.message) == true, "\(errors.map(\.message))")
  }

  static let values = [
    Case("(64...Int.max).count", "9223372036854775744"),
    Case("(1...Int.max).suffix(2).map { $0 }", "[9223372036854775806, 9223372036854775807]"),
    Case("(0...Int.max).prefix(2).map { $0 }", "[0, 1]"),
    Case("(Int.min..<9).contains(3)", "true"), Case("(Int.min...Int.max).isEmpty", "false"),
    Case(
      "[(Int.min..<9).first, (0...Int.max).last].compactMap { $0 }",
      "[-9223372036854775808, 9223372036854775807]"),
    Case("(1..<10).prefix(3)", "1..<4"), Case("(1..<10).dropFirst(2)", "3..<10"),
    Case("(5..<8).startIndex", "5"), Case("(5..<8).indices", "5..<8"),
    Case("(5..<8).firstIndex(of: 6) ?? -1", "6"),
    Case("Array((Int.max - 1)...Int.max)", "[9223372036854775806, 9223372036854775807]"),
    Case("Array((7...).prefix(2))", "[7, 8]"),
    Case("stride(from: 0, to: Int.max, by: Int.max - 5).map { $0 }", "[0, 9223372036854775802]"),
    Case(
      "stride(from: Int.min, to: Int.max, by: Int.max).map { $0 }",
      "[-9223372036854775808, -1, 9223372036854775806]"),
    Case("zip(3..., [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[\"3a\", \"4b\"]"),
    Case("[0...1, 4...5].joined().map { $0 }", "[0, 1, 4, 5]"),
  ]

  @Test("what Swift can say of the largest ranges is said", arguments: values)
  func says(_ extreme: Case) throws {
    let screen = try Self.mount("print(\(extreme.action))")
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.diagnostics.isEmpty, "\(event.diagnostics.map(\.message))")
    #expect(screen.printed == [extreme.message])
  }

  @Test("a loop over an endless range takes no more than it is asked for")
  func loop() throws {
    let screen = try Self.mount("for i in 0...Int.max { if i == 2 { break }; print(i) }")
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["0", "1"])
  }

  @Test("a span of time that may be written in no unit does not reach the system's library")
  func span() throws {
    for text in [".units(allowed: [])", "Duration.UnitsFormatStyle.units(allowed: [])"] {
      let screen = try Self.mount("print(Duration.zero.formatted(\(text))); print(1)")
      let event = try screen.perform(Event("tap \"Go\""))
      #expect(screen.printed.last == "1" || event.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test("a weekday that no calendar has does not reach the system's library")
  func weekday() throws {
    let screen = try Self.mount(
      "var days = Calendar.current; days.firstWeekday = Int.min + 1; print(days)")
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.crash == nil)
  }

  @Test("no number that no finger reaches is an event")
  func events() {
    for text in ["slide \"A\" to 1e999", "slide \"A\" to nan", "pinch \"A\" by inf"] {
      #expect(throws: EventError.self) { try Event(text) }
    }
  }

  private static func mount(_ action: String) throws -> Screen {
    let source = """
      struct Probe: View {
        @State var values = [1, 2]
        var body: some View {
          Button("Go") {
            \(action)
          }
        }
      }
      """
    let limits = SimulationLimits(steps: 20_000, elements: 20_000)
    return try Simulator(files: [SourceFile(path: "Probe.swift", text: source)], limits: limits)
      .mount("Probe")
  }

  // MARK: Everything with everything

  /// In a process of its own: what crashes the machine fails the test and names the program.
  @Test("nothing that the machine knows is stopped by a value", arguments: [1, 2])
  func sample(seed: UInt64) async throws {
    let current = FileManager.default.temporaryDirectory.appending(path: "extreme-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: current) }
    let path = current.path
    let result = await #expect(processExitsWith: .success) { [seed, path = path as String] in
      for program in ExtremeGenerator(seed: seed).prefix(100) {
        try program.write(toFile: path, atomically: false, encoding: .utf8)
        _ = run(program)
      }
    }
    guard result == nil else { return }
    let program = (try? String(contentsOf: current, encoding: .utf8)) ?? "none began"
    Issue.record("the machine crashed at:\n\(program)")
  }
}
