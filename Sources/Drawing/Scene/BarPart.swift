import Cells

/// One of the things that stand at the ends of a bar: `[Edit]`, `[Order v]`, `<Save>`, `+`, or words.
public struct BarPart: Sendable, Hashable {
  /// What it is called.
  public var label: String
  /// What stands around its words; nil for what nobody can touch.
  public var kind: Brackets.Kind?
  /// Whether it is a symbol, which has the label as its name, and no words.
  public var isSymbol: Bool

  public init(_ label: String, _ kind: Brackets.Kind? = nil, isSymbol: Bool = false) {
    self.label = label
    self.kind = kind
    self.isSymbol = isSymbol
  }

  /// The sign of a symbol that everybody knows.
  var sign: Character? { isSymbol ? SymbolSigns.sign(of: label) : nil }

  /// What is read of it.
  var text: String { sign.map { String($0) } ?? (isSymbol ? "{\(label)}" : label) }

  /// Around a symbol stands nothing.
  var brackets: Brackets? { isSymbol ? nil : kind.map { Brackets($0) } }

  /// How many columns it takes.
  var columns: Int { text.cellWidth + (brackets.map { $0.columns.before + $0.columns.after } ?? 0) }
}
