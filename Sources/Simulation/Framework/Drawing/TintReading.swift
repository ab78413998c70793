import Drawing

/// Reads colours and styles as the program writes them.
struct TintReading {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// `.red`, `Color(red: 0.2, green: 0.3, blue: 0.4)`, `.blue.opacity(0.1)`, the first colour of a
  /// gradient; nil for a style that has no colour of its own.
  func tint(of value: Value) -> Tint? { tint(of: value, depth: 0) }

  /// Styles hold no more styles in each other.
  private static let deepest = 8

  private func tint(of value: Value, depth: Int) -> Tint? {
    guard depth < Self.deepest else { return nil }
    switch tree.evaluator.unwrapped(value) {
    case .opaque(let style): return tint(of: style, depth)
    case .view(let described): return tint(of: described, depth)
    case .enumeration(let named): return Self.named[named.name]
    case .array(let parts): return parts.lazy.compactMap { tint(of: $0, depth: depth + 1) }.first
    default: return nil
    }
  }

  private func tint(of style: OpaqueValue, _ depth: Int) -> Tint? {
    let name = style.lastPart
    // Most styles are a colour and its name.
    if style.arguments.isEmpty, style.base == nil, let known = Self.named[name] { return known }
    func number(_ label: String) -> Double? {
      style.arguments.first { $0.label == label }.flatMap { tree.evaluator.number($0.value) }
    }
    if name == "opacity", let base = style.base {
      let share = style.arguments.first.flatMap { tree.evaluator.number($0.value) } ?? 1
      return tint(of: base, depth: depth + 1)?.fading(to: share)
    }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return Tint("", red: red, green: green, blue: blue, opacity: number("opacity") ?? 1)
    }
    if let white = number("white") {
      return Tint("", red: white, green: white, blue: white, opacity: number("opacity") ?? 1)
    }
    if let hue = number("hue") {
      return color(hue: hue, number("saturation") ?? 1, number("brightness") ?? 1)
    }
    if case .opaque(let base)? = style.base, base.lastPart == Self.background,
      let level = Self.named[name + "SystemBackground"]
    {
      return level
    }
    if let known = Self.named[name] ?? Self.system(name) { return known }
    if let base = style.base, let found = tint(of: base, depth: depth + 1) { return found }
    if name == FrameworkView.colorName, case .string(let asset)? = style.arguments.first?.value {
      return Tint(asset, red: 0.5, green: 0.5, blue: 0.5)
    }
    return style.arguments.lazy.compactMap { tint(of: $0.value, depth: depth + 1) }.first
  }

  /// A colour where a view is expected.
  private func tint(of described: Description, _ depth: Int) -> Tint? {
    switch described {
    case .framework(let view): tint(of: view, depth: depth + 1)
    case .modified(let base, let modifier):
      tint(of: base, depth).map { tint in
        modifier.opacity.map { tint.fading(to: tree.evaluator.number($0) ?? 1) } ?? tint
      }
    default: nil
    }
  }

  /// Of a view that is a colour, or a gradient.
  func tint(of view: FrameworkView, depth: Int = 0) -> Tint? {
    if let style = view.arguments["style"] { return tint(of: style, depth: depth + 1) }
    let arguments = view.arguments.map { TupleElement(label: $0.key, value: $0.value) }
    return tint(of: OpaqueValue(name: view.name, arguments: arguments, place: view.place), depth)
  }

  private func color(hue: Double, _ saturation: Double, _ brightness: Double) -> Tint {
    func part(_ offset: Double) -> Double {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    return Tint("", red: part(5), green: part(3), blue: part(1))
  }

  /// What controls are coloured with where nothing says otherwise.
  static let accent = named["accentColor"] ?? .black

  /// What stands behind everything.
  static let background = "background"

  /// `systemRed` is red.
  private static func system(_ name: String) -> Tint? {
    guard name.hasPrefix("system") else { return nil }
    return named[name.dropFirst("system".count).lowercased()]
  }

  /// The usual colours of the system in light mode, as Apple publishes them.
  private static let named: [String: Tint] = {
    let all: [(String, Double, Double, Double)] = [
      ("red", 255, 59, 48), ("orange", 255, 149, 0), ("yellow", 255, 204, 0),
      ("green", 52, 199, 89), ("mint", 0, 199, 190), ("teal", 48, 176, 199),
      ("cyan", 50, 173, 230), ("blue", 0, 122, 255), ("indigo", 88, 86, 214),
      ("purple", 175, 82, 222), ("pink", 255, 45, 85), ("brown", 162, 132, 94),
      ("white", 255, 255, 255), ("black", 0, 0, 0), ("gray", 142, 142, 147),
      ("accentColor", 0, 122, 255), (Tint.primary, 0, 0, 0), ("systemGray", 142, 142, 147),
      ("systemGray2", 174, 174, 178), ("systemGray3", 199, 199, 204),
      ("systemGray4", 209, 209, 214), ("systemGray5", 229, 229, 234),
      ("systemGray6", 242, 242, 247), ("systemBackground", 255, 255, 255),
      ("secondarySystemBackground", 242, 242, 247), ("tertiarySystemBackground", 255, 255, 255),
      ("systemGroupedBackground", 242, 242, 247),
      ("secondarySystemGroupedBackground", 255, 255, 255),
      ("tertiarySystemGroupedBackground", 242, 242, 247), ("systemFill", 228, 228, 230),
      ("secondarySystemFill", 233, 233, 235), ("tertiarySystemFill", 239, 239, 240),
      ("quaternarySystemFill", 244, 244, 245), ("separator", 198, 198, 200),
      ("label", 0, 0, 0), ("secondaryLabel", 138, 138, 142), ("tertiaryLabel", 196, 196, 198),
    ]
    var tints: [String: Tint] = [:]
    for (name, red, green, blue) in all {
      tints[name] = Tint(name, red: red / 255, green: green / 255, blue: blue / 255)
    }
    tints["tint"] = tints["accentColor"]
    tints[background] = tints["systemBackground"]
    tints["clear"] = Tint("clear", red: 1, green: 1, blue: 1, opacity: 0)
    tints["secondary"] = Tint("", red: 0.24, green: 0.24, blue: 0.26, opacity: 0.6)
    tints["tertiary"] = Tint("", red: 0.24, green: 0.24, blue: 0.26, opacity: 0.3)
    tints["quaternary"] = Tint("", red: 0.24, green: 0.24, blue: 0.26, opacity: 0.18)
    for material in [
      "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "bar",
    ] {
      tints[material] = Tint("", red: 0.93, green: 0.93, blue: 0.94, opacity: 0.9)
    }
    return tints
  }()
}

extension Tint {
  /// Its parts, through which it becomes another colour.
  var animatedNumbers: [AnimatedNumber] {
    [
      AnimatedNumber(name: "red", number: red), AnimatedNumber(name: "green", number: green),
      AnimatedNumber(name: "blue", number: blue), AnimatedNumber(name: "opacity", number: opacity),
    ]
  }

  /// - Parameter parts: As ``animatedNumbers`` has them.
  init(parts: [Double]) {
    func part(_ index: Int) -> Double {
      parts.indices.contains(index) ? min(max(parts[index], 0), 1) : 1
    }
    self.init("", red: part(0), green: part(1), blue: part(2), opacity: part(3))
  }
}

extension Gradient {
  /// The parts of its colours, from the first.
  var animatedNumbers: [AnimatedNumber] {
    stops.enumerated().flatMap { index, stop in
      stop.tint.animatedNumbers.map {
        AnimatedNumber(name: "stop \(index + 1) \($0.name)", number: $0.number)
      }
    }
  }
}
