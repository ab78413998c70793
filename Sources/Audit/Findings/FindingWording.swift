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
      message: message(evidence), prevented: sentence(evidence.advice), saves: saves,
      rule: evidence.rule, lesson: kind.lesson, trace: trace(evidence))
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
    case .staleScreen, .ignoredFirstValue, .oldClosure, .sharedRow:
      return surprise(evidence, when, views)
    case .objectInBody:
      return
        "\(when.capitalizedFirst) a body made another \(subject) for \(views), in the place of the one "
        + "that was there."
    case .observedOwner:
      return "\(views) observes \(subject) and makes it, too: \(when) it made "
        + "\(evidence.count == 1 ? "one" : "\(evidence.count)")."
    case .lostState:
      return "\(when.capitalizedFirst) \(subject) of \(views) began anew, changed before."
    case .erasedType:
      return
        "\(when.capitalizedFirst) \(subject) of \(views) began anew: AnyView held another type."
    case .unstableID:
      return
        "\(when.capitalizedFirst) the same things had other identifiers in \(views): what they "
        + "hold began anew."
    case .positionalID:
      return
        "\(when.capitalizedFirst) elements moved in \(views), and the state of their rows did not."
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
    }
  }

  /// What is not as one expects it.
  private func surprise(_ evidence: Evidence, _ when: String, _ views: String) -> String {
    let subject = evidence.subject
    return switch evidence.cause.kind {
    case .staleScreen: "\(when.capitalizedFirst) \(views) still showed what \(subject) was before."
    case .ignoredFirstValue:
      "\(when.capitalizedFirst) \(views) was handed another \(subject), and its state kept the one "
        + "that it had."
    case .oldClosure:
      "\(when.capitalizedFirst) a closure of \(views) saw \(subject) as it was before the last write."
    default: "\(when.capitalizedFirst) one tap set off \(subject)."
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

  private func sentence(_ advice: String) -> String { advice.capitalizedFirst + "." }

  private func trace(_ evidence: Evidence) -> String {
    (["tutor trace"] + sources.map(\.quotedForShell)
      + (evidence.root.map { ["--root", $0.quotedForShell] } ?? [])
      // What is missing would be found for it otherwise.
      + (evidence.cause.kind == .missingObject && evidence.root != nil ? ["--as-is"] : [])
      + evidence.events.flatMap { ["--do", $0.quotedForShell] }).joined(separator: " ")
  }
}

extension String {
  /// So much of it as fits into a sentence.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }

  /// As a shell takes it literally.
  var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
