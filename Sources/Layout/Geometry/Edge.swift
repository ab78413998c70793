/// A side of a rectangle. Leading is the left one where lines are read from left to right.
public enum Edge: Sendable, Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis along which this edge is moved.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

/// Any sides of a rectangle.
public struct EdgeSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = EdgeSet(rawValue: 1)
  public static let leading = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4)
  public static let trailing = EdgeSet(rawValue: 8)
  public static let horizontal: EdgeSet = [.leading, .trailing]
  public static let vertical: EdgeSet = [.top, .bottom]
  public static let all: EdgeSet = [.horizontal, .vertical]

  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}

/// How far each side lies inside of a rectangle, in points; negative lies outside.
public struct EdgeInsets: Sendable, Hashable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Lengths that are not finite become 0 or the longest (``Length/signed(_:)``).
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = Length.signed(top)
    self.leading = Length.signed(leading)
    self.bottom = Length.signed(bottom)
    self.trailing = Length.signed(trailing)
  }

  /// The same on some sides, 0 on the others.
  public init(_ length: Double, edges: EdgeSet = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// Both, one inside of the other.
  public static func + (outer: EdgeInsets, inner: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: outer.top + inner.top, leading: outer.leading + inner.leading,
      bottom: outer.bottom + inner.bottom, trailing: outer.trailing + inner.trailing)
  }

  public subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  /// Both insets of an axis together.
  public subscript(axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
