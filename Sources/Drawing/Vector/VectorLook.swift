/// What a look is in SVG.
struct VectorLook {
  let frame: Area
  /// Whether it is read from right to left.
  var isMirrored = false

  /// Nothing for what is not seen.
  func element(_ look: Look) -> String {
    switch look {
    // Parts, and what is painted by name, are drawn one by one.
    case .nothing, .brackets(.init(.rowLink)), .goesOn, .parts, .gradient: ""
    case .text(let lines, let lettering): text(lines, lettering)
    case .symbol(let name, let tint):
      words(
        SymbolSigns.sign(of: name).map { String($0) } ?? name, size: min(frame.height * 0.8, 17),
        tint: tint)
    case .picture(let name): rectangle(" fill=\"#eee\" stroke=\"gray\"") + words(name)
    case .unknown(let name):
      rectangle(" fill=\"none\" stroke=\"gray\" stroke-dasharray=\"4 4\"") + words(name)
    case .filled(let outline, let tint):
      tint.isClear ? "" : shape(outline, VectorText.paint(tint, as: "fill"))
    case .stroked(let outline, let tint):
      shape(outline, " fill=\"none\"" + VectorText.paint(tint ?? .black, as: "stroke"))
    case .dashed(let outline, let tint, let lengths):
      shape(
        outline,
        " fill=\"none\" stroke-dasharray=\"\(lengths.map(VectorText.number).joined(separator: " "))\""
          + VectorText.paint(tint ?? .black, as: "stroke"))
    case .path(let path): VectorPath.element(path, at: frame)
    case .line: rectangle(" fill=\"#c6c6c8\"")
    case .brackets(let brackets): self.brackets(brackets)
    case .row(let lines): row(lines)
    case .bar(let text): bar(text)
    case .tabs(let titles, let chosen): tabs(titles, chosen)
    case .panel(.cover): rectangle(" fill=\"white\"")
    case .panel(let panel):
      rectangle(
        " rx=\"\(panel == .sheet ? 10 : 14)\" fill=\"white\" stroke=\"#c6c6c8\"")
    default: control(look)
    }
  }

  func rectangle(_ attributes: String = "") -> String {
    "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(attributes)/>"
  }

  private func number(_ value: Double) -> String { VectorText.number(value) }

  private func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorLook {
    VectorLook(
      frame: Area(
        x: isMirrored ? frame.maxX - x - width : frame.x + x, y: frame.y + y, width: width,
        height: height), isMirrored: isMirrored)
  }

  func shape(_ outline: Outline, _ paint: String) -> String {
    let side = min(frame.width, frame.height)
    switch outline {
    case .rectangle: return rectangle(paint)
    case .rounded(let radius): return rectangle(" rx=\"\(number(min(radius, side / 2)))\"\(paint)")
    case .capsule: return rectangle(" rx=\"\(number(side / 2))\"\(paint)")
    case .ellipse, .circle:
      let x = number(frame.x + frame.width / 2)
      let y = number(frame.y + frame.height / 2)
      let width = number((outline == .circle ? side : frame.width) / 2)
      let height = number((outline == .circle ? side : frame.height) / 2)
      return "<ellipse cx=\"\(x)\" cy=\"\(y)\" rx=\"\(width)\" ry=\"\(height)\"\(paint)/>"
    }
  }

  // MARK: Words

  /// Several lines begin at the top, as in cells, also where there is room for more.
  private func text(_ lines: [String], _ lettering: Lettering) -> String {
    let share = lines.isEmpty ? 0 : frame.height / Double(lines.count)
    let height = lines.count > 1 ? min(share, CellScale.usual.height) : share
    return lines.enumerated().map { index, line in
      let row = VectorLook(
        frame: Area(
          x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height),
        isMirrored: isMirrored)
      return row.words(line, lettering)
    }.joined()
  }

