/// The area on which a view is looked at, in points.
public struct PreviewArea: Sendable, Equatable {
  public var width: Double
  public var height: Double
  /// Whether bars and corners of a phone cover a part of it.
  public var isPhone: Bool

  /// A usual phone (Y72).
  public static let phone = PreviewArea(width: 393, height: 852, isPhone: true)

  /// - Returns: the phone where no size is given; else a bare area, of whose sizes the one that is
  ///   not given is the phone's.
  public init(width: Double?, height: Double?) {
    self.init(
      width: width ?? Self.phone.width, height: height ?? Self.phone.height,
      isPhone: width == nil && height == nil)
  }

  private init(width: Double, height: Double, isPhone: Bool) {
    self.width = width
    self.height = height
    self.isPhone = isPhone
  }
}
