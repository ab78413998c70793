/// A comparison as Markdown, for a pull request or a terminal.
public struct ComparisonText {
  private let comparison: Comparison

  public init(_ comparison: Comparison) { self.comparison = comparison }

  public var lines: [String] {
    ["### `\(comparison.root)`: \(summary)", ""] + table + details
  }

  private var again: [Comparison.Event] { Array(comparison.events.dropFirst()) }

  private var summary: String {
    let (old, new) = again.reduce((0, 0)) { ($0.0 + $1.old.total, $0.1 + $1.new.total) }
    guard !again.isEmpty else { return "as it appears" }
    return "\(old) bodies before, \(new) now"
  }

  private var table: [String] {
    let rows = comparison.events.map { event in
      "| \(code(event.event)) | \(cell(event.old)) | \(cell(event.new)) | "
        + "\(event.old.skips) | \(event.new.skips) |"
    }
    return [
      "| Event | Bodies before | Bodies now | Skips before | Skips now |", "|---|---|---|---|---|",
    ] + rows
  }

  private func cell(_ side: Comparison.Side) -> String {
    let bodies = side.bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $1 == 1 ? $0 : "\($0) × \($1)" }
    let first = side.firstRuns == 0 ? [] : ["\(side.firstRuns) first"]
    let all = bodies + first
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }

  private var details: [String] {
    let lines = comparison.events.flatMap { event in
      facts(of: event).map { "- \(code(event.event)): \($0)" }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func facts(of event: Comparison.Event) -> [String] {
    var facts: [String] = []
    if !event.noLonger.isEmpty {
      facts.append("no longer runs: \(event.noLonger.joined(separator: ", "))")
    }
    if event.new.total > event.old.total {
      facts.append("runs more: \(event.more.joined(separator: ", "))")
    }
    let parts: [(String, KeyPath<Comparison.Side, [String]>)] = [
      ("enters", \.inserted), ("leaves", \.removed), ("state ends", \.discarded),
      ("on the screen", \.screen),
    ]
    for (name, part) in parts {
      let change = event.new[keyPath: part].difference(from: event.old[keyPath: part])
      let gone = change.removals.map(\.element)
      let come = change.insertions.map(\.element)
      if !gone.isEmpty { facts.append("\(name), before only: \(gone.joined(separator: ", "))") }
      if !come.isEmpty { facts.append("\(name), now only: \(come.joined(separator: ", "))") }
    }
    return facts
  }

  /// A bar would end the cell.
  private func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
