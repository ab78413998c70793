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
    return "\(old) \(old == 1 ? "body" : "bodies") before, \(new) now"
  }

  private var table: [String] {
    let rows = comparison.events.map { event in
      "| \(code(event.event)) | \(event.old.cell) | \(event.new.cell) | "
        + "\(event.old.skips) | \(event.new.skips) |"
    }
    return [
      "| Event | Bodies before | Bodies now | Skips before | Skips now |", "|---|---|---|---|---|",
    ] + rows
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
    facts += event.new.otherThings(than: event.old).map { thing in
      "\(thing.name), \(thing.isNew ? "now" : "before") only: \(thing.what)"
    }
    return facts
  }
}

/// A bar would end the cell of a table.
func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

extension Comparison.Side {
  /// Which bodies ran, for a cell of a table.
  var cell: String {
    let bodies = bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $1 == 1 ? $0 : "\($0) × \($1)" }
    let all = bodies + (firstRuns == 0 ? [] : ["\(firstRuns) first"])
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }

  /// What differs besides bodies: whether it is in this side alone, or in the other.
  func otherThings(than other: Comparison.Side) -> [(name: String, isNew: Bool, what: String)] {
    let parts: [(String, KeyPath<Comparison.Side, [String]>)] = [
      ("enters", \.inserted), ("leaves", \.removed), ("state ends", \.discarded),
      ("on the screen", \.screen),
    ]
    return parts.flatMap { name, part in
      let change = self[keyPath: part].difference(from: other[keyPath: part])
      return [
        (name, false, change.removals.map(\.element).counted),
        (name, true, change.insertions.map(\.element).counted),
      ].filter { !$0.2.isEmpty }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

extension [String] {
  /// Each once, in order, and how often it is there.
  fileprivate var counted: String {
    let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var told: Set<String> = []
    return filter { told.insert($0).inserted }
      .map { text in counts[text].map { $0 > 1 ? "\(text) × \($0)" : text } ?? text }
      .joined(separator: ", ")
  }
}
