/// How well a card was recalled, in the four grades of FSRS.
public enum Grade: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Not recalled.
  case again = 1
  /// Recalled with real effort.
  case hard = 2
  /// Recalled.
  case good = 3
  /// Recalled without thinking.
  case easy = 4

  /// Whether the card was recalled at all.
  public var isRecalled: Bool { self != .again }

  public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
