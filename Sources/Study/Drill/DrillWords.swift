import Curriculum
import Simulation

/// What there is to say of a drill: what happened is read off its trace.
struct DrillWords {
  let family: DrillFamily
  let subject: Prediction.Subject
  let prediction: Prediction
  /// What is offered, besides "none of them".
  let candidates: [String]
  /// The program, as it was made up; nil for one that somebody wrote.
  let sketch: DrillSketch?

  private var event: EventTrace {
    prediction.trace.events.last ?? EventTrace(event: EventTrace.firstAppearance)
  }

  // MARK: The question

  func stem(tap: String) -> Prose {
    let before = prediction.trace.events.dropFirst().dropLast().map(\.event)
    let first = before.map { "The first event was \($0). Now s" }.first ?? "S"
    let does = sketch?.toggles.contains(tap) == true ? "turns" : "taps"
    return Prose(
      "\(first)omebody \(does) \"\(tap)\". \(family.question(subject)) Choose every one.")
  }

  func option(_ candidate: String) -> Prose {
    let code = subject == .bodies || subject == .order ? "\(candidate).body" : candidate
    return Prose([Prose.Run(code, .code)])
  }

  /// The option that says so where nothing else is right.
  var none: Prose {
    switch subject {
    case .bodies, .order: Prose("No body at all.")
    case .state: Prose("No state at all.")
    case .prints: Prose("No line at all.")
    case .frame, .negotiation, .screen, .value: Prose("None of these.")
    }
  }

  var noneRationale: Prose {
    guard prediction.key.isEmpty else {
      let code = prediction.key.map { "`\(option($0).text)`" }
      return switch subject {
      case .bodies, .order: prose("\(Self.listed(code)) \(code.count == 1 ? "runs" : "run").")
      case .state: prose("\(Self.listed(code)) \(code.count == 1 ? "stays" : "stay").")
      case .prints: prose("Of these lines \(code.count) \(code.count == 1 ? "is" : "are") printed.")
      case .frame, .negotiation, .screen, .value: prose("It is \(Self.listed(code)).")
      }
    }
    switch subject {
    case .bodies, .order, .prints, .frame, .negotiation, .screen, .value:
      if event.writes.isEmpty {
        return prose("Nothing was written, so nobody is told of anything.")
      }
      return prose(
        event.writes.allSatisfy(\.dropped)
          ? "Nobody is told of a write that changes nothing."
          : "No body depends on what was written, so nobody is told of it.")
    case .state: return prose("Each of these views left the tree, and its state with it.")
    }
  }

  var hints: [Prose] {
    let first: String =
      switch family {
      case .whoRuns:
        "Begin at the write. Who read that value while its body ran? Then compare the inputs of "
          + "the views which those bodies describe."
      case .observation:
        "Look only at what is read while a body runs. Handing the object on reads nothing of it."
      case .environment:
        "Who declares the key, and which value is the nearest above it?"
      case .identity:
        "Of each view with state ask: does it stand in the same place as before, of the same kind, "
          + "with the same .id?"
      case .layout, .modifiers: "Begin at the root, which is offered the whole area."
      case .motion: "Is this change animated at all, and does that reach what is asked?"
      }
    let count = prediction.key.count
    let second =
      "\(written) "
      + (count == 0
        ? "None of the names is right."
        : count == 1 ? "Exactly one answer is right." : "\(count) answers are right.")
    return [prose(first), prose(second)]
  }

  // MARK: Why

  /// What was written, and why all the others are no answer: the answers speak for themselves.
  var explanation: Prose {
    switch subject {
    case .state:
      let lost = event.discarded.map { "`\($0)`" }
      let owners = lost.count == 1 ? "the view that it belonged to" : "the views they belonged to"
      return prose(
        written + " "
          + (lost.isEmpty
            ? "No view left the tree, so nothing was lost."
            : "\(Self.listed(lost)) ended, because \(owners) did."))
    case .bodies, .order, .prints, .frame, .negotiation, .screen, .value:
      // That nobody is told of an equal write was said with the answer.
      let isDropped = event.writes.allSatisfy(\.dropped) && !event.writes.isEmpty
      return prose(([written] + (isDropped ? [] : silences)).joined(separator: " "))
    }
  }

  /// Why the other bodies did not run; those together of which the same is to be said.
  private var silences: [String] {
    let ran = Set(event.evaluated.flatMap { [$0.instance, $0.view] })
    var groups: [(names: [String], reason: String)] = []
    var seen: Set<String> = []
    for name in candidates.map(instance) where !ran.contains(name) && seen.insert(name).inserted {
      let reason = silence(of: name)
      if let place = groups.firstIndex(where: { $0.reason == reason }) {
        groups[place].names.append("`\(name)`")
      } else {
        groups.append((["`\(name)`"], reason))
      }
    }
    return groups.map { names, reason in
      let because = names.count > 1 ? "each because" : "because"
      return "\(Self.listed(names)) did not run, \(because) \(reason)."
    }
  }

  /// What the event wrote.
  private var written: String {
    let writes = event.writes.map { write in
      write.dropped
        ? "The write to `\(write.target)` was dropped: \(write.new) is what it was."
        : Self.part(of: write.old, write.new).map { "In `\(write.target)` changed \($0)." }
          ?? "`\(write.target)` went from \(write.old) to \(write.new)."
    }
    return writes.isEmpty ? "Nothing was written." : writes.joined(separator: " ")
  }

