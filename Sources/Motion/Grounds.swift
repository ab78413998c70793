/// What a number or a rule of motion rests on. SwiftUI is closed; whoever shows a number says this
/// beside it.
public enum Grounds: String, Hashable, Sendable, CaseIterable {
  /// Apple's documentation says so.
  case documented
  /// Seen in SwiftUI itself, by measurement or in a reimplementation that was compared with it.
  case measured
  /// What one sees as a rule; nobody promises it, and another version may do otherwise.
  case usual

  /// As it stands behind a number, in words.
  public var words: String {
    switch self {
    case .documented: "documented"
    case .measured: "measured, not promised"
    case .usual: "as a rule"
    }
  }
}
