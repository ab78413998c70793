/// One of the two directions of a plane.
public enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  /// The direction across.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Any of the two directions.
public struct AxisSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  @inline(__always)
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As that of ``Dependencies``.
  @inline(__always)
  public init(arrayLiteral elements: AxisSet...) {
    rawValue = elements.isEmpty ? 0 : elements.reduce(0) { $0 | $1.rawValue }
  }

  public static let horizontal = AxisSet(rawValue: 1)
  public static let vertical = AxisSet(rawValue: 2)
  public static let both: AxisSet = [.horizontal, .vertical]

  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

/// Which way a line is read: where leading is (Y62).
public enum LayoutDirection: Sendable, Hashable {
  case leftToRight
  case rightToLeft
}
