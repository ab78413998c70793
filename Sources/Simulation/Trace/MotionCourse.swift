import Motion

/// Where numbers are at which time, in seconds of virtual time.
public enum MotionCourse: Sendable, Equatable {
  /// From one change of a value to the next.
  case flight(Flight)
  /// From keyframe to keyframe.
  case keyframes(KeyframeCourse)

  /// The flight; nil for keyframes.
  public var flight: Flight? {
    if case .flight(let flight) = self { flight } else { nil }
  }

  /// Where the numbers are.
  public func values(at time: Double) -> [Double] {
    switch self {
    case .flight(let flight): flight.values(at: time)
    case .keyframes(let course): course.values(at: time)
    }
  }

  /// Where they come to rest, or would.
  public var target: [Double] {
    switch self {
    case .flight(let flight): flight.target
    case .keyframes(let course): course.target
    }
  }

  /// When they rest; nil if they never do.
  public var end: Double? {
    switch self {
    case .flight(let flight): flight.end
    case .keyframes(let course): course.end
    }
  }
}

/// Tracks of keyframes that begin at a time, once or again and again.
public struct KeyframeCourse: Sendable, Equatable {
  /// The tracks.
  public let timeline: KeyframeTimeline
  /// When they begin, in seconds of virtual time.
  public let start: Double
  /// Whether they begin again when they are over.
  public let repeats: Bool

  /// When they are over, in seconds of virtual time; nil if they repeat.
  public var end: Double? { repeats ? nil : start + timeline.duration }

  /// How long a run has been going on at a time, in seconds.
  func within(_ time: Double) -> Double {
    let since = time - start
    guard repeats, timeline.duration > 0 else { return since }
    return since.truncatingRemainder(dividingBy: timeline.duration)
  }

  func values(at time: Double) -> [Double] {
    timeline.values(at: within(time)).flatMap(\.self)
  }

  var target: [Double] { timeline.values(at: timeline.duration).flatMap(\.self) }
}
