/// Why study cannot go on as asked: a sentence for the learner.
public enum StudyError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No topic, lesson, concept or question has this name; one that is near may have been meant.
  case unknownTopic(String, near: String? = nil)
  /// No concept has this name; the names that there are.
  case unknownConcept(String, names: [String])
  /// No rule is called so, or says so; one that may have been meant.
  case unknownRule(String, near: String?)
  /// No flag is called so, or several are.
  case unknownFlag(String)
  /// The listing that a trace is about is not in its lesson.
  case missingListing(String, trace: String)
  /// The simulator could not run a trace.
  case failingTrace(String, reason: String)
  /// No exercise has this name; one that is near may have been meant.
  case unknownExercise(String, near: String?)
  /// The simulator cannot judge attempts at an exercise.
  case failingExercise(String, reason: String)
  /// No view could be made up for a family of drills.
  case noDrill(String)
  /// There is such a topic, but no drill is about it; the families that there are.
  case noDrillAbout(String, families: [String])
  /// The question has nothing to ask for: a cloze without a deletion.
  case emptyQuestion(String)
  /// The code of the learner's own view has nothing to ask any more: a sentence.
  case retired(String)
  /// Nothing that the learner wrote is called so, or several things are.
  case unknownWriting(String)
  /// There is nothing in what was to be kept: a question, an answer, a note.
  case noWords(String)
  /// A concept cannot be linked with itself.
  case linkToItself(String)
  /// It has no answer to change, or its text stands in a lesson.
  case unchangeable(String)
  /// The learner's own views cannot be read: a sentence.
  case unreadableProgram(String)

  public var description: String {
    switch self {
    case .unknownTopic(let topic, let near?):
      "There is no topic, lesson, concept or question called \"\(topic)\". Did you mean \(near)?"
    case .unknownTopic(let topic, nil):
      "There is no topic, lesson, concept or question called \"\(topic)\". "
        + "They are listed by: tutor quiz, tutor learn --list and tutor map"
    case .unknownConcept(let name, let names):
      "No concept is called \"\(name)\". "
        + (Self.meant(by: name, among: names).map { "Did you mean \($0)?" }
          ?? "The concepts are listed by: tutor map")
    case .unknownRule(let name, let near):
      "No rule is called \"\(name)\", or says that. "
        + (near.map { "Did you mean \($0)?" } ?? "All rules are listed by: tutor rule")
    case .unknownFlag(let name):
      "There is no flag \"\(name)\", or there are several that begin so. "
        + "They are listed by: tutor flags"
    case .missingListing(let listing, let trace):
      "The trace \(trace) is about the listing \"\(listing)\", which its lesson does not have. "
        + "Run: tutor lint"
    case .failingTrace(let trace, let reason):
      "The trace \(trace) cannot be run: \(reason) Run: tutor lint"
    case .unknownExercise(let name, let near):
      "There is no exercise \"\(name)\". "
        + (near.map { "Did you mean \($0)?" } ?? "All are listed by: tutor exercise")
    case .failingExercise(let exercise, let reason):
      "The exercise \(exercise) cannot be judged: \(reason) Run: tutor lint"
    case .noDrill(let family):
      "No view worth asking about could be made up for \(family). Try again, or another family."
    case .noDrillAbout(let topic, let families):
      "No drill is about \"\(topic)\". There are drills about: "
        + "\(families.joined(separator: ", ")). Its questions are asked by: tutor quiz \(topic)"
    case .unknownWriting(let name):
      "Nothing of yours is called \"\(name)\", or several things begin so. "
        + "They are listed by: tutor own"
    case .noWords(let what): "The \(what) has no words in it."
    case .linkToItself(let name): "A link connects two concepts; \(name) is one."
    case .unchangeable(let name):
      "That cannot be changed of \(name): only a card has an answer, and an idea is its lesson's."
    case .retired(let sentence), .unreadableProgram(let sentence): sentence
    case .emptyQuestion(let card):
      "The question \(card) has no answer to ask for. Run: tutor lint"
    }
  }

  /// The concepts whose names have that word, else another form of it, or the one that is spelled
  /// nearly so.
  private static func meant(by name: String, among names: [String]) -> String? {
    let word = name.lowercased()
    func having(_ isMeant: (Substring) -> Bool) -> [String] {
      names.filter { $0.split(separator: "-").contains(where: isMeant) }
    }
    let exact = having { $0 == word }
    // `stat` and `states` are short and long for `state`.
    let found =
      exact.isEmpty && !word.contains("-")
      ? having { min($0.count, word.count) > 3 && ($0.hasPrefix(word) || word.hasPrefix($0)) }
      : exact
    return found.isEmpty
      ? nearest(to: name, among: names)
      : found.prefix(namedConcepts).joined(separator: ", ")
  }

  /// How many concepts a sentence names.
  private static let namedConcepts = 6
}
