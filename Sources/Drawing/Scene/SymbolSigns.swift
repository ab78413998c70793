/// The signs by which well-known symbols are drawn: one cell each.
enum SymbolSigns {
  /// Nil for a symbol that has none.
  static func sign(of name: String) -> Character? {
    var base = Substring(name)
    for ending in [".fill", ".circle", ".square"] where base.hasSuffix(ending) {
      if let sign = symbols[String(base)] { return sign }
      base = base.dropLast(ending.count)
    }
    return symbols[name] ?? symbols[String(base)]
  }

  private static let symbols: [String: Character] = [
    "chevron.right": "›", "chevron.forward": "›", "chevron.left": "‹", "chevron.backward": "‹",
    "chevron.down": "⌄", "chevron.up": "‸", "plus": "+", "minus": "−", "xmark": "×",
    "multiply": "×", "checkmark": "✓", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "magnifyingglass": "⌕", "gear": "⚙", "gearshape": "⚙",
    "gearshape.fill": "⚙", "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑",
    "arrow.down": "↓", "play": "▶", "play.fill": "▶", "ellipsis": "⋯", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "plus.circle": "⊕",
    "plus.circle.fill": "⊕", "minus.circle": "⊖", "minus.circle.fill": "⊖",
    "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "line.3.horizontal": "☰", "pencil": "✎",
    "house": "⌂", "house.fill": "⌂",
  ]
}
