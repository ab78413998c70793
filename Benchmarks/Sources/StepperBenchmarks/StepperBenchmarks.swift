import Screens
import Simulation
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures that a key in the stepper costs the same in a long trace as in a short one, and fails
/// when it does not.
@main
struct StepperBenchmarks {
  /// As for the simulator: caches of the processor are smaller than a long trace.
  private static let tolerance = 2.0

  static func main() throws {
    print("stepper: processor time from a key to the drawn page, 120 by 40")
    print(row(["steps", "keys", "mean µs", "ratio", "worst µs"]))
    var reference: Double?
    var ratio = 1.0
    for steps in [100, 1_000, 10_000] {
      let (trace, files) = try record(steps: steps)
      let console = KeyConsole(keys)
      try TraceViewer(console: console).show(trace, of: files)
      guard console.costs.count == keys.count else { throw Unexpected() }
      let mean = console.costs.reduce(0, +) / Double(console.costs.count)
      reference = reference ?? mean
      ratio = mean / (reference ?? mean)
      print(
        row([
          "\(trace.events[0].steps.count)", "\(console.costs.count)", text(mean * 1e6),
          text(ratio), text((console.costs.max() ?? 0) * 1e6),
        ]))
    }
    guard ratio > tolerance else { return }
    print("a key in the longest trace is \(text(ratio)) times as dear")
    exit(1)
  }

  /// Through the story step by step, by bodies and by events, to its end and back.
  private static let keys: [Key] = {
    let steps = Array(repeating: Key.space, count: 100)
    let bodies = Array(repeating: Key.character("N"), count: 20)
    let back = Array(repeating: Key.character("b"), count: 60)
    let end: [Key] = [.character("G"), .character("w"), .character("b"), .character("w")]
    let events: [Key] = [.character("]"), .character("["), .character("[")]
    return [.resize] + steps + bodies + end + back + events + steps
  }()

  /// A list whose mounting takes so many steps, and then one tap.
  private static func record(steps: Int) throws -> (Trace, [SourceFile]) {
    let source = """
      struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View { Button("Row \\(number): \\(taps)") { taps += 1 } }
      }

      struct Rows: View {
        let count: Int
        var body: some View {
          VStack { ForEach(0..<count, id: \\.self) { Row(number: $0) } }
        }
      }
      """
    let files = [SourceFile(path: "Rows.swift", text: source)]
    // Each row enters, begins its state, runs and reads.
    let screen = try Simulator(files: files).mount("Rows(count: \(steps / 4))")
    try screen.perform(Event("tap \"Row 7: 0\""))
    return (screen.trace, files)
  }

  /// A key was not answered with a page.
  private struct Unexpected: Error, CustomStringConvertible {
    let description = "not every key drew a page"
  }

  /// A number with two decimals.
  private static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func row(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined()
  }
}
