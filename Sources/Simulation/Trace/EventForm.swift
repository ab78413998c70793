/// A way to write an event. The grammar is the table of all of them, by which events are read, and
/// explained.
public struct EventForm: Sendable {
  /// What an event is written with, from left to right.
  enum Part: Sendable, Equatable {
    case word(String)
    /// A text in quotation marks; its name where the form is shown.
    case text(String)
    /// A number, with one for an example.
    case number(String)
    /// Swift, or another text without marks, up to the next part; its name.
    case rest(String)

    var isText: Bool { if case .text = self { true } else { false } }
  }

  /// What was written in the place of the parts that are no fixed words.
  struct Arguments {
    var texts: [String] = []
    var numbers: [Double] = []
    /// `View[x]` of `in View[x]`.
    var place: String?
  }

  let parts: [Part]
  /// Whether `in View[x]` may follow.
  let takesPlace: Bool
  /// What happens, for somebody who chooses among the forms.
  public let explanation: String
  /// What else may have been meant by one that is not complete; empty where nothing is.
  let alternative: String
  /// Nil if the arguments make no sense.
  let make: @Sendable (Arguments) -> Event.Action?

  init(
    _ parts: Part..., place takesPlace: Bool = false, says explanation: String,
    else alternative: String = "",
    _ make: @escaping @Sendable (Arguments) -> Event.Action?
  ) {
    self.parts = parts
    self.takesPlace = takesPlace
    self.explanation = explanation
    self.alternative = alternative
    self.make = make
  }

  /// With examples: `slide "Label" to 0.5`.
  var example: String {
    parts.map { part in
      switch part {
      case .word(let word), .number(let word), .rest(let word): word
      case .text(let name): "\"\(name)\""
      }
    }.joined(separator: " ")
  }

  /// `slide "Label" to 0.5 [in View[x]]`
  public var usage: String { takesPlace ? example + Self.placeUsage : example }

  private static let placeUsage = " [in View[x]]"

  /// What it begins with: `tap`.
  public var verb: String {
    if case .word(let verb)? = parts.first { verb } else { "" }
  }

  /// The verbs of all forms, in their order.
  public static let verbs = all.map(\.verb).reduce(into: [String]()) { verbs, verb in
    if !verbs.contains(verb) { verbs.append(verb) }
  }
}
