import Simulation

/// Which bodies run after the event, for sure and perhaps.
private struct Runs {
  let sure: [Evaluation]
  let all: [Evaluation]
  /// Instances of which it is open whether they run: those that did here, and those that did not.
  let inDoubt: Set<String>
  /// Of those the ones that did not run here.
  let idle: [String]
  /// Of those the ones in which a closure ran alone: the work is done all the same, and whoever puts
  /// a body into a `GeometryReader` has spared nothing.
  let inPart: [String]

  init(_ event: EventTrace, firstRunsCount: Bool) {
    let doubt = event.instancesInDoubt
    let counted = event.evaluated.filter { firstRunsCount || $0.causes != [.first] }
    all = counted
    sure = counted.filter { $0.certainty == .certain }
    inDoubt = doubt
    let ran = Set(counted.map(\.instance))
    idle = doubt.subtracting(event.evaluated.map(\.instance)).subtracting(ran).sorted()
    let partly = event.steps.compactMap { step in
      if case .ranInPart? = step.silence { step.instance } else { nil }
    }
    inPart = partly.filter(idle.contains)
  }
}

extension Claim {
  /// That a view does not run, or not often, says something only where there is such a view: of one
  /// that came on the screen in no event of the whole file it holds in any program.
  func emptiness(besides seen: Set<String>) -> Verdict {
    let views = statements.flatMap { statement -> [ViewName] in
      switch statement {
      case .doesNotRun(let views): views
      case .runsAtMost(let view, _): [view]
      default: []
      }
    }
    guard let absent = views.first(where: { !seen.contains($0.type) }) else { return .kept }
    return .open(
      "no \(absent.type) is ever on the screen",
      Reason(text: "that it does not run is true of any program without it"), heldHere: true)
  }
}

extension Moment {
  /// Exactly these: each of them has to run, and nobody else.
  func runs(_ views: [ViewName]) -> Verdict {
    for view in views { if let vanished = vanished(view) { return vanished } }
    let runs = Runs(event, firstRunsCount: false)
    let instead = told(runs.all)
    let strangers = runs.sure.filter { run in !views.contains { names($0, run.instance) } }
    if let stranger = strangers.first { return .broken(instead, reason(of: stranger)) }
    let possible = runs.all.map(\.instance) + runs.idle
    let missing = views.filter { view in !possible.contains { names(view, $0) } }
    if let view = missing.first { return .broken(instead, reasonOfSilence(of: view)) }
    let doubtful =
      possible.first { instance in !views.contains { names($0, instance) } }
      ?? views.first { view in !runs.sure.contains { names(view, $0.instance) } }.flatMap { view in
        possible.first { names(view, $0) }
      }
    let heldHere =
      (runs.all.map(\.instance) + runs.inPart).allSatisfy { instance in
        views.contains { names($0, instance) }
      }
      && views.allSatisfy { view in runs.all.contains { names(view, $0.instance) } }
    return doubtful.map { .open(instead, reasonOfDoubt(about: $0), heldHere: heldHere) } ?? .kept
  }

  func runsOnly(_ views: [ViewName]) -> Verdict {
    for view in views { if let vanished = vanished(view) { return vanished } }
    let runs = Runs(event, firstRunsCount: false)
    func isStranger(_ instance: String) -> Bool { !views.contains { names($0, instance) } }
    if let stranger = runs.sure.first(where: { isStranger($0.instance) }) {
      return .broken(told(runs.all), reason(of: stranger))
    }
    let doubtful = (runs.all.map(\.instance) + runs.idle).first(where: isStranger)
    return doubtful.map { instance in
      .open(
        told(runs.all), reasonOfDoubt(about: instance),
        heldHere: !(runs.all.map(\.instance) + runs.inPart).contains(where: isStranger))
    } ?? .kept
  }

  func doesNotRun(_ views: [ViewName]) -> Verdict {
    for view in views { if let vanished = vanished(view) { return vanished } }
    let runs = Runs(event, firstRunsCount: true)
    func isMeant(_ instance: String) -> Bool { views.contains { names($0, instance) } }
    if let run = runs.sure.first(where: { isMeant($0.instance) }) {
      return .broken(told(runs.all.filter { isMeant($0.instance) }), reason(of: run))
    }
    let standIns = standIns.filter { isMeant($0.instance) }
    if let standIn = standIns.first(where: \.isSure) ?? standIns.first {
      return verdict(on: standIn)
    }
    let doubtful = (runs.all.map(\.instance) + runs.idle).first(where: isMeant)
    return doubtful.map { instance in
      let ran = runs.all.filter { isMeant($0.instance) }
      return .open(
        ran.isEmpty ? "\(instance) may run" : told(ran), reasonOfDoubt(about: instance),
        heldHere: ran.isEmpty && !runs.inPart.contains(where: isMeant))
    } ?? .kept
  }

