import Screens
import Simulation

/// A trace as lines for people: each event, its steps with what caused them, and the bodies that
/// ran.
struct Transcript {
  let lines: [String]

  /// - Parameter tellsAll: Whether every note is told; else of many those that decided something.
  init(_ trace: Trace, tellsAll: Bool = false) {
    lines = trace.events.enumerated().flatMap { index, event in
      ["\(index == 0 ? "" : "\n")event \(index + 1): \(event.event)"]
        + Self.story(event) + Self.remarks(event, tellsAll: tellsAll)
    }
  }

  private static func remarks(_ event: EventTrace, tellsAll: Bool) -> [String] {
    let (told, left) = tellsAll ? (event.diagnostics, 0) : event.chiefDiagnostics
    return told.map { "  \(place($0.line, in: $0.file)): \($0.severity.rawValue): \($0.message)" }
      + (left == 0
        ? [] : ["  and \(left) more notes on what was taken for granted: --notes prints them"])
  }

  private static func story(_ event: EventTrace) -> [String] {
    var lines: [String] = []
    for step in event.steps {
      if let pass = event.passBegun(by: step) { lines.append("  \(event.passWord) \(pass) begins") }
      lines.append(line(step))
    }
    lines.append(bodies(event))
    lines += event.evaluated.compactMap { run in
      run.preventable.map { "  preventable: \(run.instance): \($0)" }
    }
    return lines
  }

  private static func line(_ step: Step) -> String {
    let number = String(step.n)
    let gap = String(repeating: " ", count: max(0, 4 - number.count))
    let kind = step.kind.rawValue
    let padding = String(repeating: " ", count: max(1, 10 - kind.count))
    let place = step.line.map { ", \(Self.place($0, in: step.file))" } ?? ""
    let cause = step.because.map { "  (because of \($0)\(place))" } ?? ""
    let doubt = step.kind == .evaluate ? step.remainingDoubt.map { "; \($0)" } ?? "" : ""
    return "\(gap)\(number)  \(kind)\(padding)\(step.message)\(doubt)\(cause)"
  }

  /// `line 7`; with several files `Views/Row.swift:7`.
  private static func place(_ line: Int, in file: String?) -> String {
    file.map { "\($0):\(line)" } ?? "line \(line)"
  }

  private static func bodies(_ event: EventTrace) -> String {
    let bodies = event.evaluated.map {
      "\($0.instance) (\($0.causes.map(\.text).joined(separator: " + ")))"
    }
    return "  bodies: " + (bodies.isEmpty ? "none" : bodies.joined(separator: ", "))
  }
}
