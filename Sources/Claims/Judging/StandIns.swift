import Simulation

/// What bodies did before somebody changed the program: which views each of them described.
struct BodiesBefore: Sendable {
  /// By the type of the view; each as often as its name came.
  private var described: [String: [[String: Int]]] = [:]

  mutating func note(_ scene: [String: [String]]) {
    for (instance, views) in scene where !views.isEmpty {
      let type = instance.typePart
      let counts = views.counted
      if described[type]?.contains(counts) != true { described[type, default: []].append(counts) }
    }
  }

  /// Whether there was such a view on the screen.
  func knows(_ type: String) -> Bool { described[type] != nil }

  /// Whether somebody who describes these views does all that the body of a view did.
  func isDone(by views: [String], insteadOf type: String) -> Bool {
    let counts = views.counted
    return described[type]?.contains { before in
      before.allSatisfy { counts[$0.key, default: 0] >= $0.value }
    } ?? false
  }
}

/// A view that rests while views inside of it, which are new, do all that it did: nothing is spared.
struct StandIn {
  let instance: String
  /// What ran in its place; not empty.
  let runs: [Evaluation]
  /// Whether it is sure that all of them run.
  var isSure: Bool { runs.allSatisfy { $0.certainty == .certain } }
  /// How often all that it did was done.
  var count: Int {
    Dictionary(grouping: runs, by: \.instance).values.map(\.count).min() ?? 0
  }
}

extension Moment {
  /// The views that rest in this event only by their names.
  var standIns: [StandIn] {
    guard let before = original?.bodies else { return [] }
    let ran = Set(event.evaluated.map(\.instance))
    var inside: [String: [Evaluation]] = [:]
    for run in event.evaluated where run.causes != [.first] && !before.knows(run.view) {
      for outer in enclosing(run) where before.knows(outer.typePart) {
        if !ran.contains(outer) { inside[outer, default: []].append(run) }
        break
      }
    }
    return inside.sorted { $0.key < $1.key }.compactMap { instance, runs in
      let views = Set(runs.map(\.instance)).sorted().flatMap { last.described[$0] ?? [] }
      return before.isDone(by: views, insteadOf: instance.typePart)
        ? StandIn(instance: instance, runs: runs) : nil
    }
  }

  /// The instances around one, from the inside out.
  private func enclosing(_ run: Evaluation) -> some Sequence<String> {
    let parents = scenes.reduce(into: [String: String]()) { parents, scene in
      for run in scene.event.evaluated { parents[run.instance] = run.parent }
    }
    var seen: Set<String> = []
    return sequence(first: run.parent ?? "") { parents[$0] }
      .prefix { !$0.isEmpty && seen.insert($0).inserted }
  }
}

extension String {
  /// The type in the name of an instance.
  var typePart: String { String(prefix { $0 != "[" }) }
}

extension [String] {
  fileprivate var counted: [String: Int] {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
  }
}
