import Simulation

extension Moment {
  /// What becomes of a claim, whose statements all have to hold.
  func verdict(on statements: [Statement]) -> Verdict {
    var moment = self
    moment.claimed = ClaimedTexts(statements)
    return statements.map { moment.verdict(on: $0) }.reduce(.kept) { $0.and($1) }
  }

  /// What becomes of one statement of a claim.
  private func verdict(on statement: Statement) -> Verdict {
    switch statement {
    case .runs(let views): runs(views)
    case .runsOnly(let views): runsOnly(views)
    case .doesNotRun(let views): doesNotRun(views)
    case .runsBodiesAtMost(let limit): runsAtMost(limit, of: nil)
    case .runsAtMost(let view, let limit): runsAtMost(limit, of: view)
    case .keeps(let names): names.map(keeps).reduce(.kept) { $0.and($1) }
    case .loses(let names): names.map(loses).reduce(.kept) { $0.and($1) }
    case .shows(let text): shows(text)
    case .doesNotShow(let text): doesNotShow(text)
    case .showsInOrder(let texts): showsInOrder(texts)
    case .prints(let line): prints(line)
    case .doesNotPrint(let line): doesNotPrint(line)
    case .noPreventableRun: noPreventableRun
    case .noWarning: noWarning
    case .frame(let identifier, let measure): frame(identifier, measure)
    }
  }

  /// A name that means nothing any more breaks its claim.
  func vanished(_ view: ViewName) -> Verdict? {
    guard simulator.declaresType(view.type) else {
      return .broken("the program has no view \(view.type); it may have another name now")
    }
    guard !view.label.isEmpty, !isKnown(view) else { return nil }
    let others = scenes.flatMap { $0.event.inserted }.filter { $0.hasPrefix(view.type) }
    var seen: Set<String> = []
    let names = others.filter { seen.insert($0).inserted }.prefix(6)
    return .broken(
      "no \(view.text) was on the screen"
        + (names.isEmpty ? "" : "; there were \(names.joined(separator: ", "))"))
  }

  private func isKnown(_ view: ViewName) -> Bool {
    scenes.contains { scene in
      scene.instances[view]?.isEmpty == false || scene.event.inserted.contains(view.text)
        || scene.event.removed.contains(view.text)
        || scene.event.evaluated.contains { $0.instance == view.text }
    }
  }

  /// Whether a claim means the instance that an event calls so.
  func names(_ view: ViewName, _ instance: String) -> Bool {
    if view.label.isEmpty { return instance.typePart == view.type }
    return instance == view.text || last.instances[view]?.contains(instance) == true
  }
}

/// Words that several verdicts use.
enum Words {
  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// So many names are read; of more the first tell enough.
  private static let mostNames = 12

  /// Each once, with how often it comes: `Counter, Row[1] (2 times)`.
  ///
  /// - Parameter most: Of more different ones the first half a dozen is told.
  static func counted(_ names: [String], most: Int = mostNames) -> String {
    var seen: Set<String> = []
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let told = names.filter { seen.insert($0).inserted }.map { name in
      counts[name].map { $0 > 1 ? "\(name) (\($0) times)" : name } ?? name
    }
    guard told.count > most else { return list(told) }
    let first = told.prefix(mostNames / 2)
    return "\(list(Array(first))) and \(told.count - first.count) more"
  }

  static func bodies(_ count: Int) -> String { count == 1 ? "1 body" : "\(count) bodies" }
  static func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }
}
