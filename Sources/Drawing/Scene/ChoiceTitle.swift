/// What one of several choices side by side is called, and how it is read: a tab, a segment.
public struct ChoiceTitle: Sendable, Hashable {
  /// What it is called; of a symbol its name.
  public var name: String
  public var isSymbol: Bool
  /// What stands behind it.
  public var badge: String?

  public init(_ name: String, isSymbol: Bool = false, badge: String? = nil) {
    self.name = name
    self.isSymbol = isSymbol
    self.badge = badge
  }

  /// As it is drawn: a symbol that nobody knows is one sign, too, because choices have little room.
  public var text: String {
    let title = isSymbol ? String(SymbolSigns.sign(of: name) ?? "◆") : name
    return [title, badge ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