  /// - Parameter view: Nil counts the bodies of all.
  func runsAtMost(_ limit: Int, of view: ViewName?) -> Verdict {
    if let view, let vanished = vanished(view) { return vanished }
    let runs = Runs(event, firstRunsCount: true)
    func isMeant(_ instance: String) -> Bool { view.map { names($0, instance) } ?? true }
    let sure = runs.sure.filter { isMeant($0.instance) }
    let all = runs.all.filter { isMeant($0.instance) }
    let idle = runs.idle.filter(isMeant)
    let count =
      view.map { "runs \($0.text) \(Words.times(all.count))" }
      ?? "runs \(Words.bodies(all.count))"
    // One instance is named already, with how often it ran.
    let ran = Set(all.map(\.instance))
    let instead =
      ran.count < 2 && view != nil ? count : "\(count): \(Words.counted(all.map(\.instance)))"
    if sure.count > limit { return .broken(instead, reason(of: sure[limit])) }
    let standIns = view == nil ? [] : standIns.filter { isMeant($0.instance) }
    func exceed(_ standIns: [StandIn]) -> Bool {
      sure.count + standIns.reduce(0) { $0 + $1.count } > limit
    }
    let certain = standIns.filter(\.isSure)
    if let last = certain.last, exceed(certain) { return verdict(on: last) }
    if let doubtful = standIns.first(where: { !$0.isSure }), exceed(standIns) {
      return verdict(on: doubtful)
    }
    guard all.count + idle.count > limit else { return .kept }
    let doubtful = all.first { $0.certainty != .certain }?.instance ?? idle.first
    return .open(
      instead, doubtful.map(reasonOfDoubt) ?? Reason(),
      heldHere: all.count + runs.inPart.count(where: isMeant) <= limit)
  }

  var noPreventableRun: Verdict {
    let found = event.evaluated.filter { $0.preventable != nil }
    let sure = found.filter { $0.certainty == .certain }
    func told(_ runs: [Evaluation]) -> String {
      "runs \(Words.counted(runs.map(\.instance))) for nothing"
    }
    if let first = sure.first {
      var reason = reason(of: first)
      reason.text = [reason.text, first.preventable ?? ""].filter { !$0.isEmpty }
        .joined(separator: "; to spare it: ")
      return .broken(told(sure), reason)
    }
    if let first = found.first {
      return .open(told(found), reasonOfDoubt(about: first.instance), heldHere: false)
    }
    guard let idle = Runs(event, firstRunsCount: true).idle.first else { return .kept }
    return .open("\(idle) may run for nothing", reasonOfDoubt(about: idle), heldHere: true)
  }

  private func verdict(on standIn: StandIn) -> Verdict {
    let views = Words.counted(standIn.runs.map(\.view))
    let instead =
      "\(standIn.instance) rests, and all that it did is done inside of it: runs \(views)"
    return standIn.isSure
      ? .broken(instead, reason(of: standIn.runs[0]))
      : .open(instead, reasonOfDoubt(about: standIn.runs[0].instance), heldHere: false)
  }

  // MARK: Words

  private func told(_ runs: [Evaluation]) -> String {
    runs.isEmpty ? "runs no body again" : "runs \(Words.counted(runs.map(\.instance)))"
  }

  /// Why a body ran, and where it is written.
  private func reason(of run: Evaluation) -> Reason {
    let step = event.steps.last { $0.kind == .evaluate && $0.instance == run.instance }
    return step.map(reason) ?? Reason()
  }

  /// A step with what caused it.
  func reason(of step: Step) -> Reason {
    let chain = event.chain(from: step.n)
    let cause = chain.dropFirst().first { $0.kind != .event && $0.kind != .mark }
    var reason = Reason(text: step.message, line: step.line, file: step.file, rule: step.rule)
    if let cause {
      reason.text += ", because \(cause.message)"
      reason.rule = reason.rule ?? cause.rule
    }
    // The line that wrote shows it best, else the nearest that is known.
    let place =
      chain.first { $0.kind == .write && $0.line != nil } ?? chain.first { $0.line != nil }
    (reason.line, reason.file) = (place?.line, place?.file)
    return reason
  }

  /// Why a body did not run, as far as the story tells.
  private func reasonOfSilence(of view: ViewName) -> Reason {
    let told = event.steps.last { step in
      (step.kind == .skip || step.kind == .check) && step.instance.map { names(view, $0) } ?? false
    }
    if let told { return reason(of: told) }
    if event.evaluated.contains(where: { $0.causes == [.first] && names(view, $0.instance) }) {
      return Reason(text: "\(view.text) ran for the first time, which does not count here")
    }
    let isThere = scenes.contains { scene in
      scene.event.inserted.contains { names(view, $0) }
    }
    return Reason(
      text: isThere
        ? "nothing that \(view.text) reads or is handed changed"
        : "no \(view.text) was on the screen")
  }

  func reasonOfDoubt(about instance: String) -> Reason {
    guard let step = event.doubt(about: instance) else {
      return Reason(text: "nobody knows for certain whether \(instance) runs")
    }
    return reason(of: step)
  }
}
