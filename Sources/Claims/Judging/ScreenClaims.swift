import Simulation

/// What is seen, printed, warned of and measured.
extension Moment {
  func shows(_ text: String) -> Verdict {
    let found = last.elements.filter { $0.shows(text) }
    guard !found.isEmpty else {
      let verdict = Verdict.broken(insteadOf(text), reasonOfChange(to: nil, from: text))
      guard let doubt = doubtOfAbsence(text) else { return verdict }
      return .open(verdict.instead, doubt, heldHere: false)
    }
    guard let doubt = doubtOfPresence(text, found) else { return .kept }
    return .open("shows \"\(text)\"", doubt, heldHere: true)
  }

  func doesNotShow(_ text: String) -> Verdict {
    let found = last.elements.filter { $0.shows(text) }
    guard !found.isEmpty else {
      guard let doubt = doubtOfAbsence(text) else { return .kept }
      return .open("does not show \"\(text)\" here, and may", doubt, heldHere: true)
    }
    let place = found[0].enclosing.map { " in \(last.elements[$0].label)" } ?? ""
    let instead = "shows \"\(text)\"\(place)"
    guard let doubt = doubtOfPresence(text, found) else {
      return .broken(instead, reasonOfChange(to: text, from: nil))
    }
    return .open(instead, doubt, heldHere: false)
  }

  /// All of them have to be there. Of a text that stands at several places, each counts: a claim of an
  /// order must not hold because a title says the same as a row.
  func showsInOrder(_ texts: [String]) -> Verdict {
    let presence = texts.map { shows($0) }.reduce(Verdict.kept) { $0.and($1) }
    guard presence.outcome != .broken else { return presence }
    let read = last.elements.flatMap(\.texts)
    for (first, second) in zip(texts, texts.dropFirst()) {
      guard let end = read.lastIndex(of: first), let start = read.firstIndex(of: second),
        end > start
      else { continue }
      let isMixed = read.firstIndex(of: first).map { $0 < start } ?? false
      let instead = "shows \"\(second)\" before \"\(first)\"" + (isMixed ? ", too" : "")
      guard presence.outcome == .open else { return .broken(instead) }
      var open = presence
      (open.instead, open.heldHere) = (instead, false)
      return open
    }
    return presence
  }

  /// What a person reads in the place of a text: what it became, else what comes nearest, else all
  /// that there is, if the claim does not tell itself what is there.
  private func insteadOf(_ text: String) -> String {
    let change = event.changes.last { $0.old == text }
    if let change, !change.new.isEmpty {
      return "shows \"\(change.new)\" in the place of \"\(text)\""
    }
    let texts = last.elements.flatMap(\.texts)
    let others = claimed.others(among: texts)
    let near = Self.nearest(to: text, among: others, changed: Set(event.changes.map(\.new)))
    guard change == nil else {
      return "\"\(text)\" is gone" + (near.isEmpty ? "" : ", and there is \(Self.quoted(near))")
    }
    guard near.isEmpty else { return "shows \(Self.quoted(near))\(claimed.naming(text))" }
    let absence = "does not show \"\(text)\""
    guard claimed.hasSeveralParts else {
      return others.isEmpty ? "shows no text" : "shows \(Self.quoted(others))"
    }
    return others.isEmpty || claimed.tellsOther(among: texts)
      ? absence : "\(absence) (there is \(Self.quoted(others)))"
  }

  /// So many texts are read; more would be a list to search.
  private static func quoted(_ texts: [String]) -> String {
    Words.counted(texts.map { "\"\($0)\"" }, most: 6)
  }

