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
    if found.prediction.subject == .frame { lines.append("of: \(found.root)") }
    if let area = found.area { lines.append("size: \(area)") }
    lines += ["hint: \(hint)", "why: \(why)", ""]
    let isOrder = found.prediction.subject == .order
    lines += [stem, ""] + (isOrder ? options : mixed(options, by: id))
    if lines.last == "" { lines.removeLast() }
    lines.append("```")
    return GuideItem(
      id: id, kind: .trace, first: listing.first, last: listing.last, lines: lines)
  }

  private var last: EventTrace? { found.prediction.trace.events.last }

  private var stem: String {
    if found.prediction.subject == .frame, let area = found.area {
      return
        "`\(found.root)` is offered \(area.replacing("x", with: " x ")) points. How large is it?"
    }
    if found.isInFlight, let tap = found.events.first {
      return
        "\(MarkdownEscapes.code(tap)) has set something in motion, and it is still on its way: "
        + "this happens: \(MarkdownEscapes.code(found.events.last ?? "")). Which bodies run?"
    }
    let begin =
      found.events.last.map { "The screen is up, and this happens: \(MarkdownEscapes.code($0)). " }
      ?? "`\(found.root)` comes on the screen for the first time. "
    switch found.prediction.subject {
    case .bodies: return begin + "Which bodies run?"
    case .state: return begin + "Which state is still there afterwards?"
    case .order: return begin + "In which order do the bodies run?"
    case .prints: return begin + "Which lines are printed?"
    case .frame: return begin + "How large is it?"
    case .negotiation: return begin + "What is it offered when it is placed?"
    case .screen: return begin + "Which drawing shows what is on the screen?"
    case .value: return begin + "Where is the number by then?"
    }
  }

  private var hint: String {
    switch found.prediction.subject {
    case .bodies: "Look for who reads what is written, and who is handed another value."
    case .state: "State lives as long as its view keeps its identity."
    case .order: "A view is described before what stands inside of it."
    case .prints: "Follow the lines that run, and leave out those that wait for something else."
    case .frame, .negotiation, .screen, .value: "Ask what is offered, who chooses, and who places."
    }
  }

  private var why: String {
    guard let last else { return "The machine computed it." }
    if found.isInFlight {
      return "An animation goes from one description to the next; while it does, no body runs."
    }
    if found.prediction.subject == .frame || found.prediction.subject == .screen {
      return "The container offers, the view chooses its size, the container places it."
    }
    if found.prediction.subject == .prints { return "These lines ran, in this order." }
    if found.prediction.subject == .state {
      return last.removed.isEmpty
        ? "No view lost its identity." : "What left took its state along: \(list(last.removed))."
    }
    let writes = last.writes.filter { !$0.dropped }
    if found.events.isEmpty { return "Every view that appears is described once." }
    if writes.isEmpty { return "Nothing was written that somebody depends on." }
    let targets = list(Array(Set(writes.map(\.target))).sorted())
    return
      "What was written is \(targets); a body runs if it depends on that, or is handed another "
      + "value."
  }

  private func list(_ names: [String]) -> String {
    names.prefix(4).map { MarkdownEscapes.code($0) }.joined(separator: ", ")
  }

  private var options: [String] {
    let prediction = found.prediction
    switch prediction.subject {
    case .order:
      return prediction.key.map { "- `\($0).body`" }
    case .bodies, .state:
      var options = prediction.candidates.map { candidate in
        option(named(candidate), isKey: prediction.key.contains(candidate), reason(candidate))
      }
      // Where all of them are right, who ticks everything would be right without a thought.
      if prediction.key.isEmpty || prediction.key.count == prediction.candidates.count {
        let isKey = prediction.key.isEmpty
        options.append(
          option(
            "None", isKey: isKey, isKey ? "Nobody was told of anything." : "Somebody was told."))
      }
      return options
    case .prints: return printed
    // Drawings to choose from are computed.
    case .screen: return []
    case .frame, .negotiation, .value:
      return prediction.key.map { option("`\($0)`", isKey: true, "So it is laid out.") }
        + found.wrongSizes.map { option("`\($0.measure)`", isKey: false, $0.reason) }
    }
  }

  private var printed: [String] {
    let key = found.prediction.key
    var seen: Set<String> = []
    var options = key.filter { seen.insert($0).inserted }.map {
      option(MarkdownEscapes.code($0), isKey: true, "The line that prints it ran.")
    }
    let others = PrintedLines.all(in: listing.source).filter { !key.contains($0) }
    options += others.prefix(3).map {
      option(MarkdownEscapes.code($0), isKey: false, "Nothing ran the line that prints it.")
    }
    // Without a wrong one, who ticks everything would be right.
    if others.isEmpty {
      options.append(option("Nothing at all", isKey: false, "A line was printed."))
    }
    return options
  }

  private func named(_ candidate: String) -> String {
    found.prediction.subject == .state ? "`\(candidate)`" : "`\(candidate).body`"
  }

  private func option(_ text: String, isKey: Bool, _ reason: String) -> String {
    "- [\(isKey ? "x" : " ")] \(text)\n  > \(reason)"
  }

  /// Why a candidate is right or wrong, in the words of the trace.
  private func reason(_ candidate: String) -> String {
    guard let last else { return "The machine computed it." }
    if found.prediction.subject == .state {
      return last.discarded.contains(candidate)
        ? "It ended with its view." : "Its view kept its identity, so it was kept."
    }
    if let run = last.evaluated.first(where: { $0.instance == candidate || $0.view == candidate }) {
      return CauseWords.sentence(run.causes)
    }
    let check = last.passes.flatMap(\.checked).first { $0.instance == candidate }
    if let check {
      return "It was looked at and skipped: \(check.reason)."
    }
    return "It depends on nothing that was written, and was handed nothing that differs."
  }
}

/// Causes of a run, in sentences.
enum CauseWords {
  static func sentence(_ causes: [RunCause]) -> String {
    causes.prefix(2).map(words).joined(separator: " ")
  }

  private static func words(_ cause: RunCause) -> String {
    let name = MarkdownEscapes.code(cause.name)
    return switch cause {
    case .first: "It came on the screen."
    case .inputs: "It was handed another value than before."
    case .state: "It read the state \(name), which was written."
    case .binding: "What its binding \(name) leads to was written."
    case .environment: "The value \(name) of the environment changed."
    case .object: "The object \(name) that it watches said that it would change."
    case .observation: "It read \(name), which was written."
    }
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
