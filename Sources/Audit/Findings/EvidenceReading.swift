import Simulation

/// Reads evidence off episodes: what a run showed, checked against the source.
struct EvidenceReading {
  let facts: SourceFacts
  /// Whether the program is an app: what only its previews show, costs its users nothing.
  var isApp = false

  /// What each cause shows best.
  func strongest(in episodes: [Episode]) -> [Evidence] {
    var best: [Evidence.Cause: Evidence] = [:]
    for episode in episodes {
      for index in episode.steps.indices {
        for evidence in evidence(of: episode, at: index) {
          guard let known = best[evidence.cause], !evidence.isStronger(than: known) else {
            best[evidence.cause] = evidence
            continue
          }
        }
      }
    }
    // A single run is nothing to mend, unless it comes with each description.
    return best.values.filter { evidence in
      (evidence.cause.kind != .preventable || evidence.count > 1 || evidence.isConstant)
        && !isForPreviews(evidence)
    }
  }

  private func isForPreviews(_ evidence: Evidence) -> Bool {
    let cause = evidence.cause
    guard isApp, !cause.kind.isFault, let type = facts.type(around: cause.line, in: cause.file)
    else { return false }
    return facts.helpsPreviews(type)
  }

  private func evidence(of episode: Episode, at index: Int) -> [Evidence] {
    let step = episode.steps[index]
    var found: [Evidence.Cause: Evidence] = [:]
    for symptom in step.symptoms {
      guard !rests(symptom, onGuessesIn: episode.steps[...index]), !shows(symptom, partOf: step),
        let one = evidence(of: symptom)
      else { continue }
      found[one.cause, default: one].views[symptom.view, default: 0] += 1
    }
    for diagnostic in step.diagnostics {
      guard let one = evidence(of: diagnostic),
        !one.isOfData
          || episode.isAsWritten && !isGuessed(one.subject, in: episode.steps[...index])
      else { continue }
      found[one.cause, default: one].views[one.subject, default: 0] += 1
    }
    for (view, count) in step.runs {
      for made in facts.formatters(madeBy: view) {
        let one = evidence(of: made)
        found[one.cause, default: one].views[view] = count
      }
    }
    if let one = missingObject(of: episode, at: index) { found[one.cause] = one }
    if let one = crash(of: episode, at: index) ?? endlessTask(of: episode, at: index) {
      found[one.cause] = one
    }
    return found.values.map { one in
      var evidence = one
      evidence.root = episode.root
      evidence.events = episode.events(upTo: index)
      evidence.event = step.event
      let runs = evidence.views.keys.reduce(0) { sum, view in
        sum + step.runs[view, default: 0] + (one.isOfRuns ? 0 : step.firstRuns[view, default: 0])
      }
      evidence.runs = max(runs, evidence.count)
      return evidence
    }
  }

  /// A body that ran again made it again (P18).
  private func evidence(of made: MadeFormatter) -> Evidence {
    Evidence(
      cause: Evidence.Cause(kind: .objectInBody, file: made.file, line: made.line),
      subject: made.name,
      advice: "make the \(made.name) once, in a static let, or let Text format the value: it keeps "
        + "what it needs", rule: "P18")
  }

  // MARK: Symptoms

  /// Whether what a run described follows from something that the machine does not know.
  private func rests(_ symptom: Symptom, onGuessesIn steps: ArraySlice<Episode.Step>) -> Bool {
    guard [.wastedRun, .wholeValue, .closureInput].contains(symptom.kind) else { return false }
    // What a property of an object is made of rests on what that object does not know.
    let owner = symptom.subject.split(separator: ".").dropLast().last.map(String.init)
    return isGuessed(symptom.view.lastName, owner, in: steps)
  }

  /// Whether something was taken for granted inside a type.
  private func isGuessed(
    _ view: String, _ owner: String? = nil, in steps: ArraySlice<Episode.Step>
  ) -> Bool {
    steps.lazy.flatMap(\.guesses).contains { guess in
      guard let file = guess.file ?? facts.onlyFile,
        let type = facts.type(around: guess.line, in: file)
      else { return false }
      return type == view || type == owner
    }
  }

