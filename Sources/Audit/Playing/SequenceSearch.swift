/// Sequences that show what no event shows alone.
struct SequenceSearch {
  let firsts: [PlayedEvent]

  /// How many of each kind.
  let limit: Int

  /// Those first that tell more often.
  var sequences: [[String]] {
    [LossSearch(firsts: firsts).sequences, absences, overwritings].flatMap { $0.prefix(limit) }
  }

  /// Stands for whatever time can go by.
  static let wait = "wait"

  /// A view leaves, time goes by, and it comes back: what it had begun may go on all the while.
  private var absences: [[String]] {
    let pause = [String](repeating: Self.wait, count: 3)
    return firsts.flatMap { first -> [[String]] in
      let (now, again) = (first.step(1), first.step(2))
      let event = first.event
      if now?.hasLosses == true, first.hasWaiting {
        return ([event] + first.later.prefix(1)).map { [event] + pause + [$0] }
      }
      if now?.hasGains == true, again?.event == event, again?.hasLosses == true {
        return [[event, event] + pause + [event]]
      }
      return first.later.filter(Self.closes).prefix(1).map { [event, $0] + pause + [event] }
    }
  }

  private static func closes(_ event: String) -> Bool { ["back", "dismiss"].contains(event) }

  /// What was typed and submitted is written by something else: the field has to follow.
  private var overwritings: [[String]] {
    firsts.flatMap { typed -> [[String]] in
      guard let submit = typed.episode.steps.first(where: { $0.event.hasPrefix("submit ") })
      else { return [] }
      let targets = Set(submit.writes.map(\.target))
      return firsts.filter { other in
        other.event != typed.event
          && other.step(1)?.writes.contains { targets.contains($0.target) } == true
      }.map { [typed.event, submit.event, $0.event] }
    }
  }
}

extension PlayedEvent {
  /// What happened with the event, or when it was done again.
  fileprivate func step(_ index: Int) -> Episode.Step? {
    episode.steps.dropFirst(index).first
  }
}
