import Drawing

/// What modifiers around a thing say about its look.
struct Dress {
  /// `foregroundStyle`
  var foreground: Tint?
  var isQuiet = false
  /// Whether the colours of the dark appearance count.
  var isDark = false
  /// `tint`
  var accent: Tint?
  var isBold = false
  var isUnderlined = false
  /// The height of a letter, in points.
  var size = 17.0
  /// The side at which lines of different length meet.
  var side = Lettering.Side.leading
  /// 0 of what keeps its place and is not seen.
  var opacity = 1.0
  /// How a shape is drawn, from back to front, where something says so.
  var coats: [Coat] = []
  /// What is made of the line of a shape, one after the other.
  var lineChanges: [LineChange] = []

  /// One way in which a shape is drawn: what is filled can be stroked, too, and the line lies on top.
  struct Coat {
    /// Nil of what is filled with something that nobody knows the colour of.
    var paint: ShapePaint?
    /// The width of its line, in points.
    var lineWidth = 1.0
    /// The line's dashes and the gaps between, in turn, in points; none if it is whole.
    var dashes: [Double] = []
    /// How far inside of the shape its line lies.
    var inset = 0.0
  }

  enum ShapePaint {
    case filled(Tint)
    case shaded(Gradient)
    case stroked(Tint?)
  }

  var isSeen: Bool { opacity >= Look.leastSeen }

  var lettering: Lettering {
    Lettering(
      tint: foreground.map(seen), isBold: isBold, isQuiet: isQuiet || opacity < Look.quiet,
      isUnderlined: isUnderlined, side: side, size: size)
  }

  func seen(_ tint: Tint) -> Tint { (isDark ? tint.inTheDark : tint).fading(to: opacity) }

  /// What letters and shapes have where nothing is said.
  var ink: Tint { isDark ? .white : .black }
}

extension Tint {
  /// The colour of letters, which is another in the dark.
  static let primary = "primary"

  /// What a colour that goes with the appearance is in the dark one.
  fileprivate var inTheDark: Tint {
    name == Self.primary
      ? Tint(name, red: 1, green: 1, blue: 1, opacity: opacity) : self
  }
}
