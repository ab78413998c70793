import Drawing
import Terminal

extension CellDrawing {
  /// Its rows in the terminal's own colours.
  func styledLines(_ glyphs: Glyphs) -> [StyledLine] {
    let characters: Characters = glyphs == .ascii ? .ascii : .unicode
    return rows.map { row in
      var line = StyledLine()
      var text = ""
      var style = CellStyle.plain
      for cell in row {
        guard let character = cell.shown(in: characters) else { continue }
        if cell.style != style {
          line.append(text, Style(style))
          text = ""
          style = cell.style
        }
        text.append(character)
      }
      line.append(text, Style(style))
      return line
    }
  }
}

extension Style {
  /// What a terminal can show of a cell's style: the nearest of its own 16 colours.
  init(_ style: CellStyle) {
    var attributes: Attributes = []
    if style.isBold { attributes.insert(.bold) }
    if style.isQuiet { attributes.insert(.dim) }
    if style.isUnderlined { attributes.insert(.underline) }
    if style.isReversed { attributes.insert(.reverse) }
    let ground = style.ground.map(Style.Color.init)
    // Whatever the terminal's own colour is, letters on a coloured ground can be read.
    let letter =
      style.letter.map(Style.Color.init)
      ?? style.ground.map { $0.luminance > 0.45 ? .black : .brightWhite }
    self.init(
      letter == ground && ground != nil ? .contrast(to: style.ground) : letter, attributes,
      on: ground)
  }
}

extension Style.Color {
  /// The nearest one, by hue where there is one, else by lightness.
  init(_ tint: Tint) {
    let parts = [tint.red, tint.green, tint.blue].map { $0 * tint.opacity + 1 - tint.opacity }
    let most = parts.max() ?? 0
    let least = parts.min() ?? 0
    guard most - least > 0.18 else {
      self = most > 0.85 ? .brightWhite : most > 0.6 ? .white : most > 0.25 ? .brightBlack : .black
      return
    }
    // A part counts as lit if it is nearer to the brightest than to the darkest.
    let lit = parts.map { $0 - least > (most - least) * 0.55 }
    let number = (lit[0] ? 1 : 0) + (lit[1] ? 2 : 0) + (lit[2] ? 4 : 0)
    let isPale = least > 0.55
    self = Style.Color(rawValue: UInt8(isPale ? number + 8 : number)) ?? .white
  }

  fileprivate static func contrast(to tint: Tint?) -> Style.Color {
    (tint?.luminance ?? 1) > 0.45 ? .black : .brightWhite
  }
}
