import Simulation

/// Puts evidence into sentences.
struct FindingWording {
  /// What was audited, as it was named.
  let sources: [String]

  func finding(_ evidence: Evidence, saves: Int?) -> Finding {
    let kind = evidence.cause.kind
    return Finding(
      kind: kind, file: evidence.cause.file, line: evidence.cause.line,
      view: worst(evidence), event: evidence.event, count: evidence.count, of: evidence.runs,
      message: message(evidence), prevented: sentence(evidence), saves: saves,
      rule: evidence.rule, lesson: evidence.lesson, trace: trace(evidence))
  }

  private func worst(_ evidence: Evidence) -> String {
    evidence.views.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? evidence.subject
  }

  private func message(_ evidence: Evidence) -> String {
    let (subject, views) = (evidence.subject, names(evidence))
    let appears = evidence.event == EventTrace.firstAppearance
    let when = appears ? "when it appears" : "after \(evidence.event.shortened)"
    // A first run describes nothing that was there before, and is not counted.
    let run = appears ? "further run" : "run"
    let share =
      evidence.runs == 1 ? "the only \(run)" : "\(evidence.count) of \(evidence.runs) \(run)s"
    switch evidence.cause.kind {
    case .preventable, .closureInput, .wholeValue, .unreadWrapper:
      return "\(when.capitalizedFirst) \(share) of \(views) described what was there before"
        + cause(evidence) + "."
    case .objectInBody where evidence.isOfFormatter:
      return "\(when.capitalizedFirst) \(share) of \(views) made another \(subject)."
    case .objectInBody:
      return
        "\(when.capitalizedFirst) a body made another \(subject) for \(views), in the place of the one "
        + "that was there."
    case .observedOwner:
      return "\(views) observes \(subject) and makes it, too: \(when) it made "
        + "\(evidence.count == 1 ? "one" : "\(evidence.count)")."
    case .writeInBody: return "\(when.capitalizedFirst) \(views) wrote while views were updated."
    case .updateLoop:
      return "\(when.capitalizedFirst) an update of \(views) led to the next, and so on."
    case .missingObject:
      return "\(when.capitalizedFirst) \(views) asked the environment for an object of "
        + "\(subject), and nobody above provides one."
    case .growingWork:
      return
        "\(when.capitalizedFirst) each row of \(views) took more or less work, as there were more or "
        + "fewer rows."
    case .crash: return "\(when.capitalizedFirst) the program ends, in \(views): \(subject)."
    case .backgroundWrite:
      return "\(when.capitalizedFirst) \(views) published a change outside of the main thread."
    default: return "\(when.capitalizedFirst) \(loss(evidence))."
    }
  }

  /// What became of identity and of what is shown, behind when it did.
  private func loss(_ evidence: Evidence) -> String {
    let (subject, views) = (evidence.subject, names(evidence))
    switch evidence.cause.kind {
    case .lostState: return "\(subject) of \(views), which had changed, began anew"
    case .erasedType: return "\(subject) of \(views) began anew: AnyView held another type"
    case .unstableID:
      return "the same things had other identifiers in \(views): what they hold began anew"
    case .positionalID:
      return "elements moved in \(views), and the state of their rows did not"
    case .duplicateID: return "several elements had one identifier in \(views)"
    case .changingRange:
      return "the range of a ForEach in \(views) had another length, and SwiftUI takes it to be "
        + "constant"
    case .missingTag: return "no row of a picker in \(views) stood for what is selected"
    case .staleScreen: return "\(views) still showed what \(subject) was before"
    case .ignoredFirstValue:
      return "\(views) was handed another \(subject), and its state kept the one that it had"
    case .oldClosure where evidence.isOfOwnEquality:
      return
        "\(views) kept a closure, \(evidence.type ?? ""), that sees \(subject) as it was: its == "
        + "says that nothing changed"
    case .restartedTimer:
      return "\(subject) of \(views) was made anew, and begins to wait anew"
    case .oldClosure:
      return "a closure of \(views) saw \(subject) as it was before the last write"
    case .remadeDefault:
      return "the default of \(subject) was made anew for \(views): it is another "
        + "\(evidence.type ?? "object") than before"
    case .outdatedTask:
      return "what the task of \(views) wrote belonged to another \(subject) than it has now"
    case .leftTask:
      return
        "a task that \(views) began went on after it had left, and another one was begun beside it"
    case .endlessTask:
      return "a task of \(views) went on and on, although it was cancelled"
    case .earlyEnvironment:
      return "\(views) read the environment before it was on the screen, and got the default"
    case .deadLink: return "a link of \(views) led nowhere"
    case .severalSheets: return "several sheets were to be shown at once, in \(views)"
    case .sharedRow: return "one tap set off \(subject)"
    default: return "\(views) shows it"
    }
  }

  private func cause(_ evidence: Evidence) -> String {
    switch (evidence.cause.kind, evidence.rule) {
    case (.closureInput, "D5"): ", because of the binding \(evidence.subject)"
    case (.closureInput, _): ", because of the closure \(evidence.subject)"
    case (.wholeValue, "O1"): ", because a \(evidence.subject) told all who observe it"
    case (.unreadWrapper, _): ", because \(evidence.subject) is declared, which nobody reads"
    case (.wholeValue, _), (.preventable, _): ", because of \(evidence.subject)"
    default: ""
    }
  }

  private func names(_ evidence: Evidence) -> String {
    let sorted = evidence.views.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    switch sorted.count {
    case 0: return evidence.subject
    case 1: return sorted[0]
    case 2: return "\(sorted[0]) and \(sorted[1])"
    default: return "\(sorted[0]), \(sorted[1]) and \(sorted.count - 2) more"
    }
  }

  /// A name stays as it is written.
  private func sentence(_ evidence: Evidence) -> String {
    let advice = evidence.advice
    return (advice.hasPrefix(evidence.subject + " ") ? advice : advice.capitalizedFirst) + "."
  }

  private func trace(_ evidence: Evidence) -> String {
    // What is missing would be found for it otherwise.
    trace(
      root: evidence.root, asIs: evidence.cause.kind == .missingObject && evidence.root != nil,
      events: evidence.events)
  }

  /// The command that shows what events do.
  func trace(root: String?, asIs: Bool = false, events: [String]) -> String {
    (["tutor trace"] + sources.map(\.quotedForShell)
      + (root.map { ["--root", $0.quotedForShell] } ?? []) + (asIs ? ["--as-is"] : [])
      + events.flatMap { ["--do", $0.quotedForShell] }).joined(separator: " ")
  }
}

extension String {
  /// So much of it as fits into a sentence.
  var shortened: String { count > 60 ? prefix(59) + "…" : self }

  /// As a shell takes it literally.
  var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
