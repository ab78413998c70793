import Foundation

/// Colours that go over into each other.
public struct Gradient: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    /// From one place to another, each as a share of the frame.
    case linear(from: PathPoint, to: PathPoint)
    /// From a place, as a share of the frame, from one distance to another, in points.
    case radial(center: PathPoint, from: Double, to: Double)
    /// Around a place, as a share of the frame, from an angle on, in turns.
    case angular(center: PathPoint, from: Double, to: Double)
  }

  public struct Stop: Sendable, Hashable {
    public var tint: Tint
    /// From 0, where it begins, to 1.
    public var location: Double

    public init(_ tint: Tint, at location: Double) {
      self.tint = tint
      self.location = location.isNaN ? 0 : min(max(0, location), 1)
    }
  }

  public var form: Form
  public var stops: [Stop]

  public init(_ form: Form, _ stops: [Stop]) {
    self.form = form
    self.stops = stops.sorted { $0.location < $1.location }
  }

  /// The same, as it looks where it is only there to some part.
  public func seen(_ opacity: Double) -> Gradient { opacity < 1 ? fading(to: opacity) : self }

  func fading(to share: Double) -> Gradient {
    Gradient(form, stops.map { Stop($0.tint.fading(to: share), at: $0.location) })
  }

  /// The colour at a place, given as a share of a frame of a size in points.
  func tint(at x: Double, _ y: Double, width: Double, height: Double) -> Tint {
    let share = self.share(at: x, y, width, height)
    guard let first = stops.first, let last = stops.last else { return .black }
    if share <= first.location { return first.tint }
    for (one, other) in zip(stops, stops.dropFirst()) where share <= other.location {
      let length = other.location - one.location
      return one.tint.mixed(with: other.tint, length > 0 ? (share - one.location) / length : 1)
    }
    return last.tint
  }

  /// How far a place is from the first colour to the last.
  private func share(at x: Double, _ y: Double, _ width: Double, _ height: Double) -> Double {
    switch form {
    case .linear(let start, let end):
      let (dx, dy) = ((end.x - start.x) * width, (end.y - start.y) * height)
      let length = dx * dx + dy * dy
      guard length > 0 else { return 1 }
      return ((x - start.x) * width * dx + (y - start.y) * height * dy) / length
    case .radial(let center, let start, let end):
      let (dx, dy) = ((x - center.x) * width, (y - center.y) * height)
      guard end != start else { return 1 }
      return ((dx * dx + dy * dy).squareRoot() - start) / (end - start)
    case .angular(let center, let start, let end):
      guard end != start else { return 1 }
      let turn =
        atan2((y - center.y) * height, (x - center.x) * width) / (2 * .pi) - start
      return (turn - turn.rounded(.down)) / abs(end - start)
    }
  }
}

extension Tint {
  /// A colour between this one, 0, and another, 1; it has no name of its own.
  func mixed(with other: Tint, _ share: Double) -> Tint {
    guard share > 0, self != other else { return self }
    guard share < 1 else { return other }
    func part(_ path: KeyPath<Tint, Double>) -> Double {
      self[keyPath: path] * (1 - share) + other[keyPath: path] * share
    }
    return Tint(
      "", red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
  }
}
