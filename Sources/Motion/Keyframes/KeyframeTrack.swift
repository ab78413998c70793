/// What a `KeyframeTrack` makes of one property: its data at each time, in seconds.
///
/// Documented: neighbouring cubic keyframes are a Catmull-Rom spline, and at another neighbour they
/// take on its velocity. Usual: the differences of the spline are those over time; a cubic keyframe
/// begins and ends at rest where the track does; after a spring whose time is cut short the data
/// goes on from where it is; when the track is over, the last keyframe's values stay.
public struct KeyframeTrack: Hashable, Sendable {
  /// Where the data begins.
  public let initialValues: [Double]
  private let segments: [KeyframeSegment]
  private let finalValues: [Double]
  /// How long it takes, in seconds.
  public let duration: Double

  /// One keyframe after the other.
  ///
  /// - Parameter velocities: how fast the data is when the track takes over, in units a second, as
  ///   many as there are values; nil for data that rests.
  /// - Throws: ``MotionError`` for a keyframe with more or fewer numbers than the initial values,
  ///   and for numbers that are none.
  public init(
    from initialValues: [Double], velocities: [Double]? = nil, _ keyframes: [Keyframe]
  ) throws(MotionError) {
    self.initialValues = try Quantity.animatableData.checked(initialValues)
    let velocities = try Quantity.animatableData.checked(velocities ?? initialValues.map { _ in 0 })
    guard velocities.count == initialValues.count else {
      throw .differentLengths(expected: initialValues.count, found: velocities.count)
    }
    var pen = Pen(values: initialValues, velocities: velocities)
    for (index, keyframe) in keyframes.enumerated() {
      guard keyframe.values.count == initialValues.count else {
        throw .differentLengths(expected: initialValues.count, found: keyframe.values.count)
      }
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      pen.draw(to: keyframe, before: next)
    }
    segments = pen.segments
    finalValues = keyframes.last?.values ?? initialValues
    duration = pen.time
  }

  /// Where the data is. Before the track begins, its initial values, and for a time that is no
  /// number as well.
  public func values(at time: Double) -> [Double] {
    guard time < duration else { return time.isNaN ? initialValues : finalValues }
    guard time >= 0, let segment = segment(at: time) else { return initialValues }
    return segment.values(at: time)
  }

  /// How fast the data is, in units a second; 0 before the track begins and when it is over.
  public func velocities(at time: Double) -> [Double] {
    guard time >= 0, time < duration, let segment = segment(at: time) else {
      return initialValues.map { _ in 0 }
    }
    return segment.velocities(at: time)
  }

  /// The last one that begins at a time or before.
  private func segment(at time: Double) -> KeyframeSegment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? segments[low - 1] : nil
  }
}

/// Tracks that run side by side, as a `keyframeAnimator` has them.
public struct KeyframeTimeline: Hashable, Sendable {
  /// One for each property.
  public let tracks: [KeyframeTrack]

  /// Begins all of them at once.
  public init(_ tracks: [KeyframeTrack]) { self.tracks = tracks }

  /// As long as the longest takes, in seconds (documented).
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// Where the data of each track is.
  public func values(at time: Double) -> [[Double]] { tracks.map { $0.values(at: time) } }
}

/// Draws one keyframe after the other.
private struct Pen {
  var values: [Double]
  var velocities: [Double]
  var time = 0.0
  var segments: [KeyframeSegment] = []

  init(values: [Double], velocities: [Double]) {
    self.values = values
    self.velocities = velocities
  }

  mutating func draw(to keyframe: Keyframe, before next: Keyframe?) {
    let paths = values.indices.map { path(of: keyframe, before: next, number: $0) }
    let segment = KeyframeSegment(start: time, duration: keyframe.duration, paths: paths)
    segments.append(segment)
    time += keyframe.duration
    values = keyframe.restsAtEnd ? keyframe.values : segment.values(at: time)
    velocities = keyframe.restsAtEnd ? values.map { _ in 0 } : segment.velocities(at: time)
  }

  private func path(of keyframe: Keyframe, before next: Keyframe?, number: Int)
    -> KeyframeSegment.Path
  {
    let (from, to) = (values[number], keyframe.values[number])
    switch keyframe.path {
    case .move: return .move(to: to)
    case .linear(let curve): return .linear(curve, from: from, to: to)
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity?[number] ?? velocities[number]
      return .spring(
        SpringMotion(spring: spring, displacement: from - to, velocity: velocity), to: to)
    case .cubic(let startVelocity, let endVelocity):
      return .cubic(
        from: from, to: to, startVelocity: startVelocity?[number] ?? velocities[number],
        endVelocity: endVelocity?[number]
          ?? velocity(between: keyframe, and: next, from: from, number: number))
    }
  }

  /// How fast a number is where one keyframe ends and the next begins.
  private func velocity(
    between keyframe: Keyframe, and next: Keyframe?, from: Double, number: Int
  ) -> Double {
    guard let next, next.duration > 0 else { return 0 }
    let (at, to) = (keyframe.values[number], next.values[number])
    let smooth = (to - from) / (keyframe.duration + next.duration)
    return switch next.path {
    case .move: 0
    case .linear(let curve): (to - at) * curve.slope(at: 0) / next.duration
    case .spring(_, let startVelocity): startVelocity?[number] ?? smooth
    case .cubic(let startVelocity, _): startVelocity?[number] ?? smooth
    }
  }
}
