/// How a cell looks, in terms that every terminal can be told in.
public struct CellStyle: Sendable, Hashable {
  /// The colour of the letter; nil is the terminal's own.
  public var letter: Tint?
  /// The colour behind it; nil is the terminal's own.
  public var ground: Tint?
  public var isBold: Bool
  public var isQuiet: Bool
  public var isUnderlined: Bool
  public var isReversed: Bool

  public static let plain = CellStyle()

  public init(
    letter: Tint? = nil, ground: Tint? = nil, isBold: Bool = false, isQuiet: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.letter = letter
    self.ground = ground
    self.isBold = isBold
    self.isQuiet = isQuiet
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  init(_ lettering: Lettering) {
    self.init(
      letter: lettering.tint, isBold: lettering.isBold, isQuiet: lettering.isQuiet,
      isUnderlined: lettering.isUnderlined)
  }
}

/// The characters in which a drawing is written.
public enum Characters: Sendable, Hashable, CaseIterable {
  /// Boxes and blocks of Unicode.
  case unicode
  /// ASCII for all that the drawing adds; letters of the program stay as they are.
  case ascii
}

/// A cell of a drawing.
public struct DrawnCell: Sendable, Hashable {
  /// Nil in the second cell of a wide letter.
  public var character: Character?
  public var style: CellStyle
  /// Whether the drawing added it: a line, a mark.
  var isMark: Bool

  static let blank = DrawnCell(character: " ", style: .plain, isMark: false)
}
