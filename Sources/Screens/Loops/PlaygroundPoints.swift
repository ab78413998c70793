/// What is watched, and where an event is to be stopped at.
struct PlaygroundPoints: Equatable {
  var watched: [TracePoint] = []
  var breaks: [TracePoint] = []

  /// Adds one, unless it is there.
  ///
  /// - Returns: What is to be said.
  mutating func add(_ point: TracePoint, for use: PointNames.Use) -> String {
    let isThere = self[use].contains { $0.name == point.name }
    if !isThere { self[use].append(point) }
    switch use {
    case .watching:
      return isThere
        ? "\(point.name) is watched already."
        : "\(point.name) is watched: what happens to it is told after each event."
    case .stopping:
      let deed = point.subject == .body ? "runs" : "is written"
      return isThere
        ? "There is a break at \(point.name) already."
        : "An event in which \(point.name) \(deed) opens the steps there."
    }
  }

  /// Takes one away, or all.
  ///
  /// - Parameter name: As it was typed; nil takes all.
  /// - Returns: What is to be said.
  mutating func remove(_ name: String?, for use: PointNames.Use) -> String {
    guard !self[use].isEmpty else { return listing(for: use) }
    guard let name else {
      let names = listed(self[use].map(\.name))
      self[use] = []
      return "Taken away: \(names)."
    }
    let wanted = name.lowercased()
    // A break at a body may be taken away by its view alone.
    guard
      let index = self[use].firstIndex(where: {
        $0.name.lowercased() == wanted
          || ($0.subject == .body && $0.owner.lowercased() == wanted)
      })
    else { return "\(name) is not among them. \(listing(for: use))" }
    return "Taken away: \(self[use].remove(at: index).name)."
  }

  /// What is set, as a sentence.
  func listing(for use: PointNames.Use) -> String {
    let names = listed(self[use].map(\.name))
    switch use {
    case .watching:
      return names.isEmpty ? "Nothing is watched. Write it as: watch VIEW" : "Watched: \(names)."
    case .stopping:
      return names.isEmpty
        ? "No break is set. Write it as: break VIEW.body, or break OWNER.PROPERTY"
        : "Breaks: \(names)."
    }
  }

  subscript(use: PointNames.Use) -> [TracePoint] {
    get { use == .watching ? watched : breaks }
    set { if use == .watching { watched = newValue } else { breaks = newValue } }
  }
}
