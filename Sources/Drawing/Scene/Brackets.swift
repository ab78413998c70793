/// What stands around something that can be touched.
public struct Brackets: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case button, prominent, menu, disabled, rowLink }

  public var kind: Kind
  public var tint: Tint?

  public init(_ kind: Kind, tint: Tint? = nil) {
    self.kind = kind
    self.tint = tint
  }

  /// How many columns stand before and behind what is inside.
  public var columns: (before: Int, after: Int) {
    switch kind {
    case .button, .prominent, .disabled: (1, 1)
    case .menu: (1, 3)
    case .rowLink: (0, 2)
    }
  }
}
