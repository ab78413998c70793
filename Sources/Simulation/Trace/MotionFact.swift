import Motion

/// Something that began to move in an event: which numbers, from where to where, and how.
public struct MotionFact: Sendable, Equatable {
  /// What moves: `Text "Saved"`, `Meter`.
  public var subject: String
  /// What each number of the flight is called: `opacity`, `x`.
  public var properties: [String]
  /// Where the numbers are at which time, in seconds of virtual time.
  public var flight: Flight
  /// The instance of the program that says it.
  public var instance: String?
  /// The line of the source that says it.
  public var line: Int?
  /// Whether a body of the program runs for every frame (T3).
  public var runsBody: Bool

  /// When it began, in seconds of virtual time.
  public var start: Double { flight.departures.last?.time ?? 0 }
  /// How it gets there.
  public var animation: Motion.Animation? { flight.departures.last?.animation }
  /// What became of a motion that was under way.
  public var encounter: Encounter { flight.departures.last?.encounter ?? .atOnce }

  /// The numbers that change: what each is called, where it begins and where it leads.
  public var ways: [(property: String, from: Double, to: Double)] {
    let (starts, ends) = (flight.values(at: start), flight.target)
    return properties.indices.compactMap { index in
      guard starts[index] != ends[index] || flight.velocities(at: start)[index] != 0 else {
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
    properties.firstIndex(of: property).map { flight.values(at: time)[$0] }
  }
}

extension Duration {
  /// In seconds.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