  private func evidence(of symptom: Symptom) -> Evidence? {
    guard symptom.line > 0, let file = symptom.file ?? facts.onlyFile else { return nil }
    var line = symptom.line
    switch symptom.kind {
    case .unreadWrapper:
      guard !facts.mentions(symptom.subject, in: symptom.view) else { return nil }
    case .wholeValue where !symptom.parts.isEmpty:
      guard facts.shows(nothingOf: symptom.parts, of: symptom.subject, in: symptom.view) else {
        return nil
      }
    case .unstableID where symptom.rule == "I3":
      guard let made = facts.identityMade(near: line, in: file) else { return nil }
      line = made
    case .unheardChange where symptom.rule == "S4":
      guard symptom.parts.contains(where: facts.reads) else { return nil }
    case .unheardChange where ["P8", "P11b"].contains(symptom.rule):
      guard facts.mentions(symptom.subject, in: symptom.view) else { return nil }
    case .lostState:
      line = facts.branch(around: line, symptom.column, in: file) ?? line
    case .erasedType:
      line = facts.erasure(around: line, symptom.column, in: file) ?? line
    default: break
    }
    var evidence = Evidence(
      cause: Evidence.Cause(kind: FindingKind(symptom.kind), file: file, line: line),
      subject: symptom.subject, advice: symptom.advice, rule: symptom.rule)
    evidence.type = symptom.type
    evidence.isConstant = symptom.isMadeAnew
    if symptom.kind == .unreadWrapper {
      evidence.advice = "leave \(symptom.subject) out: declaring it subscribes, read or not"
    }
    if symptom.kind == .closureInput, facts.isContent(symptom.subject, at: line, in: file) {
      evidence.rule = "P17"
      evidence.advice = "call the builder in init and store the view that it makes"
    }
    return evidence
  }

  /// Whether a view that was told by an object says the name of what was written: it may show that,
  /// and @Observable would tell it, too.
  private func shows(_ symptom: Symptom, partOf step: Episode.Step) -> Bool {
    guard symptom.rule == "O1", symptom.kind == .wholeValue else { return false }
    return step.writes.contains { write in
      let parts = write.target.split(separator: ".").map(String.init)
      guard let property = parts.last, parts.dropLast().last == symptom.subject.lastName else {
        return false
      }
      return facts.mentions(property, of: symptom.subject, in: symptom.view)
    }
  }

  // MARK: Warnings

  private func evidence(of diagnostic: TraceDiagnostic) -> Evidence? {
    guard diagnostic.severity == .warning, let rule = diagnostic.rule, diagnostic.line > 0,
      let file = diagnostic.file ?? facts.onlyFile
    else { return nil }
    let view = facts.type(around: diagnostic.line, in: file) ?? "the program"
    func make(_ kind: FindingKind, _ advice: String) -> Evidence {
      Evidence(
        cause: Evidence.Cause(kind: kind, file: file, line: diagnostic.line), subject: view,
        advice: advice, rule: rule)
    }
    switch rule {
    case "S7", "O13":
      return make(.writeInBody, "write it in an action, or in onAppear, task or onChange")
    case "S15": return make(.backgroundWrite, "mark what writes it @MainActor")
    case "I13":
      return make(.duplicateID, "give each element an identifier that no other one has")
    case "I18":
      return make(
        .changingRange, "add id: \\.self, or write it over elements that have identifiers")
    case "N35":
      return make(
        .missingTag,
        "give each row a tag of the type of the selection, and the selection one of "
          + "them")
    case "E12":
      return make(
        .earlyEnvironment,
        "read it in the body, or hand the value over: an init knows no surroundings")
    case "N39":
      return make(
        .severalSheets, "keep what is presented in one state, above the rows, as sheet(item:) does")
    case "N40":
      return make(
        .deadLink, "declare navigationDestination(for:) for its type, inside of the stack")
    case "L8":
      return make(
        .updateLoop, "let the action write only what differs, or work it out where it is shown")
    default: return nil
    }
  }

