import Motion

/// Something that began to move in an event: which numbers, from where to where, and how.
public struct MotionFact: Sendable, Equatable {
  /// What moves: `Text "Saved"`, `Meter`.
  public var subject: String
  /// What each number of the course is called: `opacity`, `x`.
  public var properties: [String]
  /// Where the numbers are at which time.
  public var course: MotionCourse
  /// The instance of the program that says it.
  public var instance: String?
  /// The line of the source that says it.
  public var line: Int?
  /// Whether a body of the program runs for every frame (T3).
  public var runsBody: Bool

  /// When it began, in seconds of virtual time.
  public var start: Double {
    switch course {
    case .flight(let flight): flight.departures.last?.time ?? 0
    case .keyframes(let course): course.start
    }
  }
  /// How it gets there; nil for keyframes, which say that themselves.
  public var animation: Motion.Animation? { course.flight?.departures.last?.animation }
  /// What became of a motion that was under way.
  public var encounter: Encounter { course.flight?.departures.last?.encounter ?? .fromRest }

  /// Until when it is worth watching, in seconds of virtual time: a motion without end is watched
  /// for one cycle.
  public var shownEnd: Double {
    switch course {
    case .flight(let flight): flight.end ?? start + (animation?.shownDuration ?? 1)
    case .keyframes(let course): course.start + course.timeline.duration
    }
  }

  /// The numbers that change: what each is called, where it begins and where it leads. Keyframes
  /// may lead back to where they began.
  public var ways: [(property: String, from: Double, to: Double)] {
    let (starts, ends) = (course.values(at: start), course.target)
    return properties.indices.compactMap { index in
      if let flight = course.flight, starts[index] == ends[index],
        flight.velocities(at: start)[index] == 0
      {
        return nil
      }
      return (properties[index], starts[index], ends[index])
    }
  }

  /// Where a number of it is.
  ///
  /// - Parameter time: In seconds of virtual time.
  /// - Returns: Nil where it has no number of that name.
  public func value(of property: String, at time: Double) -> Double? {
    properties.firstIndex(of: property).map { course.values(at: time)[$0] }
  }
}

extension Duration {
  /// In seconds.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
