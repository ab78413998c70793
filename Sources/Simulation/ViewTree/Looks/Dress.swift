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
  /// How a shape is drawn, where something says so.
  var paint: ShapePaint?
  /// The width of the line of a shape, in points.
  var lineWidth = 1.0
  /// Its dashes and the gaps between, in turn, in points; none if it is whole.
  var dashes: [Double] = []
  /// What is made of the line of a shape, one after the other.
  var lineChanges: [LineChange] = []
  /// How it is drawn again, over that: `fill(.red).stroke(.black)`, the outermost last.
  var covers: [Cover] = []

  /// A shape that is painted and painted again.
  struct Cover {
    var paint: ShapePaint
    var lineWidth: Double
    var dashes: [Double]
    var lineChanges: [LineChange]
  }

  enum ShapePaint {
    case filled(Tint)
    case shaded(Gradient)
    case stroked(Tint?)

    var tint: Tint? {
      switch self {
      case .filled(let tint): tint
      case .shaded(let gradient): gradient.stops.first?.tint
      case .stroked(let tint): tint
      }
    }
  }

  /// `.stroke(lineWidth: 4).fill(.red)`: the line is the shape that is filled.
  mutating func paintLine(_ paint: ShapePaint) {
    self.paint = .stroked(paint.tint)
    covers = covers.map { cover in
      var line = cover
      line.paint = .stroked(cover.paint.tint)
      (line.lineWidth, line.dashes) = (lineWidth, dashes)
      return line
    }
  }

  /// What has been said of a paint is what covers the paint that is said further inside.
  mutating func coverPaint() {
    guard let paint else { return }
    covers.insert(
      Cover(paint: paint, lineWidth: lineWidth, dashes: dashes, lineChanges: lineChanges), at: 0)
    lineWidth = 1
    dashes = []
    lineChanges = []
  }

  /// The dresses of a shape that is drawn once and again, from the lowest.
  var layers: [Dress] {
    var lowest = self
    lowest.covers = []
    return [lowest]
      + covers.map { cover in
        var layer = lowest
        layer.paint = cover.paint
        layer.lineWidth = cover.lineWidth
        layer.dashes = cover.dashes
        layer.lineChanges += cover.lineChanges
        return layer
      }
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
