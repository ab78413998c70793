/// How much of the place where something is to be mended is told beforehand: less with every further
/// exercise of the same idea.
public enum Guidance: Sendable, Equatable {
  case line, view, nothing

  /// - Parameter others: How many exercises of the idea come before.
  init(after others: Int) {
    self = others == 0 ? .line : others == 1 ? .view : .nothing
  }
}
