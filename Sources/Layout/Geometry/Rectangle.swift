/// A place in points; y grows downwards.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  @inline(__always)
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(along axis: Axis, _ main: Double, across: Double) {
    self = axis == .horizontal ? Point(x: main, y: across) : Point(x: across, y: main)
  }

  @inline(__always)
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Neither NaN nor farther away than the longest length.
  var safe: Point { Point(x: Length.signed(x), y: Length.signed(y)) }
}

/// Two lengths in points.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  @inline(__always)
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public init(along axis: Axis, _ main: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: main, height: across) : Size(width: across, height: main)
  }

  @inline(__always)
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Neither NaN nor negative; infinity stays.
  @inline(__always)
  var safe: Size { Size(width: Length.positive(width), height: Length.positive(height)) }

  /// Neither NaN nor negative nor longer than the longest length.
  @inline(__always)
  var standing: Size { Size(width: Length.placed(width), height: Length.placed(height)) }
}

/// A place and a size.
public struct Rectangle: Sendable, Hashable {
  public var origin: Point
  public var size: Size

  public static let zero = Rectangle(origin: .zero, size: .zero)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public func start(_ axis: Axis) -> Double { origin[axis] }

  public func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Without what the insets take; no side becomes less than nothing.
  public func inset(by insets: EdgeInsets) -> Rectangle {
    Rectangle(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// What both cover; of no size if they do not meet.
  public func intersection(_ other: Rectangle) -> Rectangle {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    return Rectangle(
      x: x, y: y,
      width: max(0, min(end(.horizontal), other.end(.horizontal)) - x),
      height: max(0, min(end(.vertical), other.end(.vertical)) - y))
  }
}

/// A place in a rectangle by shares of its size: 0, 0 is top leading, 1, 1 bottom trailing.
public struct UnitPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public init(x: Double, y: Double) {
    self.x = Length.signed(x)
    self.y = Length.signed(y)
  }

  /// Where it lies in a size.
  public func point(in size: Size) -> Point {
    Point(x: Length.placed(size.width) * x, y: Length.placed(size.height) * y).safe
  }
}

extension Size {
  /// Where something of another size begins that stands in the middle.
  func middle(for inner: Size) -> Point {
    Point(
      x: (Length.placed(width) - Length.placed(inner.width)) / 2,
      y: (Length.placed(height) - Length.placed(inner.height)) / 2)
  }
}
