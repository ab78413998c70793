import Simulation

/// What is asked about a view of somebody's own program: named by what it says, so that it stays
/// the same while the code around it changes.
public struct PracticePlan: Codable, Sendable, Hashable {
  /// What is put on the screen: the name of a view, or the expression of a preview.
  public var root: String
  /// In order; the last one is asked about.
  public var events: [String]
  /// The raw value of a `Prediction.Subject`.
  public var subject: String

  public init(root: String, events: [String], subject: Prediction.Subject) {
    self.root = root
    self.events = events
    self.subject = subject.rawValue
  }

  /// `CartScreen`: what a person calls it, without its arguments.
  public var view: String { String(root.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// Every name in its root.
  var names: [String] {
    root.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

/// A question that is worth asking about somebody's own view.
public struct PracticeQuestion: Sendable {
  public let plan: PracticePlan
  /// What there is to read: the views that are asked about, and what was written.
  public let slice: SourceSlice
  /// What the simulator computed of the whole program. Its lines are those of the slice.
  public let prediction: Prediction
  /// What is offered, besides "none of them".
  public let candidates: [String]
  /// Wrong answers, each another one, with the likeliest misreading that leads to it.
  public let mistakes: [Mistake]

  /// What those answer who misread a rule.
  public struct Mistake: Sendable {
    public let misreading: Misreading
    public let answer: Set<String>
  }
}

/// Why there is no question, or none any more: a sentence without a capital and a full stop.
public enum PracticeRefusal: Error, Sendable, Hashable {
  /// The program shows no such view, or the event cannot be done.
  case impossible(String)
  /// What happens rests on what the machine does not know for certain.
  case unsure
  /// Nobody who misreads a rule would answer otherwise.
  case trivial
  /// There is too much to read, or to choose from.
  case long
  /// The time was over before it was found out: it says nothing of the program.
  case late

  public var reason: String {
    switch self {
    case .impossible(let message): message
    case .unsure: "what happens there is not certain"
    case .trivial: "there is nothing in it to be wrong about"
    case .late: "it takes too long to find out"
    case .long: "there is too much to read for one question"
    }
  }
}
