/// What may differ besides, between pieces of Swift that are nearly the same: see ``SwiftFragment``.
public struct FragmentLeniency: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `text` for `Text`, in texts between quotes too.
  public static let letterCase = FragmentLeniency(rawValue: 1)
  /// `Color.red` for `.red`.
  public static let typeNames = FragmentLeniency(rawValue: 2)
  /// `1.0` for `1`.
  public static let wholeNumbers = FragmentLeniency(rawValue: 4)
  /// `[.top, .leading]` for `[.leading, .top]`: whether that is a set, the type decides.
  public static let elementOrder = FragmentLeniency(rawValue: 8)
  /// `f(perform: { … })` for `f { … }`.
  public static let closureLabels = FragmentLeniency(rawValue: 16)
}
