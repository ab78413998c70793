/// How a piece of text looks, in the terms of every terminal: its own 16 colours and four
/// attributes.
///
///     Style(.red, .bold)
///     Style.dim
public struct Style: Sendable, Hashable, Codable {
  /// One of the 16 colours whose look the user chose; the raw value is its number.
  public enum Color: UInt8, Sendable, Hashable, Codable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// What can be added to any colour.
  public struct Attributes: OptionSet, Sendable, Hashable, Codable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
  }

  /// The colour of the text; nil is the terminal's own.
  public var foreground: Color?
  /// The colour behind the text; nil is the terminal's own.
  public var background: Color?
  public var attributes: Attributes

  public init(
    _ foreground: Color? = nil, _ attributes: Attributes = [], on background: Color? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()
  public static let bold = Style(nil, .bold)
  public static let dim = Style(nil, .dim)
  public static let underline = Style(nil, .underline)
  public static let reverse = Style(nil, .reverse)

  /// This style with another on top: its colours win, attributes add up.
  public func adding(_ other: Style) -> Style {
    Style(
      other.foreground ?? foreground, attributes.union(other.attributes),
      on: other.background ?? background)
  }
}
