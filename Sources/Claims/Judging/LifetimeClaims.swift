import Simulation

/// Which storage outlives the events of a claim.
extension Moment {
  func keeps(_ name: PropertyName) -> Verdict {
    let fate = fate(of: name)
    switch fate {
    case .unclear(let verdict): return verdict
    case .kept(let doubt):
      return doubt.map { .open("keeps \(name.text)", $0, heldHere: true) } ?? .kept
    case .lost(let loss):
      return loss.doubt.map { .open("loses \(loss.name)", $0, heldHere: false) }
        ?? .broken("loses \(loss.name)", loss.reason)
    }
  }

  func loses(_ name: PropertyName) -> Verdict {
    switch fate(of: name) {
    case .unclear(let verdict): return verdict
    case .kept(let doubt):
      return doubt.map { .open("keeps \(name.text)", $0, heldHere: false) }
        ?? .broken("keeps \(name.text)", reasonOfKeeping(name))
    case .lost(let loss):
      return loss.doubt.map { .open("loses \(loss.name)", $0, heldHere: true) } ?? .kept
    }
  }

  /// What became of all that stood behind a name.
  private enum StorageFate {
    /// There is nothing that could be kept or lost, or nobody can tell.
    case unclear(Verdict)
    case kept(doubt: Reason?)
    case lost(Loss)
  }

  private struct Loss {
    var name: String
    var reason: Reason
    var doubt: Reason?
  }

  /// All that stood behind the name at any moment, be it there from the beginning or not.
  private func fate(of name: PropertyName) -> StorageFate {
    if let vanished = vanished(name.view) { return .unclear(vanished) }
    var all: [PropertyStorage] = []
    for scene in scenes {
      switch scene.storages[name] {
      case .success(let found)?: all += found
      case .failure(let error)?: return .unclear(.broken(error.message))
      case nil: continue
      }
    }
    guard !all.isEmpty else {
      return .unclear(.broken("no \(name.view.text) was on the screen"))
    }
    let lost = all.first { storage in
      switch storage.place {
      case .stored(let identity):
        !screen.isAlive(identity)
          || (isReplaced(storage, name) && !screen.isHeldByViews(identity))
      case .gone: true
      case .handedDown, .untraceable: false
      }
    }
    if let lost { return .lost(loss(of: lost, name)) }
    if let open = all.first(where: { $0.place == .untraceable }) {
      return .unclear(
        .open(
          "keeps \(open.name)", Reason(text: "what stands behind \(open.name) is not known"),
          heldHere: false))
    }
    guard all.contains(where: { $0.place != .handedDown }) else {
      return .unclear(
        .broken(
          "nothing keeps \(name.text): it is handed down anew whenever the view is described"))
    }
    return .kept(doubt: all.lazy.compactMap { doubt(aboutPresenceOf: $0) }.first)
  }

  /// Whether the same view leads to something else now.
  private func isReplaced(_ storage: PropertyStorage, _ name: PropertyName) -> Bool {
    guard case .success(let now)? = last.storages[name] else { return false }
    return now.contains { $0.instance == storage.instance && $0.place != storage.place }
  }

  private func loss(of storage: PropertyStorage, _ name: PropertyName) -> Loss {
    // Who owns it is told at the moment when it was there last.
    let owner = storage.owner ?? String(storage.name.dropLast(name.property.count + 1))
    for scene in scenes.dropFirst() {
      let end = scene.event.steps.last { step in
        step.kind == .discard && step.instance == owner
      }
      let step = end ?? scene.event.steps.last { $0.kind == .remove && $0.instance == owner }
      guard let step else { continue }
      let there = Moment(simulator: simulator, screen: screen, scenes: [scene])
      return Loss(
        name: storage.name, reason: there.reason(of: step),
        doubt: there.doubt(aboutLossBy: step))
    }
    return Loss(
      name: storage.name, reason: Reason(text: "nobody holds it any more"),
      doubt: last.openChoices.first.map { Self.open($0.reason) })
  }

  /// Whether the body that ended it may not have run, or decided by something that is open.
  private func doubt(aboutLossBy step: Step) -> Reason? {
    let deciders = event.chain(from: step.n).filter(\.beginsRun).compactMap(\.instance)
    if let doubtful = deciders.first(where: event.instancesInDoubt.contains) {
      return reasonOfDoubt(about: doubtful)
    }
    let choice = last.openChoices.first { choice in
      deciders.isEmpty || choice.view.map(deciders.contains) ?? true
    }
    return choice.map { Self.open($0.reason) }
  }

  /// Whether its owner is on the screen only because of something that is open.
  private func doubt(aboutPresenceOf storage: PropertyStorage) -> Reason? {
    guard let owner = storage.owner else { return nil }
    return scenes.lazy.flatMap(\.elements).first { $0.kind == nil && $0.label == owner }?.doubt
      .map(Self.open)
  }

  private func reasonOfKeeping(_ name: PropertyName) -> Reason {
    let owner = scenes.lazy.compactMap { scene -> String? in
      guard case .success(let found)? = scene.storages[name] else { return nil }
      return found.lazy.compactMap(\.owner).first
    }.first
    return Reason(
      text: owner.map { "\($0) owns it, and stays" } ?? "somebody still holds it", rule: "I4")
  }
}