  /// The texts that differ in capitals or say more, else those that have most words in common with
  /// it, of these the ones that have just changed, of these the ones with as many numbers, of these the
  /// ones with most of the same numbers; none where
  /// half of the words of the shorter one or fewer are in common: "Buy a book" stands for itself, and is not read in the
  /// place of "Buy another". Which number it is does not count: "Can: 5 l" is nearer to "Can: 8 l"
  /// than "Plan: 8 l" is.
  private static func nearest(
    to text: String, among texts: [String], changed: Set<String>
  ) -> [String] {
    let same = texts.filter { $0.lowercased().contains(text.lowercased()) }
    guard same.isEmpty else { return same }
    let wanted = words(of: text)
    let common = texts.map { text in
      let words = words(of: text)
      let common = wanted.count { word in words.contains { isSame(word, $0) } }
      return common * 2 > min(wanted.count, words.count) ? common : 0
    }
    guard let most = common.max(), most > 0 else { return [] }
    let near = zip(texts, common).filter { $0.1 == most }.map(\.0)
    let fresh = near.filter(changed.contains)
    let left = fresh.isEmpty ? near : fresh
    let alike = left.filter { numbers(in: $0).count == numbers(in: text).count }
    guard !alike.isEmpty else { return left }
    let equal = alike.map { zip(numbers(in: $0), numbers(in: text)).count { $0 == $1 } }
    return zip(alike, equal).filter { $0.1 == equal.max() }.map(\.0)
  }

  /// A number is a word like any other.
  private static func words(of text: String) -> Set<String> {
    Set(parts(of: text).map { $0.contains(where: \.isLetter) ? String($0) : "0" })
  }

