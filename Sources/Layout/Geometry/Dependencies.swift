/// What a length rests on that nobody knows for certain. Empty is certain.
public struct Dependencies: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  @inline(__always)
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The library's own is not specialised for this type, and every offer makes some of these.
  @inline(__always)
  public init(arrayLiteral elements: Dependencies...) {
    rawValue = elements.isEmpty ? 0 : elements.reduce(0) { $0 | $1.rawValue }
  }

  @inline(__always)
  public static func == (left: Dependencies, right: Dependencies) -> Bool {
    left.rawValue == right.rawValue
  }

  /// The size of text (Y14).
  public static let font = Dependencies(rawValue: 1)
  /// The size of a picture (Y15).
  public static let image = Dependencies(rawValue: 2)
  /// The sizes of bars, rows and controls (Y73, Y74).
  public static let metrics = Dependencies(rawValue: 4)
  /// A view that is not known, and what the rules leave open.
  public static let unknown = Dependencies(rawValue: 8)
  /// The size of the device, where nobody said one (Y72).
  public static let screen = Dependencies(rawValue: 16)
  /// A rule that was measured and is not promised (Y11, Y54).
  public static let measured = Dependencies(rawValue: 32)
}

/// What the two lengths of a proposal or of a size rest on.
public struct AxisDependencies: Sendable, Hashable {
  public var width: Dependencies
  public var height: Dependencies

  public static let certain = AxisDependencies(width: [], height: [])

  @inline(__always)
  public init(width: Dependencies, height: Dependencies) {
    self.width = width
    self.height = height
  }

  public init(_ both: Dependencies) { self.init(width: both, height: both) }

  /// Both together.
  public var all: Dependencies { width.union(height) }

  @inline(__always)
  public subscript(axis: Axis) -> Dependencies {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  public func union(_ other: AxisDependencies) -> AxisDependencies {
    AxisDependencies(width: width.union(other.width), height: height.union(other.height))
  }
}
