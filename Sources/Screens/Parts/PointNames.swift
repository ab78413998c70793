import Simulation
import Study

/// The names that can be watched or stopped at in a trace, and what a typed name stands for.
struct PointNames {
  let simulator: Simulator
  /// The instances that are on the screen now.
  let instances: [String]
  let trace: Trace

  /// Where execution stops, or what is told after each event.
  enum Use { case watching, stopping }

  enum Reading: Equatable {
    case point(TracePoint)
    /// Why nothing is called so, with what is near.
    case unknown(String)
  }

  /// What can be typed, the instances first.
  func all(for use: Use) -> [String] {
    let types = simulator.views
    let single = Set(types)
    let rows = instances.filter { !single.contains($0) }
    let named =
      use == .watching ? rows + types : types.map { "\($0).body" } + rows.map { "\($0).body" }
    return named + sources
  }

  /// The sources of truth that the trace speaks of, without the underscore of their storage.
  private var sources: [String] {
    var seen: Set<String> = []
    return trace.events.flatMap(\.steps).filter { [.read, .write, .drop].contains($0.kind) }
      .compactMap(\.target).map { target in
        let parts = TracePoint.parts(of: target)
        return parts.property.map { "\(parts.owner).\($0)" } ?? target
      }.filter { seen.insert($0).inserted }
  }

  func read(_ typed: String, for use: Use) -> Reading {
    let (owner, property) = TracePoint.parts(of: typed)
    guard let owner = known(owner), let subject = subject(of: owner, property, for: use) else {
      return .unknown(sentence(about: typed, for: use))
    }
    return .point(TracePoint(owner: owner, subject: subject, event: trace.events.count - 1))
  }

  /// An instance or a type as it is written, whatever letters were typed large.
  private func known(_ owner: String) -> String? {
    let storage = sources.map { TracePoint.parts(of: $0).owner }
    let all = instances + simulator.views + storage
    if all.contains(owner) || (!owner.contains("[") && simulator.declaresType(owner)) {
      return owner
    }
    return all.first { $0.lowercased() == owner.lowercased() }
  }

  private func subject(of owner: String, _ property: String?, for use: Use)
    -> TracePoint.Subject?
  {
    let isView = simulator.views.contains(owner.typeName) || instances.contains(owner)
    switch property {
    case nil where isView: return use == .watching ? .view : .body
    case "body" where isView: return use == .watching ? .view : .body
    case nil: return .source(nil)
    case let name?:
      let stored = simulator.storedProperties(of: owner.typeName) ?? []
      return stored.contains(name) || sources.contains("\(owner).\(name)") ? .source(name) : nil
    }
  }

  private func sentence(about typed: String, for use: Use) -> String {
    let all = all(for: use)
    let (owner, property) = TracePoint.parts(of: typed)
    let stored = known(owner).flatMap { owner in
      simulator.storedProperties(of: owner.typeName)?.map { "\(owner).\($0)" }
    }
    if let property, let owner = known(owner), let stored, property != "body",
      simulator.computes(property, in: owner.typeName)
    {
      let others =
        stored.isEmpty ? "" : " What is stored: \(briefly(stored, width: 200, .unicode))."
      return "\(owner).\(property) is worked out each time it is read; nothing is written there."
        + others
    }
    // Whoever says only `total` means what has that property.
    let ending = property == nil ? all.filter { $0.hasSuffix(".\(typed)") } : []
    let near = nearest(to: typed, among: (stored ?? []) + all + instances + simulator.views)
    let meant = ending.isEmpty ? near.map { [$0] } ?? [] : Array(ending.prefix(4))
    guard meant.isEmpty else {
      return "Nothing is called \(typed). Did you mean \(listed(meant, "or"))?"
    }
    return "Nothing is called \(typed). There is \(briefly(all, width: 200, .unicode))."
  }
}