  /// A line of words as wide as the frame, if it would be wider.
  private func words(_ text: String, _ lettering: Lettering) -> String {
    let (x, anchor): (Double, String) =
      switch (lettering.side, isMirrored) {
      case (.leading, false), (.trailing, true): (frame.x, "start")
      case (.center, _): (frame.x + frame.width / 2, "middle")
      case (.trailing, false), (.leading, true): (frame.maxX, "end")
      }
    let size = min(lettering.size, frame.height)
    var attributes = lettering.isBold ? " font-weight=\"600\"" : ""
    if lettering.isUnderlined { attributes += " text-decoration=\"underline\"" }
    let tint = lettering.tint ?? .black
    attributes += VectorText.paint(lettering.isQuiet ? tint.fading(to: 0.6) : tint, as: "fill")
    let baseline = frame.y + frame.height / 2 + size * 0.35
    return
      "<text x=\"\(number(x))\" y=\"\(number(baseline))\" font-size=\"\(number(size))\" text-anchor=\"\(anchor)\"\(attributes)>\(VectorText.escaped(text))</text>"
  }

  /// Words in the middle.
  private func words(_ text: String, size: Double = 15, tint: Tint? = nil) -> String {
    words(text, Lettering(tint: tint, side: .center, size: min(size, frame.height)))
  }

  // MARK: Controls

  private static let blue = Tint("blue", red: 0, green: 0.48, blue: 1)
  private static let quiet = Tint("gray", red: 0.56, green: 0.56, blue: 0.58)

  private func brackets(_ brackets: Brackets) -> String {
    let tint = brackets.tint ?? Self.blue
    switch brackets.kind {
    case .prominent: return shape(.capsule, VectorText.paint(tint.fading(to: 0.3), as: "fill"))
    case .disabled:
      return shape(.rounded(6), VectorText.paint(Self.quiet.fading(to: 0.15), as: "fill"))
    default: return shape(.rounded(6), VectorText.paint(tint.fading(to: 0.12), as: "fill"))
    }
  }

  private func control(_ look: Look) -> String {
    let knob = min(frame.height, 27)
    switch look {
    case .toggle(let isOn):
      let green = Tint("green", red: 0.2, green: 0.78, blue: 0.35)
      let ground = shape(
        .capsule, VectorText.paint(isOn ? green : Self.quiet.fading(to: 0.4), as: "fill"))
      return ground
        + part(isOn ? frame.width - knob - 2 : 2, 2, knob, frame.height - 4)
        .shape(.circle, " fill=\"white\"")
    case .stepper:
      return shape(.rounded(8), VectorText.paint(Self.quiet.fading(to: 0.2), as: "fill"))
        + words("−  |  +")
    case .slider(let share):
      let track = part(0, frame.height / 2 - 2, frame.width, 4)
      return track.shape(.capsule, VectorText.paint(Self.quiet.fading(to: 0.4), as: "fill"))
        + part(share * (frame.width - knob), (frame.height - knob) / 2, knob, knob)
        .shape(.circle, " fill=\"white\" stroke=\"gray\"")
    case .progress(let share?):
      let done = part(0, 0, frame.width * min(max(0, share), 1), frame.height)
      return shape(.capsule, VectorText.paint(Self.quiet.fading(to: 0.4), as: "fill"))
        + done.shape(.capsule, VectorText.paint(Self.blue, as: "fill"))
    case .progress: return shape(.circle, " fill=\"none\" stroke=\"gray\" stroke-dasharray=\"3 3\"")
    case .field(let text): return field(text)
    case .choice(let text): return words(text + " ⌄", size: 17, tint: Self.blue)
    case .segments(let titles, let chosen): return segments(titles, chosen)
    case .wheel(let titles, let chosen): return wheel(titles, chosen)
    default: return ""
    }
  }

