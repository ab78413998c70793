import Simulation

/// What another version of a source does differently upon the same events.
struct TraceComparison {
  let old: Trace
  let new: Trace
  /// Which entries of the two traces tell of the same event.
  let pairs: [(old: Int, new: Int)]
  var voice = Voice.drawn

  /// What differs, an event after the other; empty if nothing does.
  var lines: [String] {
    pairs.flatMap { pair -> [String] in
      let (before, after) = (old.events[pair.old], new.events[pair.new])
      let found = differences(before, after)
      let title = pair.old == 0 ? "When the view appears" : "\(before.event)"
      return found.isEmpty ? [] : ["\(title):"] + found.map { "  " + $0 }
    }
  }

  private func differences(_ old: EventTrace, _ new: EventTrace) -> [String] {
    typealias This = TraceComparison
    return This.bodies(old, new) + writes(old, new)
      + This.lists(old.discarded, new.discarded, "state is lost now", "state is no longer lost")
      + This.lists(
        old.removed, new.removed, "leaves the screen now", "no longer leaves the screen")
      + This.lists(
        texts(old), texts(new), "the screen changes now", "the screen no longer changes")
      + This.lists(
        This.warnings(old), This.warnings(new), "now there is a warning", "gone is the warning")
  }

  /// Which bodies run, and how often.
  private static func bodies(_ old: EventTrace, _ new: EventTrace) -> [String] {
    let (before, after) = (
      counts(old.evaluated.map(\.instance)), counts(new.evaluated.map(\.instance))
    )
    let names = ordered(old.evaluated.map(\.instance) + new.evaluated.map(\.instance))
    let differing = names.filter { before[$0] != after[$0] }
    let gained = differing.filter { before[$0] == nil }.map { "\($0).body" }
    let gone = differing.filter { after[$0] == nil }.map { "\($0).body" }
    let other = differing.compactMap { name -> String? in
      guard let old = before[name], let new = after[name] else { return nil }
      return "\(name).body runs \(counted(new, "time")) instead of \(old)"
    }
    return (gained.isEmpty ? [] : ["runs now: \(listed(gained))"])
      + (gone.isEmpty ? [] : ["no longer runs: \(listed(gone))"]) + other
  }

  /// The values that each source of truth is given.
  private func writes(_ old: EventTrace, _ new: EventTrace) -> [String] {
    func values(_ event: EventTrace) -> [String: [String]] {
      Dictionary(grouping: event.writes, by: \.target).mapValues { writes in
        writes.map { voice.change($0.old, $0.new) + ($0.dropped ? " (equal)" : "") }
      }
    }
    let (before, after) = (values(old), values(new))
    return Self.ordered((old.writes + new.writes).map(\.target)).compactMap { target in
      guard before[target] != after[target] else { return nil }
      let new = listed(after[target] ?? [])
      let old = listed(before[target] ?? [])
      if before[target] == nil { return "writes now: \(target) \(new)" }
      if after[target] == nil { return "no longer writes: \(target)" }
      return "writes \(target) \(new), before it was \(old)"
    }
  }

  private func texts(_ event: EventTrace) -> [String] {
    event.changes.map {
      "\($0.what) \(voice.change("\"\($0.old)\"", "\"\($0.new)\"")) in \($0.view)"
    }
  }

  private static func warnings(_ event: EventTrace) -> [String] {
    event.diagnostics.filter { $0.severity != .note }.map(\.message)
  }

  /// What stands in one list more often than in the other.
  static func lists(_ old: [String], _ new: [String], _ gained: String, _ gone: String)
    -> [String]
  {
    func surplus(_ all: [String], over others: [String]) -> [String] {
      var left = counts(others)
      return all.filter { item in
        guard let count = left[item], count > 0 else { return true }
        left[item] = count - 1
        return false
      }
    }
    return surplus(new, over: old).map { "\(gained): \($0)" }
      + surplus(old, over: new).map { "\(gone): \($0)" }
  }

  private static func counts(_ items: [String]) -> [String: Int] {
    items.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func ordered(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }
}
