/// A colour of the picture.
public struct Tint: Sendable, Hashable {
  /// As the program calls it: `red`. Empty for one that has no name.
  public let name: String
  /// From 0 to 1.
  public let red: Double
  public let green: Double
  public let blue: Double
  public let opacity: Double

  /// Shares outside of 0 to 1 become the nearest.
  public init(_ name: String, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.name = name
    self.red = share(red)
    self.green = share(green)
    self.blue = share(blue)
    self.opacity = share(opacity)
  }

  public static let black = Tint("black", red: 0, green: 0, blue: 0)
  public static let white = Tint("white", red: 1, green: 1, blue: 1)

  /// The same colour, more transparent.
  public func fading(to share: Double) -> Tint {
    Tint(name, red: red, green: green, blue: blue, opacity: opacity * share)
  }

  /// As it looks on white paper.
  var onPaper: Tint {
    func mixed(_ share: Double) -> Double { share * opacity + 1 - opacity }
    return Tint(name, red: mixed(red), green: mixed(green), blue: mixed(blue))
  }

  /// From 0, black, to 1, white: how light it is on white paper (ITU-R BT.709).
  public var luminance: Double {
    let seen = onPaper
    return 0.2126 * seen.red + 0.7152 * seen.green + 0.0722 * seen.blue
  }

  /// Whether nothing is seen of it.
  public var isClear: Bool { opacity < 0.02 }

  /// Whether something behind it can still be read.
  var isTranslucent: Bool { opacity < 0.9 }
}