  private func field(_ text: FieldText) -> String {
    let shown =
      text.text.isEmpty
      ? text.prompt
      : text.isSecret ? String(repeating: "•", count: text.text.count) : text.text
    let inside = part(
      6, 0, max(0, frame.width - 12), min(frame.height, text.isEditor ? 24 : frame.height))
    return shape(.rounded(6), " fill=\"none\" stroke=\"#c6c6c8\"")
      + inside.words(
        shown, Lettering(isQuiet: text.text.isEmpty, size: min(17, frame.height)))
  }

  private func segments(_ titles: [ChoiceTitle], _ chosen: Int?) -> String {
    let width = frame.width / Double(max(1, titles.count))
    return shape(.rounded(8), VectorText.paint(Self.quiet.fading(to: 0.2), as: "fill"))
      + titles.enumerated().map { index, title in
        let cell = part(Double(index) * width, 0, width, frame.height)
        return
          (index == chosen ? cell.shape(.rounded(8), " fill=\"white\" stroke=\"#c6c6c8\"") : "")
          + cell.words(title.text)
      }.joined()
  }

  /// What is chosen on a ground of its own, the others above and below it.
  private func wheel(_ titles: [String], _ chosen: Int?) -> String {
    let height = min(frame.height, 32)
    let top = (frame.height - height) / 2
    let ground = part(0, top, frame.width, height)
      .shape(.rounded(8), VectorText.paint(Self.quiet.fading(to: 0.2), as: "fill"))
    return ground
      + titles.enumerated().map { index, title in
        let start = top + Double(index - (chosen ?? 0)) * height
        guard start >= 0, start + height <= frame.height else { return "" }
        return part(0, start, frame.width, height).words(
          title, Lettering(isQuiet: index != chosen, side: .center))
      }.joined()
  }

  // MARK: Parts of a screen

  private func row(_ lines: RowLines) -> String {
    var result = ""
    if !lines.isLast, !lines.hidesLine {
      result += part(16, frame.height - 0.5, max(0, frame.width - 16), 0.5)
        .rectangle(" fill=\"#c6c6c8\"")
    }
    if let before = lines.before {
      result += part(16, 0, 40, frame.height).words(before, Lettering(isQuiet: true))
    }
    if let behind = lines.behind {
      result += part(max(0, frame.width - 36), 0, min(20, frame.width), frame.height)
        .words(behind, Lettering(isQuiet: true, side: .trailing))
    }
    if lines.leadsOn || lines.isUnfolded != nil {
      result += part(max(0, frame.width - 24), 0, min(16, frame.width), frame.height)
        .words(
          lines.isUnfolded == true ? "⌄" : isMirrored ? "‹" : "›",
          Lettering(isQuiet: true, side: .trailing))
    }
    return result
  }

  private func bar(_ text: BarText) -> String {
    let row = part(8, 0, max(0, frame.width - 16), min(44, frame.height))
    var result = ""
    let leading =
      (text.back.map { [isMirrored ? $0 + " ›" : "‹ " + $0] } ?? [])
      + text.leading.map(\.text)
    result += row.words(
      leading.joined(separator: "  "), Lettering(tint: Self.blue))
    result += row.words(
      text.trailing.map(\.text).joined(separator: "  "),
      Lettering(tint: Self.blue, side: .trailing))
    if let middle = text.middle ?? (text.isLarge ? nil : text.title) {
      result += row.words(middle, Lettering(isBold: true, side: .center))
    }
    guard text.isLarge else { return result }
    let large = part(16, 44, max(0, frame.width - 32), max(0, frame.height - 44))
    return result + large.words(text.title, Lettering(isBold: true, size: 34))
  }

  private func tabs(_ titles: [ChoiceTitle], _ chosen: Int?) -> String {
    let width = frame.width / Double(max(1, titles.count))
    return rectangle(" fill=\"#f9f9f9\" stroke=\"#c6c6c8\"")
      + titles.enumerated().map { index, title in
        part(Double(index) * width, 0, width, frame.height)
          .words(title.text, size: 12, tint: index == chosen ? Self.blue : Self.quiet)
      }.joined()
  }
}
