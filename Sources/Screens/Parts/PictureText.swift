import Drawing

/// A drawing in words: everything that is seen of it, from back to front, each thing with its colour
/// and where it stands. What stands in what is not told: a drawing does not show it.
struct PictureText {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// A line for each thing; none if nothing is seen.
  var lines: [String] { scene.things.flatMap { lines(of: $0.look, in: $0.frame, clip: $0.clip) } }

  private func lines(of look: Drawing.Look, in frame: Area, clip: Area?) -> [String] {
    if case .parts(let parts) = look {
      return parts.flatMap { part in
        let place = Area(
          x: frame.x + part.frame.x, y: frame.y + part.frame.y, width: part.frame.width,
          height: part.frame.height)
        return lines(of: part.look, in: place, clip: clip)
      }
    }
    let seen = clip.map(frame.intersection) ?? frame
    guard let name = name(of: look), seen.width > 0 || seen.height > 0 else { return [] }
    return ["\(name): \(PreviewText.place(of: seen))"]
  }

  /// What a look is called; nil for one of which nothing is seen.
  private func name(of look: Drawing.Look) -> String? {
    switch look {
    case .nothing, .parts: nil
    case .text(let lines, let lettering): text(lines, lettering)
    case .symbol(let name, let tint): colored("symbol \(name)", tint)
    case .picture(let name): "picture \(name)"
    case .filled(_, let tint) where tint.isClear: nil
    case .filled(let outline, let tint): colored(self.name(of: outline), tint)
    case .stroked(let outline, let tint): colored("line around a \(self.name(of: outline))", tint)
    case .dashed(let outline, let tint, _):
      colored("dashed line around a \(self.name(of: outline))", tint)
    case .path(let path): self.name(of: path)
    case .gradient(let outline, let gradient): self.name(of: gradient, in: outline)
    case .brackets(let brackets): self.name(of: brackets)
    case .toggle(let isOn): "toggle, \(isOn ? "on" : "off")"
    case .stepper: "stepper"
    case .slider(let share): "slider, at \(percent(share))"
    case .progress(let share): share.map { "progress, at \(percent($0))" } ?? "spinner"
    case .field(let field): self.name(of: field)
    case .choice(let chosen): "choice, \"\(chosen)\""
    case .segments(let titles, let chosen), .tabs(let titles, let chosen):
      choice(titles.map(\.name), chosen)
    case .wheel(let titles, let chosen): choice(titles, chosen)
    case .line: "line"
    case .row: "row"
    case .bar(let bar): self.name(of: bar)
    case .panel(let panel): "\(panel)"
    case .unknown(let name): name
    case .goesOn: nil
    }
  }

  private func text(_ lines: [String], _ lettering: Lettering) -> String {
    let words = "\"\(lines.joined(separator: " "))\"" + (lettering.isBold ? ", bold" : "")
    return colored(words, lettering.tint) + (lines.count > 1 ? ", in \(lines.count) lines" : "")
  }

  private func name(of outline: Outline) -> String {
    switch outline {
    case .rectangle: "rectangle"
    case .rounded: "rectangle with round corners"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .circle: "circle"
    }
  }

  private func name(of path: DrawnPath) -> String? {
    switch path.paint {
    case .filled(let tint): tint.isClear ? nil : colored("drawn shape", tint)
    case .stroked(let tint, _): colored("drawn line", tint)
    }
  }

  private func name(of gradient: Gradient, in outline: Outline) -> String {
    let colors = gradient.stops.map { color($0.tint) }.joined(separator: " to ")
    return "\(name(of: outline)), from \(colors)"
  }

  private func name(of brackets: Brackets) -> String {
    switch brackets.kind {
    case .button, .prominent: "button"
    case .disabled: "disabled button"
    case .menu: "menu"
    case .rowLink: "link"
    }
  }

  private func name(of field: FieldText) -> String {
    if field.text.isEmpty { return "field, empty: \"\(field.prompt)\"" }
    return field.isSecret ? "field, secret" : "field, \"\(field.text)\""
  }

  private func name(of bar: BarText) -> String {
    let parts = [bar.back.map { "back to \($0)" }, bar.title.isEmpty ? nil : "\"\(bar.title)\""]
    let buttons = (bar.leading + bar.trailing).map { part in
      part.kind.map { "\(name(of: Brackets($0))) \"\(part.label)\"" } ?? "\"\(part.label)\""
    }
    return (["bar"] + parts.compactMap(\.self) + buttons).joined(separator: ", ")
  }

  private func choice(_ titles: [String], _ chosen: Int?) -> String {
    let told = titles.enumerated().map { $0 == chosen ? "\"\($1)\" chosen" : "\"\($1)\"" }
    return "choice of \(told.joined(separator: ", "))"
  }

  private func colored(_ name: String, _ tint: Tint?) -> String {
    tint.map { "\(name), \(color($0))" } ?? name
  }

  /// A colour without a name is told as designers write it.
  private func color(_ tint: Tint) -> String {
    func pair(_ share: Double) -> String {
      let text = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let name =
      tint.name.isEmpty ? "#" + [tint.red, tint.green, tint.blue].map(pair).joined() : tint.name
    return tint.opacity < 0.995 ? "\(percent(tint.opacity)) \(name)" : name
  }

  private func percent(_ share: Double) -> String {
    "\(Int((min(max(0, share), 1) * 100).rounded())) %"
  }
}
