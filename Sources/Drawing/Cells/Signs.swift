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
}