  /// "Like" and "Liked" are two forms of one word.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.count > 2 && other.hasPrefix(one) || other.count > 2 && one.hasPrefix(other)
  }

  private static func numbers(in text: String) -> [Substring] {
    parts(of: text).filter { !$0.contains(where: \.isLetter) }
  }

  private static func parts(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private func reasonOfChange(to new: String?, from old: String?) -> Reason {
    let step = event.steps.last { step in
      step.kind == .change && (new.map { step.new == $0 } ?? (step.old == old))
    }
    return step.map(reason) ?? Reason()
  }

  // MARK: What is open

  private func doubtOfPresence(_ text: String, _ found: [ScreenElement]) -> Reason? {
    guard found.allSatisfy({ $0.doubt != nil || isDoubtfulChange($0) { $0.new == text } }) else {
      return nil
    }
    if let doubt = found.lazy.compactMap(\.doubt).first { return Self.open(doubt) }
    return doubtfulChange { $0.new == text }.map { reasonOfDoubt(about: $0.instance, in: $0.scene) }
  }

  private func isDoubtfulChange(_ element: ScreenElement, _ isMeant: (DisplayChange) -> Bool)
    -> Bool
  {
    let owner = element.enclosing.map { last.elements[$0].label }
    return doubtfulChange { $0.view == owner && isMeant($0) } != nil
  }

  private func doubtOfAbsence(_ text: String) -> Reason? {
    if let change = doubtfulChange({ $0.old == text }) {
      return reasonOfDoubt(about: change.instance, in: change.scene)
    }
    // Any text may be this one of which nobody knows what it says.
    let doubt = last.openChoices.first?.reason ?? last.elements.lazy.compactMap(\.doubt).first
    return doubt.map(Self.open)
  }

  static func open(_ doubt: String) -> Reason {
    Reason(text: "it rests on what nobody knows: \(doubt)")
  }

  /// A change that a body made of which it is open whether it runs, if it has not run for certain
  /// since.
  private func doubtfulChange(_ isMeant: (DisplayChange) -> Bool) -> (
    instance: String, scene: Scene
  )? {
    for scene in scenes.reversed() {
      let doubtful = scene.event.instancesInDoubt
      let changes = scene.event.changes.filter(isMeant)
      if let change = changes.last {
        let isOpen = doubtful.contains(change.view) && comes(change, fromRunIn: scene.event)
        return isOpen ? (change.view, scene) : nil
      }
    }
    return nil
  }

  /// Whether a run of its view made the change, as far as is told: what a written path pushes is
  /// shown whether or not the body of its owner runs.
  private func comes(_ change: DisplayChange, fromRunIn event: EventTrace) -> Bool {
    let told = event.steps.last { step in
      step.kind == .change && step.instance == change.view
        && (step.old ?? "", step.new ?? "") == (change.old, change.new)
    }
    guard let told else { return true }
    return event.chain(from: told.n).contains { $0.beginsRun && $0.instance == change.view }
  }

  private func reasonOfDoubt(about instance: String, in scene: Scene) -> Reason {
    Moment(simulator: simulator, screen: screen, scenes: [scene]).reasonOfDoubt(about: instance)
  }

  // MARK: Prints, warnings, frames

  func prints(_ line: String) -> Verdict {
    let steps = event.steps.filter { $0.kind == .print }
    let doubtful = event.instancesInDoubt
    func runner(_ step: Step) -> String? {
      event.chain(from: step.n).first { $0.beginsRun }?.instance
    }
    let found = steps.filter { $0.message == line }
    if found.contains(where: { runner($0).map { !doubtful.contains($0) } ?? true }) { return .kept }
    if let step = found.first {
      return .open(
        "prints \"\(line)\"", runner(step).map(reasonOfDoubt) ?? Reason(), heldHere: true)
    }
    let instead = printsInstead(of: line, steps.map(\.message))
    // A body that printed before would print again if it ran.
    let printers = Set(
      scenes.flatMap { scene in
        scene.event.steps.filter { $0.kind == .print && $0.message == line }.compactMap { step in
          scene.event.chain(from: step.n).first { $0.beginsRun }?.instance
        }
      })
    if let instance = doubtful.intersection(printers).min() {
      return .open(instead, reasonOfDoubt(about: instance), heldHere: false)
    }
    return last.openChoices.first.map {
      .open(instead, Self.open($0.reason), heldHere: false)
    } ?? .broken(instead)
  }

  private func printsInstead(of line: String, _ printed: [String]) -> String {
    guard !printed.isEmpty else { return "prints nothing" }
    let others = claimed.others(among: printed)
    return others.isEmpty
      ? "does not print \"\(line)\""
      : "prints \(Words.list(others.map { "\"\($0)\"" }))\(claimed.naming(line))"
  }

  /// What is open of a line that is printed is open of one that is not.
  func doesNotPrint(_ line: String) -> Verdict {
    var verdict = prints(line)
    switch verdict.outcome {
    case .open:
      verdict.heldHere.toggle()
      return verdict
    case .broken: return .kept
    case .kept:
      let step = event.steps.last { $0.kind == .print && $0.message == line }
      return .broken("prints \"\(line)\"", step.map(reason) ?? Reason())
    }
  }

  var noWarning: Verdict {
    let found = event.diagnostics.filter { $0.severity != .note }
    guard let first = found.first else { return .kept }
    let sure = found.first { $0.rule.map(Self.isCertain) ?? true }
    let told = sure ?? first
    let instead =
      "\(told.severity.rawValue): \(told.message)"
      + (found.count > 1 ? " (and \(found.count - 1) more)" : "")
    let reason = Reason(line: told.line > 0 ? told.line : nil, file: told.file, rule: told.rule)
    return sure == nil ? .open(instead, reason, heldHere: false) : .broken(instead, reason)
  }

  /// Whether the rule itself is known for certain.
  private static func isCertain(_ rule: String) -> Bool {
    RuleBook.builtIn.rule(rule)?.sure.hasPrefix("high") ?? true
  }

  func frame(_ identifier: String, _ wanted: LayoutMeasure) -> Verdict {
    do {
      let question = LayoutQuestion(
        target: identifier, area: screen.area, asksForPlace: wanted.hasPlace)
      let (frame, certainty) = try screen.frame(question)
      let instead = "the frame of \"\(identifier)\" is \(frame.text)"
      if certainty != .certain {
        return .open(
          instead, Reason(text: try screen.doubt(question)),
          heldHere: wanted.holds(for: frame))
      }
      return wanted.holds(for: frame) ? .kept : .broken(instead)
    } catch let error as EventError {
      return last.openChoices.first.map {
        .open(error.message, Self.open($0.reason), heldHere: false)
      }
        ?? .broken(error.message)
    } catch let error as SourceError {
      let first = error.diagnostics.first
      return .broken(
        "it cannot be laid out: \(first?.message ?? "nobody says why")",
        Reason(line: first?.line, file: first?.path))
    } catch {
      return .broken("it cannot be laid out: \(error)")
    }
  }
}

extension ScreenElement {
  /// What a person reads of it.
  fileprivate var texts: [String] {
    guard kind != nil else { return [] }
    let value = value.map { value in
      value.count > 1 && value.first == "\"" && value.last == "\""
        ? String(value.dropFirst().dropLast()) : value
    }
    return [label, value ?? ""].filter { !$0.isEmpty }
  }

  fileprivate func shows(_ text: String) -> Bool { texts.contains(text) }
}
