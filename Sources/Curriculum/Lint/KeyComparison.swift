import Simulation

/// Compares the options of a trace with what was computed.
///
/// An option names a candidate by its code: `` `NameRow.body` `` and `` `NameRow` `` mean the
/// instance `NameRow`, and all instances if there are several; for `state` the whole code is the
/// candidate, for `prints` the line, which may be any that the listing could print, and for `frame` and
/// `negotiation` a measure, for `value` a number. An option without code stands for "none of them" and is right when
/// nothing is.
struct KeyComparison {
  var item: ItemDraft
  var trace: TraceExercise
  var listing: Listing
  var prediction: Prediction

  func findings(in lesson: LessonDraft) -> [Finding] {
    guard trace.subject != .screen else { return pictureFindings(in: lesson) }
    var findings: [Finding] = []
    var marked: [String] = []
    var leftOut: [String] = []
    for draft in item.options {
      guard let name = name(of: draft.option) else { continue }
      let meant = prediction.candidates(named: name)
      if meant.isEmpty, !isImaginable(name) {
        findings.append(unknown(name, draft, lesson))
      } else if draft.option.isKey {
        marked += meant.isEmpty ? [name] : meant
      } else {
        leftOut += meant
      }
    }
    guard findings.isEmpty else { return findings }
    let marksNothing = item.options.contains { $0.option.isKey && name(of: $0.option) == nil }
    let isRight =
      isOrdered
      ? marked == prediction.key
      : isComplete(marked) && Set(leftOut).isDisjoint(with: prediction.key)
    if !isRight || (marksNothing && !prediction.key.isEmpty) || !offersNothingRightly {
      findings.append(
        lesson.source.finding(
          .traceKey, at: item.block.fence, "the key does not match the simulation",
          notes: [
            Finding.Note("marked", list(marked)),
            Finding.Note("simulated", list(prediction.key)),
          ]))
    } else if prediction.certainty == .depends {
      findings.append(uncertain(lesson))
    }
    return findings
  }

  /// Somebody has to expect another drawing, and the right one must not rest on what nobody knows.
  private func pictureFindings(in lesson: LessonDraft) -> [Finding] {
    if prediction.pictures.count < 2 {
      return [
        lesson.source.finding(
          .traceKey, at: item.block.fence, "whoever misreads a rule draws the same",
          advice: "choose a listing in which a padding, an offset or a stack makes a difference")
      ]
    }
    return prediction.certainty == .certain ? [] : [uncertain(lesson)]
  }

  private func uncertain(_ lesson: LessonDraft) -> Finding {
    lesson.source.finding(
      .traceCertainty, .warning, at: item.block.fence,
      "the answer depends on the system version or the control",
      advice: "ask about something that is certain")
  }

  /// If "none of them" is offered, it is marked exactly when nothing is right.
  private var offersNothingRightly: Bool {
    guard let none = item.options.first(where: { name(of: $0.option) == nil }) else { return true }
    return none.option.isKey == prediction.key.isEmpty
  }

  private var isOrdered: Bool { trace.subject == .order }

  /// Of state, what is asked about is what is offered: that of the root is always there, and whoever offers
  /// it each time gives it away.
  private func isComplete(_ marked: [String]) -> Bool {
    trace.subject == .state
      ? !marked.isEmpty && Set(marked).isSubset(of: prediction.key)
      : Set(marked) == Set(prediction.key)
  }

  /// The candidate that an option names; nil for "none of them".
  private func name(of option: Option) -> String? {
    guard let code = option.code else { return nil }
    switch trace.subject {
    case .bodies, .order: return code.hasSuffix(".body") ? String(code.dropLast(5)) : code
    case .state, .prints, .frame, .negotiation, .screen, .value: return code
    }
  }

  /// A view of the listing that is not on the screen may be offered: its body does not run. So may
  /// a line that the listing could print and does not.
  private func isImaginable(_ name: String) -> Bool {
    if trace.subject == .prints { return PrintedForms(listing.source).admit(name) }
    if trace.subject.isMeasured { return trace.subject.admits(name) }
    let type = name.prefix { $0 != "[" && $0 != "." }
    return listing.source.contains("struct \(type):")
  }

  private func list(_ candidates: [String]) -> String {
    candidates.isEmpty ? "(none)" : candidates.map(shown).joined(separator: ", ")
  }

  private func shown(_ candidate: String) -> String {
    trace.subject == .bodies || trace.subject == .order ? candidate + ".body" : candidate
  }

  private func unknown(_ name: String, _ draft: Choices.Draft, _ lesson: LessonDraft) -> Finding {
    if trace.subject == .value {
      return lesson.source.finding(
        .traceOption, at: draft.place, "`\(name)` is no number",
        advice: "write it as 0.75; the machine says " + list(prediction.key))
    }
    if trace.subject.isMeasured {
      return lesson.source.finding(
        .traceOption, at: draft.place, "`\(name)` is no measure",
        advice: "write it as 120 x 40, or at 16, 75; the machine says " + list(prediction.key))
    }
    guard trace.subject != .prints else {
      return lesson.source.finding(
        .traceOption, at: draft.place, "the listing could never print `\(name)`",
        advice: "it prints " + list(prediction.key))
    }
    return lesson.source.finding(
      .traceOption, at: draft.place, "the simulation knows no `\(name)`",
      advice: "it knows " + prediction.candidates.map(shown).joined(separator: ", "))
  }
}
