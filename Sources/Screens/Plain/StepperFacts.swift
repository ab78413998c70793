import Simulation

extension StepperPage: Spoken {
  var facts: [String] {
    // What has no number for the learner, the view's appearing, is the program's event 0.
    let name =
      event.isFirstAppearance ? "\(trace.root) appears" : "Event \(cursor.event), \(event.event)"
    var facts = ["\(name). \(counted(event.steps.count, "step"))."]
    if let verdict { facts.append(verdict.capitalizedFirst + ".") }
    guard let step else { return facts }
    if let pass = event.passBegun(by: step) { facts.append("Pass \(pass) begins.") }
    facts.append(
      "Step \(step.n), \(step.word): \(step.explanation(.spoken).text.sentence)\(causeSentence(step))"
    )
    if let before = eventBefore {
      facts.append("Before it came \(before.sentence) Type prev event to go there.")
    }
    if let advice = step.advice { facts.append(advice.sentence) }
    if step.n == event.steps.count {
      facts += history.kept(in: cursor.event).map { "Kept: \($0.instance), \($0.reason)." }
      facts += underWay
    }
    if isAtEnd { facts.append("This is the last step.") }
    return facts
  }

  /// Where what was under way before the event is after it.
  var underWay: [String] {
    trace.motionsUnderWay(duringEvent: cursor.event).map { way in
      let number = MovingNumber.text
      let place = way.motion.line.map { ", line \($0)" } ?? ""
      let end = way.now == way.target ? "where it leads" : "on its way to \(number(way.target))"
      return "Moves on: \(way.property) of \(way.motion.subject), from \(number(way.from)) to "
        + "\(number(way.now)), \(end)\(place)."
    }
  }

  private func causeSentence(_ step: Step) -> String {
    let cause = step.because.map { " Because of step \($0)." } ?? ""
    let file = step.file.map { " of \($0)" } ?? ""
    return cause + (step.line.map { " Line \($0)\(file)." } ?? "")
  }

  var invitation: String {
    "Type next, back, body, why, go 5, or leave, then Enter. Type ? for everything."
  }

  var asks: String { "trace \(cursor.step)/\(event.steps.count)> " }

  /// `go 5`, `find NameRow`, `next 3`, `body`, besides the words of the keys.
  func action(forLine line: String) -> Action? {
    let words = line.trimmed.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = words.first?.lowercased() else { return keys.action(forLine: line) }
    var rest = words.count > 1 ? words[1].trimmed : ""
    switch verb {
    case "go", "goto", "g", "find", "search":
      if rest.hasPrefix("to ") { rest = String(rest.dropFirst(3)).trimmed }
      if rest.isEmpty || rest == "to" { return wish.isEmpty ? nil : .goTo(wish) }
      return .goTo(rest)
    case "next", "n": if let count = countOf(rest) { return .move(by: count) }
    case "back", "b", "prev", "previous":
      if let count = countOf(rest) { return .move(by: -count) }
      switch rest {
      case "body": return .previousBody
      case "event": return .previousEvent
      default: break
      }
    case "body" where rest.isEmpty: return .nextBody
    case "event" where rest.isEmpty: return .nextEvent
    case "first" where rest.isEmpty: return .restart
    case "last" where rest.isEmpty: return .last
    case "kept" where rest.isEmpty: return .kept
    case "value", "values", "info": if rest.isEmpty { return .whole }
    case _ where rest.isEmpty && verb.first?.isNumber == true: return .goTo(verb)
    default: break
    }
    return keys.action(forLine: line)
  }

  private func countOf(_ text: String) -> Int? {
    text.isEmpty ? 1 : Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
