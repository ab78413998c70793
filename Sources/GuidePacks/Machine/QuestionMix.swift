import Guides
import Simulation

/// How a question is put to a program in which nothing telling runs.
enum QuestionForm: CaseIterable {
  /// Which lines does its first appearance print?
  case printed
  /// Which drawing is right?
  case drawing
  /// How often has a body run, where it is not once for each thing that happened?
  case runs
  /// While something moves: which bodies run?
  case inFlight
  /// In which order do three bodies or more run?
  case order
  /// How large is all of it?
  case size

  /// Those whose answers are the same each time: after the first, only who has not read it can be
  /// wrong.
  static let answeredAlike: Set<QuestionForm> = [.inFlight, .order]

  /// So often a guide may ask it.
  var most: Int {
    switch self {
    case .printed, .drawing: .max
    case .inFlight, .order: 1
    case .runs, .size: 4
    }
  }
}

/// Keeps the questions of one pack from being one question over and over. What has another answer in
/// another program is asked of each guide anew; what is answered alike each time, once.
final class QuestionMix {
  /// So often a guide asks of the layout what is to catch those who misread one rule.
  private static let mostOfRule = 2

  private var asked: [QuestionForm: Int] = [:]
  private var caught: [Misreading: Int] = [:]
  private var fillers = 0
  private var wrappers: [String: Int] = [:]
  /// What was asked, with its answer, whatever listing it was asked of.
  private var stories: Set<String> = []
  /// Shapes of questions, each with the view and the events that it was asked of; of all guides of the
  /// pack, for a book shows in each of its chapters how a screen opens.
  private var shapes: Set<String> = []
  /// Whether the last choice left something out that was worth asking, had it not been asked before.
  private(set) var isWornOut = false

  init() {}

  /// What the guides before have asked may be asked again, unless everybody knows its answer by then.
  func beginGuide() {
    asked = asked.filter { QuestionForm.answeredAlike.contains($0.key) }
    caught = [:]
    stories = []
    wrappers = wrappers.filter { $0.key == Self.plainState }
  }

  /// The question of the form that is worth it most; nil if all that could be asked has been asked
  /// often enough. A program without a question is better than one with a question that nobody
  /// learns from.
  ///
  /// - Parameter forms: The best first.
  func chosen(of forms: [(form: QuestionForm, question: () -> FoundTrace?)]) -> FoundTrace? {
    isWornOut = false
    for entry in forms {
      guard (asked[entry.form] ?? 0) < entry.form.most else {
        isWornOut = isWornOut || entry.question() != nil
        continue
      }
      guard let question = entry.question() else { continue }
      guard isNews(question) else {
        isWornOut = true
        continue
      }
      asked[entry.form, default: 0] += 1
      note(question)
      return question
    }
    return nil
  }

  /// Whether it may still be asked where a property wrapper belongs.
  func mayAsk(_ place: WrapperPlace) -> Bool {
    // A plain value that its view owns is the same question each time.
    let name = Self.name(of: place)
    return (wrappers[name] ?? 0) < (name == Self.plainState ? 1 : Self.mostOfRule)
  }

  func note(_ place: WrapperPlace) { wrappers[Self.name(of: place), default: 0] += 1 }

  private static let plainState = "State of a value"

  private static func name(of place: WrapperPlace) -> String {
    place.kind == .state && place.objectHead == nil ? plainState : place.wrapper
  }

  /// Remembers that a question is asked.
  func note(_ question: FoundTrace) {
    for misreading in question.misreadings { caught[misreading, default: 0] += 1 }
    if question.isFilled { fillers += 1 }
    stories.insert(question.story)
    shapes.formUnion(Self.likenesses(of: question))
  }

  /// What makes two questions nearly one: the same shape, of views that are called the same or of what
  /// is done the same.
  private static func likenesses(of question: FoundTrace) -> [String] {
    guard let shape = question.shape else { return [] }
    return [question.root, question.events.joined(separator: ", ")].map { shape + "\n" + $0 }
  }

  /// Whether there is somebody to catch who was not caught before. Who misreads much is caught by
  /// many a question: a story of several views is news again, an answer to choose or leave is not.
  func isNews(_ question: FoundTrace) -> Bool {
    // A guide shows a program again with a line more: what is asked alike has been answered.
    if stories.contains(question.story) { return false }
    if !shapes.isDisjoint(with: Self.likenesses(of: question)) { return false }
    if question.isFilled { return fillers == 0 }
    let isOfMany = question.prediction.subject != .screen && question.misreadings.count != 1
    return isOfMany || question.misreadings.contains { (caught[$0] ?? 0) < Self.mostOfRule }
  }
}
