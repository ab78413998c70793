import Simulation

/// Something to watch or stop at in a trace: a view, its body, or a source of truth.
struct TracePoint: Equatable {
  enum Subject: Equatable {
    /// Everything that happens to an instance.
    case view
    case body
    /// A property; nil is any of its owner.
    case source(String?)
  }

  /// An instance (`Row[2]`), a type that stands for all of its instances (`Row`, `Cart`), or what
  /// else storage is called by (`AppStorage`).
  let owner: String
  let subject: Subject
  /// The event after which it was named so: later its instance may be called otherwise.
  let event: Int

  /// As it is typed.
  var name: String {
    switch subject {
    case .view, .source(nil): owner
    case .body: "\(owner).body"
    case .source(let property?): "\(owner).\(property)"
    }
  }

  /// `Cart` and `total` of `Cart.total`; dots within brackets belong to the instance.
  static func parts(of name: String) -> (owner: String, property: String?) {
    let from = name.lastIndex(of: "]") ?? name.startIndex
    guard let dot = name[from...].lastIndex(of: ".") else { return (name, nil) }
    let property = name[name.index(after: dot)...]
    return (String(name[..<dot]), String(property.first == "_" ? property.dropFirst() : property))
  }

  /// The steps of an event that concern the point.
  func steps(of event: EventTrace, in trace: Trace) -> [Step] {
    let identities = identities(in: trace)
    func isOwner(_ name: String?, _ identity: Int?) -> Bool {
      guard let name else { return false }
      if !owner.contains("[") { return name == owner || name.typeName == owner }
      // A trace without identities has nothing but names.
      return identity.map(identities.contains) ?? (name == owner)
    }
    return event.steps.filter { step in
      switch subject {
      case .view:
        step.happensToView
          && (isOwner(step.instance, step.identity)
            || isOwner(step.target.map { Self.parts(of: $0).owner }, step.owner))
      case .body: step.kind == .evaluate && isOwner(step.instance, step.identity)
      case .source(let property):
        step.happensToSource
          && step.target.map { target in
            let parts = Self.parts(of: target)
            guard let name = parts.property else {
              return isOwner(step.instance, step.identity) && (property ?? target) == target
            }
            return isOwner(parts.owner, step.owner) && (property ?? name) == name
          } == true
      }
    }
  }

  /// The step of an event at which a debugger would stop; nil if there is none.
  func stop(in event: EventTrace, of trace: Trace) -> Step? {
    steps(of: event, in: trace).first { [.evaluate, .write, .drop].contains($0.kind) }
  }

  /// Which instances are meant: those that were called so, and those that came with that name since.
  private func identities(in trace: Trace) -> Set<Int> {
    var names: [Int: String] = [:]
    for event in trace.events.prefix(self.event + 1) {
      names.merge(event.names) { $1 }
    }
    var meant = Set(names.filter { $0.value == owner }.keys)
    for event in trace.events.dropFirst(self.event + 1) {
      let came = event.steps.filter { $0.kind == .insert && $0.instance == owner }
      meant.formUnion(came.compactMap(\.identity))
    }
    return meant
  }
}

extension Step {
  fileprivate var happensToView: Bool {
    switch kind {
    case .evaluate, .skip, .insert, .remove, .effect, .change, .warn, .write, .drop, .create,
      .discard:
      true
    case .event, .mark, .check, .read, .compare, .print, .propose, .choose, .place: false
    }
  }

  fileprivate var happensToSource: Bool {
    [.write, .drop, .read, .create, .discard].contains(kind)
  }
}
