import Simulation
import Testing

/// What Foundation itself would stop at must not stop the machine.
@Suite struct FoundationLimitTests {
  static let sources = [
    "Date(timeIntervalSince1970: Double.infinity - Double.infinity)",
    "Date(timeIntervalSince1970: 1e300)",
    "Date(timeIntervalSince1970: Double.infinity) - 1e300",
    "Calendar.current.date(byAdding: .day, value: Int.max, to: .now)",
    "Calendar.current.date(bySettingHour: 99, minute: -1, second: Int.max, of: .now)",
    "1.5.formatted(.number.precision(.fractionLength(-1)))",
    "1.5.formatted(.number.precision(.significantDigits(Int.max)))",
    "1.5.formatted(.number.precision(.fractionLength(0...Int.max)))",
    "1.5.formatted(.number.rounded(rule: .up, increment: Double.infinity))",
    "Decimal(Double.infinity) + Decimal(1)", "Decimal(1) / Decimal(0)",
    "TimeZone(secondsFromGMT: Int.min)", "Double.random(in: 0...Double.infinity)",
    "IndexSet(integer: -1)", "IndexSet(integersIn: 0..<Int.max)",
    "\"abc\".padding(toLength: 10, withPad: \"\", startingAt: 0)",
    "\"abc\".padding(toLength: Int.max, withPad: \"x\", startingAt: 0)",
    "DateInterval(start: .now, duration: -1)", "Duration.seconds(1e300) * 1e300",
    "String(format: \"%999999999d %.99999999f %@ %d %z %\", 1, 2.0)",
    "String(format: \"%@ %@ %s\", 1, 2.5, 3)", "Data([300, -1]).count",
    "URLComponents(string: \"http://a\")",
    "Measurement(value: 1, unit: UnitLength.meters).converted(to: .hours)",
    "[1, 2].formatted(.list(type: .and))", "Date.now + Date.now", "Date.now < 3", "UUID() + 1",
    "Date(timeIntervalSince1970: \"x\")",
    "Date(timeIntervalSince1970: 1e300).formatted(style: .timer)",
    "Date(timeIntervalSince1970: Double.infinity - Double.infinity).formatted(style: .relative)",
    "(Date.now + (Double.infinity - Double.infinity)).formatted(.relative(presentation: .named))",
    "Calendar.current.startOfDay(for: .now + (Double.infinity - Double.infinity))",
    "Calendar.current.component(.nothing, from: .now)",
  ]

  @Test("an impossible value is carried, or is what Foundation says", arguments: sources)
  func survives(_ source: String) throws {
    let file = SourceFile(
      path: "Probe.swift",
      text: """
        import SwiftUI
        struct Probe: View { var body: some View { Text("x").onAppear { print("\\(\(source))") } } }
        """)
    let screen = try Simulator(files: [file]).mount("Probe")
    #expect(screen.printed.count == 1, "\(screen.trace.events[0].diagnostics.map(\.message))")
  }

  @Test("parts of an address that no address has are not set")
  func parts() throws {
    let file = SourceFile(
      path: "Probe.swift",
      text: """
        import SwiftUI
        struct Probe: View {
          var body: some View {
            Text("x").onAppear {
              var parts = URLComponents()
              parts.scheme = "1 2"
              parts.port = -5
              print(parts.scheme ?? "none", parts.port ?? 0)
            }
          }
        }
        """)
    let screen = try Simulator(files: [file]).mount("Probe")
    #expect(screen.printed == ["none 0"])
  }
}
