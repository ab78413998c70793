/// What an event meets in the middle of its way, and how far it gets in it.
public struct MotionUnderWay: Sendable, Equatable {
  /// What moves, and along which course.
  public var motion: MotionFact
  /// Of ``MotionFact/properties``.
  public var property: String
  /// Where the number was when the event began, where it is when that is over, and where it leads.
  public var from, now, target: Double
}

extension Trace {
  /// The numbers that began to move in an earlier event and move on during this one: with
  /// `wait 1s` no step tells of them, and still the screen is another one afterwards.
  ///
  /// - Parameter index: Of the event, from 0.
  public func motionsUnderWay(duringEvent index: Int) -> [MotionUnderWay] {
    guard events.indices.contains(index), index > 0 else { return [] }
    let (begin, end) = (events[index - 1].end, events[index].end)
    guard end > begin else { return [] }
    var latest: [(key: [String], motion: MotionFact)] = []
    for motion in events[...index].flatMap(\.motions) {
      let key = [motion.subject, "\(motion.line ?? 0)"] + motion.properties
      latest.removeAll { $0.key == key }
      if motion.start <= begin { latest.append((key, motion)) }
    }
    return latest.flatMap { entry in
      entry.motion.ways.compactMap { way -> MotionUnderWay? in
        guard let from = entry.motion.value(of: way.property, at: begin),
          let now = entry.motion.value(of: way.property, at: end), from != now
        else { return nil }
        return MotionUnderWay(
          motion: entry.motion, property: way.property, from: from, now: now, target: way.to)
      }
    }
  }
}
