/// An alignment that a program declares: an id, and its value where a view gives none.
public final class OwnAlignment: Sendable {
  /// As the program calls it.
  public let name: String
  let defaultValue: @Sendable (Dimensions) throws -> Double

  /// Two alignments are the same only if they are the same object.
  public init(name: String, defaultValue: @escaping @Sendable (Dimensions) throws -> Double) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

extension OwnAlignment: Hashable {
  public static func == (left: OwnAlignment, right: OwnAlignment) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A line of a view along which it is put beside others: one half of an ``Alignment``.
public struct AlignmentGuide: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case start, middle, end, firstBaseline, lastBaseline
    case own(OwnAlignment)
  }

  /// Along which axis its value is counted.
  public let axis: Axis
  let kind: Kind

  public static let leading = AlignmentGuide(axis: .horizontal, kind: .start)
  public static let center = AlignmentGuide(axis: .horizontal, kind: .middle)
  public static let trailing = AlignmentGuide(axis: .horizontal, kind: .end)
  public static let top = AlignmentGuide(axis: .vertical, kind: .start)
  public static let middle = AlignmentGuide(axis: .vertical, kind: .middle)
  public static let bottom = AlignmentGuide(axis: .vertical, kind: .end)
  public static let firstTextBaseline = AlignmentGuide(axis: .vertical, kind: .firstBaseline)
  public static let lastTextBaseline = AlignmentGuide(axis: .vertical, kind: .lastBaseline)

  /// Y49: an alignment of the program's own.
  public static func own(_ alignment: OwnAlignment, along axis: Axis) -> AlignmentGuide {
    AlignmentGuide(axis: axis, kind: .own(alignment))
  }

  /// What SwiftUI calls it; nil for a program's own.
  public var standardName: String? {
    switch kind {
    case .start: axis == .horizontal ? "leading" : "top"
    case .middle: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    case .own: nil
    }
  }

  /// The value of a view that gives none.
  @inline(__always)
  public func defaultValue(in dimensions: Dimensions) throws -> Double {
    let length = Length.placed(dimensions.size[axis])
    switch kind {
    case .start: return 0
    case .middle: return length / 2
    case .end, .firstBaseline, .lastBaseline: return length
    case .own(let alignment): return Length.signed(try alignment.defaultValue(dimensions))
    }
  }

  /// Y49: whether a container hands up what its children give. It does so for baselines and for
  /// alignments of the program's own, not for edges and middles.
  public var isHandedUp: Bool {
    switch kind {
    case .start, .middle, .end: false
    case .firstBaseline, .lastBaseline, .own: true
    }
  }

  /// Y49: what a container hands up of its children's values: the mean; of baselines the first or
  /// the last (OpenSwiftUI, `AlignmentID.combineExplicit`).
  public func combined(_ values: [Double]) -> Double? {
    guard isHandedUp, !values.isEmpty else { return nil }
    switch kind {
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    case .start, .middle, .end, .own: return values.reduce(0, +) / Double(values.count)
    }
  }
}

/// Where a view is put in another: two guides that meet.
public struct Alignment: Sendable, Hashable {
  public var horizontal: AlignmentGuide
  public var vertical: AlignmentGuide

  public static let topLeading = Alignment(.leading, .top)
  public static let top = Alignment(.center, .top)
  public static let topTrailing = Alignment(.trailing, .top)
  public static let leading = Alignment(.leading, .middle)
  public static let center = Alignment(.center, .middle)
  public static let trailing = Alignment(.trailing, .middle)
  public static let bottomLeading = Alignment(.leading, .bottom)
  public static let bottom = Alignment(.center, .bottom)
  public static let bottomTrailing = Alignment(.trailing, .bottom)

  public init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}

/// The size of a view for a proposal, and its guides (`ViewDimensions`).
public struct Dimensions {
  public let size: Size
  private let explicitGuide: (AlignmentGuide) throws -> Double?

  public init(size: Size, explicitGuide: @escaping (AlignmentGuide) throws -> Double?) {
    self.size = size
    self.explicitGuide = explicitGuide
  }

  /// Of a view that gives no guide a value.
  public init(size: Size) { self.init(size: size) { _ in nil } }

  /// The value that is given for it, if one is (`dimensions[explicit: guide]`).
  public func explicitValue(of guide: AlignmentGuide) throws -> Double? {
    try explicitGuide(guide)
  }

  /// Y49: the value given, else the usual one (`dimensions[guide]`).
  public func value(of guide: AlignmentGuide) throws -> Double {
    try explicitGuide(guide) ?? guide.defaultValue(in: self)
  }
}
