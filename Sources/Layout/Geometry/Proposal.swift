/// What a parent offers a child: per axis a length in points, of which 0 asks for the least and
/// infinity for the most, or none, which asks for the ideal size (Y2).
public struct Proposal: Sendable, Hashable {
  public private(set) var width: Double?
  public private(set) var height: Double?
  /// What the offered lengths rest on.
  public var rests: AxisDependencies

  /// Y2: the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)
  /// Y2: the least.
  public static let zero = Proposal(width: 0, height: 0)
  /// Y2: the most.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// NaN and negative lengths are 0.
  @inline(__always)
  public init(width: Double?, height: Double?, rests: AxisDependencies = .certain) {
    self.width = width.map(Length.positive)
    self.height = height.map(Length.positive)
    self.rests = AxisDependencies(
      width: width == nil ? [] : rests.width, height: height == nil ? [] : rests.height)
  }

  public init(_ size: Size, rests: AxisDependencies = .certain) {
    self.init(width: size.width, height: size.height, rests: rests)
  }

  @inline(__always)
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The same with another length along an axis.
  @inline(__always)
  public func with(
    _ axis: Axis, _ length: Double?, rests dependencies: Dependencies = []
  ) -> Proposal {
    var rests = rests
    rests[axis] = dependencies
    return axis == .horizontal
      ? Proposal(width: length, height: height, rests: rests)
      : Proposal(width: width, height: length, rests: rests)
  }

  /// No length on some axes: their ideal size is asked for.
  public func without(_ axes: AxisSet) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : width,
      height: axes.contains(.vertical) ? nil : height, rests: rests)
  }

  /// Y23: less the insets, at least 0.
  public func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: width.map { max(0, Length.difference($0, insets[.horizontal])) },
      height: height.map { max(0, Length.difference($0, insets[.vertical])) }, rests: rests)
  }

  /// The lengths offered, and others where none are.
  public func size(or size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
