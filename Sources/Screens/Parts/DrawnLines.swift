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
  ///
  /// Black is the ink of a phone's white paper; a terminal's ink may be white. So a black letter or
  /// line is of the terminal's own colour, and a black ground is the negative of what is around it.
  init(_ style: CellStyle) {
    var attributes: Attributes = []
    if style.isBold { attributes.insert(.bold) }
    if style.isQuiet { attributes.insert(.dim) }
    if style.isUnderlined { attributes.insert(.underline) }
    let ground = style.ground.map(Style.Color.init)
    if style.isReversed != (ground == .black) { attributes.insert(.reverse) }
    let letter = style.letter.map(Style.Color.init)
    switch ground {
    case nil: self.init(letter == .black ? nil : letter, attributes)
    case .black?: self.init(nil, attributes)
    case let ground?:
      // Whatever the terminal's own colour is, letters on a coloured ground can be read.
      let isUnseen = letter == nil || letter == ground
      self.init(isUnseen ? .contrast(to: style.ground) : letter, attributes, on: ground)
    }
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
    let isPale = least > 0.55
    self = Self.color(ofHue: Self.hue(parts, most, least), isPale: isPale)
  }

  /// From 0, red, over 120, green, and 240, blue, to 360.
  private static func hue(_ parts: [Double], _ most: Double, _ least: Double) -> Double {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let range = most - least
    let sixth =
      most == red
      ? (green - blue) / range
      : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return (sixth < 0 ? sixth + 6 : sixth) * 60
  }

  /// Of 14 colours with a hue, so that the system's own look different as far as they can.
  private static func color(ofHue hue: Double, isPale: Bool) -> Style.Color {
    let found = hues.first { hue < $0.end }?.color ?? .red
    guard isPale, found.rawValue < 8 else { return found }
    return Style.Color(rawValue: found.rawValue + 8) ?? found
  }

  private static let hues: [(end: Double, color: Style.Color)] = [
    (20, .red), (42, .yellow), (70, .brightYellow), (165, .green), (183, .brightGreen),
    (194, .cyan), (205, .brightCyan), (230, .blue), (262, .brightBlue), (320, .magenta),
    (352, .brightMagenta),
  ]

  fileprivate static func contrast(to tint: Tint?) -> Style.Color {
    (tint?.luminance ?? 1) > 0.45 ? .black : .brightWhite
  }
}
