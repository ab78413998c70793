/// What stands for the signs of drawings where there is only ASCII.
public enum ASCIISigns {
  /// One cell, as the sign is.
  public static func likeness(of sign: Character) -> Character { Signs.ascii(sign) }
}

/// The signs that drawings are made of. Each is one cell, in ASCII too.
enum Signs {
  /// What stands for a sign in ASCII.
  static func ascii(_ sign: Character) -> Character {
    sign.isASCII ? sign : likenesses[sign] ?? "?"
  }

  private static let likenesses: [Character: Character] = [
    "─": "-", "━": "-", "╌": "-", "│": "|", "┆": ":",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
    "●": "o", "•": "*", "·": ".", "░": ".", "▒": ":", "▓": "%", "█": "#",
    "╱": "/", "╲": "\\", "⋮": "~", "⋯": "~", "…": "~", "‹": "<", "›": ">", "✓": "v", "×": "x",
    "★": "*", "☆": "'",
    "♥": "&", "♡": "\"", "⌕": "?", "⚙": "%", "⌄": "v", "‸": "^", "←": "<", "→": ">", "↑": "^",
    "↓": "v", "▶": ">", "◀": "<", "−": "-", "○": "O", "◆": "*", "■": "#", "□": "O", "⊕": "+",
    "⊖": "-", "⊗": "x", "☰": "=", "✎": "/", "⌂": "^", "☺": "@",
  ]

  /// That there is more than is seen.
  static let ofMore: Set<Character> = ["⋮", "⋯", "…"]

  /// From the darkest to the lightest.
  static let shades: [Character] = ["█", "▓", "▒", "░"]

  /// The index of the shade that stands for a colour where there is none.
  static func shade(_ tint: Tint) -> Int {
    min(shades.count - 1, Int(tint.luminance * Double(shades.count)))
  }

  /// The sign of a well-known symbol; nil for all others.
  static func symbol(_ name: String) -> Character? {
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
