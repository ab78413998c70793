/// What something on a screen looks like. Where it stands and how large it is says its ``Thing``.
public enum Look: Sendable, Hashable {
  /// Nothing of its own: a stack, a frame.
  case nothing
  /// Words, in lines as they are wrapped.
  case text([String], Lettering)
  /// A symbol by its name: `heart.fill`.
  case symbol(String, Tint?)
  /// A picture that nobody has seen, by its name.
  case picture(String)
  /// A shape full of a colour.
  case filled(Outline, Tint)
  /// The line around a shape.
  case stroked(Outline, Tint?)
  /// The same, in dashes: their lengths and those of the gaps between, in turn, in points.
  case dashed(Outline, Tint?, lengths: [Double])
  /// Lines and curves that the program draws.
  case path(DrawnPath)
  /// Several looks, from back to front, which nobody tells apart: a canvas.
  case parts([LookPart])
  /// Colours that go over into each other.
  case gradient(Outline, Gradient)
  /// Around something that can be touched, in the column on either side of it.
  case brackets(Brackets)
  case toggle(isOn: Bool)
  case stepper
  /// Where the thumb stands, from 0 to 1.
  case slider(Double)
  /// How far it is, from 0 to 1; nil where nobody knows.
  case progress(Double?)
  case field(FieldText)
  /// What is chosen, behind which a menu opens.
  case choice(String)
  /// What can be chosen, side by side, and the index of what is.
  case segments([ChoiceTitle], chosen: Int?)
  /// What can be chosen, one below the other, and the index of what is, which stands in the middle.
  case wheel([String], chosen: Int?)
  /// A line across the longer side.
  case line
  /// The lines around a row.
  case row(RowLines)
  case bar(BarText)
  /// Titles side by side at the bottom of the screen, and the index of the chosen one.
  case tabs([ChoiceTitle], chosen: Int?)
  /// Something in front of the screen, with its own ground.
  case panel(Panel)
  /// What nobody knows how to draw, by its name.
  case unknown(String)
  /// Content that goes on beyond the edges of what shows it.
  case goesOn(Continuation)
}

/// How letters look.
public struct Lettering: Sendable, Hashable {
  public enum Side: Sendable, Hashable { case leading, center, trailing }

  public var tint: Tint?
  public var isBold: Bool
  /// Of less weight than what is around: a prompt, a caption.
  public var isQuiet: Bool
  public var isUnderlined: Bool
  /// The side at which lines of different length meet.
  public var side: Side
  /// The height of a letter in points.
  public var size: Double

  public init(
    tint: Tint? = nil, isBold: Bool = false, isQuiet: Bool = false, isUnderlined: Bool = false,
    side: Side = .leading, size: Double = 17
  ) {
    self.tint = tint
    self.isBold = isBold
    self.isQuiet = isQuiet
    self.isUnderlined = isUnderlined
    self.side = side
    self.size = size
  }
}

/// A shape.
public enum Outline: Sendable, Hashable {
  case rectangle
  /// With corners of a radius in points.
  case rounded(Double)
  case capsule
  case ellipse
  case circle
}

/// What a field shows.
public struct FieldText: Sendable, Hashable {
  public var text: String
  public var prompt: String
  public var isSecret: Bool
  /// Whether it has several lines and a border around all of them.
  public var isEditor: Bool

  public init(_ text: String, prompt: String, isSecret: Bool = false, isEditor: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isSecret = isSecret
    self.isEditor = isEditor
  }
}

/// A row among others that belong together.
public struct RowLines: Sendable, Hashable {
  public var isFirst: Bool
  public var isLast: Bool
  /// Whether a box stands around all of them.
  public var isBoxed: Bool
  /// Whether a tap leads on to something else.
  public var leadsOn: Bool
  /// Whether there is no line below it.
  public var hidesLine: Bool
  /// Marks of a list that is edited, before and behind the row.
  public var before: String?
  public var behind: String?
  /// Whether others are unfolded below it; nil where it unfolds nothing.
  public var isUnfolded: Bool?

  public init(
    isFirst: Bool, isLast: Bool, isBoxed: Bool, leadsOn: Bool = false, hidesLine: Bool = false,
    before: String? = nil, behind: String? = nil, isUnfolded: Bool? = nil
  ) {
    self.isUnfolded = isUnfolded
    self.before = before
    self.behind = behind
    self.hidesLine = hidesLine
    self.isFirst = isFirst
    self.isLast = isLast
    self.isBoxed = isBoxed
    self.leadsOn = leadsOn
  }
}

/// What stands in front of a screen.
public enum Panel: Sendable, Hashable {
  /// Nothing of the screen is seen behind it.
  case cover
  /// With a round top and a grip.
  case sheet
  /// A box in the middle: an alert.
  case alert
  /// A box at the bottom: a choice of what to do.
  case dialog
  /// A box beside what it belongs to.
  case popover
}

/// On which sides content goes on.
public struct Continuation: Sendable, Hashable {
  public var above: Bool
  public var below: Bool
  public var before: Bool
  public var behind: Bool

  public init(
    above: Bool = false, below: Bool = false, before: Bool = false, behind: Bool = false
  ) {
    self.above = above
    self.below = below
    self.before = before
    self.behind = behind
  }

  public var isNowhere: Bool { !above && !below && !before && !behind }
}