  /// A program that ended itself, where nothing was taken for granted that may have led to it.
  private func crash(of episode: Episode, at index: Int) -> Evidence? {
    guard episode.isTrapped, episode.isAsWritten, index == episode.steps.count - 1,
      let stop = episode.steps[index].diagnostics.last(where: { $0.severity == .error }),
      stop.line > 0, let file = stop.file ?? facts.onlyFile,
      episode.steps.allSatisfy(\.guesses.isEmpty)
    else { return nil }
    var evidence = Evidence(
      cause: Evidence.Cause(kind: .crash, file: file, line: stop.line), subject: stop.message,
      advice: "ask first whether it can be done", rule: "")
    evidence.views[facts.type(around: stop.line, in: file) ?? "the program"] = 1
    return evidence
  }

  /// A task that nobody can stop, as it does not hear that it was cancelled (L6).
  private func endlessTask(of episode: Episode, at index: Int) -> Evidence? {
    guard episode.isEndlessTask, index == episode.steps.count - 1,
      let stop = episode.steps[index].diagnostics.last(where: { $0.severity == .error }),
      stop.line > 0, let file = stop.file ?? facts.onlyFile
    else { return nil }
    let view = facts.type(around: stop.line, in: file) ?? "the program"
    var evidence = Evidence(
      cause: Evidence.Cause(kind: .endlessTask, file: file, line: stop.line), subject: view,
      advice: "let the error of Task.sleep end the loop, with try instead of try?, or ask "
        + "Task.isCancelled in it", rule: stop.rule ?? "")
    evidence.views[view] = 1
    return evidence
  }

  private func missingObject(of episode: Episode, at index: Int) -> Evidence? {
    guard index == episode.steps.count - 1, let missing = episode.missing,
      let stop = episode.steps[index].diagnostics.last(where: { $0.severity == .error }),
      let file = stop.file ?? facts.onlyFile
    else { return nil }
    let view = facts.type(around: stop.line, in: file) ?? "the program"
    if let preview = episode.preview {
      var evidence = Evidence(
        cause: Evidence.Cause(kind: .missingObject, file: preview.file, line: preview.line),
        subject: missing.type, advice: "provide one in the preview: \(missing.cure)",
        rule: "O8")
      evidence.views[view] = 1
      return evidence
    }
    let line = facts.request(for: missing.type, in: file, around: stop.line) ?? stop.line
    var evidence = Evidence(
      cause: Evidence.Cause(kind: .missingObject, file: file, line: line), subject: missing.type,
      advice: missing.isProvidedElsewhere
        ? "provide it above this branch of the screen, too, as on the one that has it"
        : "provide one above it: \(missing.cure)",
      rule: "O8")
    evidence.views[view] = 1
    return evidence
  }
}

extension Evidence {
  /// Whether it depends on the data, which may be made up.
  fileprivate var isOfData: Bool {
    switch cause.kind {
    case .duplicateID, .changingRange, .missingTag: true
    default: false
    }
  }

  /// Whether a view keeps a builder, where it could keep what that makes.
  var isOfStoredBuilder: Bool { cause.kind == .closureInput && rule == "P17" }

  /// Whether a view's own `==` left out what differs.
  var isOfOwnEquality: Bool { ["P8", "P11b"].contains(rule) }

  /// The lesson that explains it; empty where it is no matter of SwiftUI.
  var lesson: String {
    if isOfOwnEquality { return "comparing-inputs" }
    // An object told all who observe it.
    if isOfRuns, rule == "O1" { return "observable-objects" }
    return isOfFormatter ? "tools-for-a-slow-screen" : cause.kind.lesson
  }

  /// Whether a body makes what formats its values.
  var isOfFormatter: Bool { cause.kind == .objectInBody && rule == "P18" }

  /// Whether it is about bodies that ran again.
  var isOfRuns: Bool {
    switch cause.kind {
    case .preventable, .wholeValue, .closureInput, .unreadWrapper, .objectInBody: true
    default: false
    }
  }
}