  func rationale(_ candidate: String) -> Prose {
    switch subject {
    case .bodies, .order: prose(bodyRationale(candidate))
    case .state: prose(stateRationale(candidate))
    case .prints: prose(printRationale(candidate))
    case .frame, .negotiation, .screen, .value:
      prose("It is \(Self.listed(prediction.key.map { "`\($0)`" })).")
    }
  }

  private func bodyRationale(_ instance: String) -> String {
    guard let evaluation = event.evaluated.first(where: { $0.instance == instance }) else {
      return "It does not run: \(silence(of: instance))."
    }
    return "It runs: \(cause(of: evaluation))."
  }

  private func printRationale(_ line: String) -> String {
    let printed = event.steps.first { $0.kind == .print && $0.message == line }?.instance
    if let evaluation = event.evaluated.first(where: {
      $0.prints == line || $0.instance == printed
    }) {
      return "Printed: \(cause(of: evaluation))."
    }
    let instance = instance(line)
    let view = typeName(of: instance)
    if let evaluation = event.evaluated.first(where: { $0.view == view }) {
      return "Its body ran, but for another reason: \(cause(of: evaluation))."
    }
    return "Its body did not run: \(silence(of: instance))."
  }

  /// The instance that a candidate is about; of several that print the same, the first.
  private func instance(_ candidate: String) -> String {
    guard subject == .prints else { return candidate }
    let view = String(candidate.prefix { $0 != ":" })
    let checked = event.passes.flatMap(\.checked).first { $0.view == view }
    return checked?.instance ?? view
  }

  private func stateRationale(_ state: String) -> String {
    let instance = String(state.prefix { $0 != "." })
    guard let fate = sketch?.fates[typeName(of: instance)] else {
      return event.discarded.contains(state)
        ? "The view left the tree, and its storage ended with it."
        : "The view stands where it stood, and so does its storage."
    }
    guard !event.discarded.contains(state) else { return fate.lost }
    let isOther = event.steps.contains { $0.kind == .compare && $0.instance == instance }
    return (isOther ? "The view was described with \(difference(of: instance)). " : "") + fate.kept
  }

  private func typeName(of instance: String) -> String { String(instance.prefix { $0 != "[" }) }

  private func view(of instance: String) -> SketchedView? {
    let name = typeName(of: instance)
    return sketch?.views.first { $0.name == name }
  }

  // MARK: Causes

  private func cause(of evaluation: Evaluation) -> String {
    Self.listed(evaluation.causes.map { phrase($0, evaluation.instance) })
  }

  private func phrase(_ cause: RunCause, _ instance: String) -> String {
    let plain = cause.name.drop { $0 == "_" }
    return switch cause {
    case .first: "it is new on the screen"
    case .inputs: "it was described with \(difference(of: instance))"
    case .state: "it has read its state `\(plain)`, which changed"
    case .binding: "it reads `\(plain)` through its binding"
    case .environment:
      "it declares the key `\(plain)`, and the nearest value above it is another one now"
    case .observation(let name): "it read `\(name)`"
    case .object: "it observes the object `\(plain)`, which announced a change"
    }
  }

  /// Which input of a view was another one.
  private func difference(of instance: String) -> String {
    let step = event.steps.first { $0.kind == .compare && $0.instance == instance }
    guard let step, let old = step.old, let new = step.new else { return "another input" }
    // A closure reads like any other.
    if old == new { return "an input that was made anew, \(new), and equals no other" }
    return Self.part(of: old, new).map { "another input, with \($0)" }
      ?? "another input, \(new) instead of \(old)"
  }

  /// The part in which long values differ; nil for those that are read at a glance.
  private static func part(of old: String, _ new: String) -> String? {
    guard old.count + new.count > 100 else { return nil }
    return ChangedPart(of: old, new)?.text
  }

  /// Why a body did not run.
  private func silence(of instance: String) -> String {
    if event.removed.contains(instance) { return "it left the screen" }
    if event.writes.allSatisfy(\.dropped), !event.writes.isEmpty {
      return "nobody is told of a write that changes nothing"
    }
    let view = view(of: instance)
    if let check = event.passes.flatMap(\.checked).last(where: { $0.instance == instance }) {
      if let key = sketch?.world.key.name, view?.declaresKey == true {
        return "the nearest value of the key `\(key)` above it is what it was"
      }
      switch check.reason {
      case "no inputs", "equal inputs":
        guard sketch != nil else { return "it was described anew, and no input of it differs" }
        return view?.hasInputs == true
          ? "it was described anew, and its inputs are equal"
          : "it was described anew and has no inputs that could differ"
      default: return "it was looked at, and what it depends on is equal"
      }
    }
    let skipped = event.steps.last { $0.kind == .skip && $0.instance == instance }
    switch skipped?.silence {
    case .notTold(let reason), .ranInPart(let reason): return reason
    case .notRun, nil: break
    }
    let sources = prediction.trace.dependencies(
      event: prediction.trace.events.count - 1, step: 0
    ).filter { $0.reader == instance }.map { "`\($0.source)`" }
    return sources.isEmpty
      ? "it read nothing, and nobody described it anew"
      : "it read only \(Self.listed(sources)), and nobody described it anew"
  }

  // MARK: Text

  private func prose(_ text: String) -> Prose { Prose(marked: text) }

  private static func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Prose {
  /// Backquotes mark code.
  init(marked text: String) {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    self.init(
      pieces.enumerated().filter { !$0.element.isEmpty }.map {
        Prose.Run(String($0.element), $0.offset.isMultiple(of: 2) ? .plain : .code)
      })
  }
}
