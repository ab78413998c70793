/// What each grade would mean, shown before the learner chooses one.
public struct Preview: Sendable, Hashable {
  /// The state that each grade would give; the seconds until it is due are `due - time`.
  public let states: [Grade: MemoryState]
  /// The moment that was asked about, in seconds since 1970.
  public let time: Int

  /// Seconds until the card would come back after `grade`.
  public func interval(_ grade: Grade) -> Int { states[grade].map { $0.due - time } ?? 0 }
}

extension Scheduler {
  /// What each of the four grades would mean at `time`; the parameters are those of ``review``.
  public func preview(_ state: MemoryState?, at time: Int, seed: UInt64 = 0) -> Preview {
    let states = Grade.allCases.map { ($0, review(state, $0, at: time, seed: seed)) }
    return Preview(states: Dictionary(uniqueKeysWithValues: states), time: time)
  }
}
