/// Why there is no motion for what a program asks for.
public enum MotionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number, infinite and not a number included, that lies outside of what can be computed with.
  case outOfBounds(name: String, unit: String, value: Double, bounds: ClosedRange<Double>)
  /// Values of different length cannot be mixed.
  case differentLengths(expected: Int, found: Int)
  /// A keyframe whose spring swings for ever has no end.
  case endlessKeyframe
  /// A phase animator without a phase shows nothing.
  case noPhases

  /// A sentence on what is wrong and one on what to do.
  public var description: String {
    switch self {
    case .outOfBounds(let name, let unit, let value, let bounds):
      let range = "\(Figures.text(bounds.lowerBound)) to \(Figures.text(bounds.upperBound))"
      let what = unit.isEmpty ? range : "\(range) \(unit)"
      return "\(name) is a number from \(what), not \(Figures.text(value)). Give it one of these."
    case .differentLengths(let expected, let found):
      return "The animated data has \(expected) numbers, and \(found) were given."
        + " Give it as many as it has."
    case .endlessKeyframe:
      return "A spring without damping never rests. Give the keyframe a duration."
    case .noPhases:
      return "There is no phase to show. Give the phase animator one at least."
    }
  }
}
