import Guides
import Simulation

/// Writes a question about a listing: its options are the candidates, and each is explained by the
/// trace's own story.
struct TraceItem {
  var listing: GuideListing
  var found: FoundTrace

  func item(_ identifiers: inout Identifiers) -> GuideItem? {
    let isDrawn = found.prediction.subject == .screen
    guard options.count >= 2 || isDrawn else { return nil }
    let event = found.events.last
    let words = [listing.id, event ?? "first", found.prediction.subject.rawValue]
    let id = identifiers.name(for: words.joined(separator: " "), or: listing.id + " trace")
    var lines = [
      "```trace", "id: \(id)", "draft: yes", "listing: \(listing.id)", "root: \(found.root)",
    ]
    lines += found.events.map { "do: \($0)" }
    lines += ["ask: \(found.prediction.subject.rawValue)"]
    if let of = found.of ?? (found.prediction.subject == .frame ? found.root : nil) {
      lines.append("of: \(of)")
    }
    if let area = found.area { lines.append("size: \(area)") }
    lines += ["hint: \(hint)", "why: \(why)", ""]
    lines += [stem, ""] + (isInOrder ? options : mixed(options, by: id))
    if lines.last == "" { lines.removeLast() }
    lines.append("```")
    return GuideItem(
      id: id, kind: .trace, first: listing.first, last: listing.last, lines: lines)
  }

  private var last: EventTrace? { found.prediction.trace.events.last }

  // MARK: The question

  private var stem: String {
    if found.prediction.subject == .frame, let area = found.area {
      return
        "`\(found.root)` is offered \(area.replacing("x", with: " x ")) points. How large is it?"
    }
    if found.prediction.subject == .value { return stemOfRuns }
    if found.isInFlight, let tap = found.events.first {
      return
        "\(MarkdownEscapes.code(tap)) has set something in motion, and it is still on its way. "
        + "Until a tenth of a second later, which bodies run because of the motion?"
    }
    let begin = scene
    switch found.prediction.subject {
    case .bodies: return begin + "Which bodies run?"
    case .state:
      return begin
        + "Which of these states are still there afterwards, whatever was written to them?"
    case .order: return begin + "In which order do the bodies run?"
    case .prints: return begin + "Which lines are printed?"
    case .frame: return begin + "How large is it?"
    case .negotiation: return begin + "What is it offered when it is placed?"
    case .screen: return begin + "Which drawing shows what is on the screen?"
    case .value: return begin + "Where is the number by then?"
    }
  }

  /// Whole stories are counted, from the first appearance on.
  private var stemOfRuns: String {
    let view = found.of?.split(separator: " ").first.map(String.init) ?? found.root
    let begin = "`\(found.root)` comes on the screen"
    guard !found.events.isEmpty else {
      return begin + " for the first time, and does all that it does by itself. "
        + "How often has `\(view).body` run by then?"
    }
    let told = found.events.map { MarkdownEscapes.code($0) }.joined(separator: ", ")
    return begin + ", and then this happens: \(told). "
      + "How often has `\(view).body` run by then, the first time included?"
  }

  private var scene: String {
    guard let last = found.events.last.map({ MarkdownEscapes.code($0) }) else {
      return "`\(found.root)` comes on the screen for the first time. "
    }
    guard let first = found.events.dropLast().last.map({ MarkdownEscapes.code($0) }) else {
      return "`\(found.root)` is on the screen, and this happens: \(last). "
    }
    let again = first == last ? "the same once more" : last
    return "`\(found.root)` is on the screen. After \(first), this happens: \(again). "
  }

  private var hint: String {
    switch found.prediction.subject {
    case .bodies: "Look for who reads what is written, and who is handed another value."
    case .state: "State lives as long as its view keeps its identity."
    case .order: "A view is described before what stands inside of it."
    case .prints: "Follow the lines that run, and leave out those that wait for something else."
    case .value: "Look for what is written, and whether that is together or later."
    case .frame, .negotiation, .screen: "Ask what is offered, who chooses, and who places."
    }
  }

  private var why: String { TraceWords(found: found).why }

  // MARK: Options

  /// Whether the options stand in an order of their own that tells nothing: views as they lie in each
  /// other, numbers by their size.
  private var isInOrder: Bool {
    switch found.prediction.subject {
    case .bodies, .state, .order, .value: true
    case .prints, .frame, .negotiation, .screen: false
    }
  }

  private var options: [String] {
    let prediction = found.prediction
    let words = TraceWords(found: found)
    switch prediction.subject {
    case .order:
      return prediction.key.map { "- `\($0).body`" }
    case .bodies, .state:
      var options = prediction.candidates.map { candidate in
        option(
          named(candidate), isKey: prediction.key.contains(candidate), words.reason(candidate))
      }
      // Where none of them is right, there has to be something to tick.
      if prediction.key.isEmpty {
        options.append(option("None", isKey: true, words.whyNone))
      }
      return options
    case .prints: return printed
    // Drawings to choose from are computed.
    case .screen: return []
    case .frame, .negotiation, .value:
      let right = prediction.key.map {
        (measure: $0, isKey: true, reason: found.keyReason ?? found.why ?? "So it is laid out.")
      }
      let wrong = found.wrongMeasures.map { (measure: $0.measure, isKey: false, reason: $0.reason) }
      return (right + wrong).sorted { (Int($0.measure) ?? 0) < (Int($1.measure) ?? 0) }
        .map { option("`\($0.measure)`", isKey: $0.isKey, $0.reason) }
    }
  }

  private var printed: [String] {
    let key = found.prediction.key
    var seen: Set<String> = []
    var options = key.filter { seen.insert($0).inserted }.map {
      option(MarkdownEscapes.code($0), isKey: true, "The line that prints it ran.")
    }
    let believed = found.beliefs.keys.sorted().filter { !$0.isEmpty && !$0.contains("`") }
    let others = (believed + PrintedLines.all(in: listing.source)).filter {
      seen.insert($0).inserted
    }
    options += others.prefix(3).map {
      option(
        MarkdownEscapes.code($0), isKey: false,
        "Nothing ran the line that prints it."
          + (found.beliefs[$0].map { " " + $0.correction } ?? ""))
    }
    return options
  }

  private func named(_ candidate: String) -> String {
    found.prediction.subject == .state ? "`\(candidate)`" : "`\(candidate).body`"
  }

  private func option(_ text: String, isKey: Bool, _ reason: String) -> String {
    "- [\(isKey ? "x" : " ")] \(text)\n  > \(reason)"
  }
}

/// Lines that a source prints as they stand: literals without anything to fill in.
enum PrintedLines {
  static func all(in source: String) -> [String] {
    var lines: [String] = []
    var rest = Substring(source)
    while let range = rest.firstRange(of: "print(\"") {
      rest = rest[range.upperBound...]
      let literal = rest.prefix { $0 != "\"" && $0 != "\n" }
      let isWhole = rest.dropFirst(literal.count).hasPrefix("\")")
      if isWhole, !literal.contains("\\"), !literal.contains("`"), !literal.isEmpty,
        !lines.contains(String(literal))
      {
        lines.append(String(literal))
      }
    }
    return lines
  }
}
