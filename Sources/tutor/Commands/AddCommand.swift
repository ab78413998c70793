import ArgumentParser
import CardStore
import Study

/// `tutor add`: a card of the learner's own.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a question of your own, with its answer, as a card.",
    discussion: """
      It is asked like any other card; you compare your answer with the one that you wrote, and say \
      how well you knew it. Without words you are asked for both, or cards are read from standard \
      input, as in tutor add < cards.txt: the first line of each is the question, the lines below it \
      are the answer, and an empty line ends it. What you added is listed, changed and deleted by: tutor own

      Examples: tutor add "What keeps @State alive?" "The identity of its view"
                tutor add --lesson state --concept state-reads "Why a box?" "Structs are thrown away"
      """)

  @Argument(help: "The question, then the answer.")
  var words: [String] = []

  @Option(help: "The lesson that it belongs to.", completion: .values(.lesson))
  var lesson: String?

  @Option(help: "A concept that it is about; may be given again.", completion: .values(.concept))
  var concept: [String] = []

  @Flag(help: "Print one JSON object: what was added.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard [0, 2].contains(words.count) else {
      throw ValidationError(
        "add takes a question and an answer, each between quotation marks, or neither.")
    }
  }

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let cards =
        words.isEmpty ? try typed(surroundings) : [(question: words[0], answer: words[1])]
      let session = try surroundings.session()
      let added = try cards.map {
        try session.addCard($0.question, answer: $0.answer, lesson: lesson, concepts: concept)
      }
      try report(added, session, json: json) {
        "Added \($0.shortID). It is asked with what is new."
      }
    }
  }

  private func typed(_ surroundings: Surroundings) throws -> [(question: String, answer: String)] {
    let prompt = AuthorPrompt(surroundings, shared.chosen)
    if let question = try prompt.line("Question> ") {
      return [(question, try prompt.line("Answer> ") ?? "")]
    }
    guard CommandOutput.current == nil else {
      throw Failure(.usage, "Name both: add \"question\" \"answer\"")
    }
    return try TypedCards(EventInput.standardText()).cards
  }
}

/// Cards as they are typed one after the other.
struct TypedCards {
  let cards: [(question: String, answer: String)]

  /// - Throws: ``Failure`` with the line of a question without an answer.
  init(_ text: String) throws {
    var cards: [(String, String)] = []
    var open: (line: Int, lines: [String])?
    func finish() throws {
      guard let (line, lines) = open else { return }
      guard lines.count > 1 else {
        throw Failure(
          .badData,
          "standard input:\(line):1: this question has no answer. Write it on the next line.")
      }
      cards.append((lines[0], lines.dropFirst().joined(separator: "\n")))
      open = nil
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.allSatisfy(\.isWhitespace) {
        try finish()
      } else {
        open = (open?.line ?? index + 1, (open?.lines ?? []) + [String(line)])
      }
    }
    try finish()
    guard !cards.isEmpty else {
      throw Failure(
        .badData,
        "There is no card in standard input. A question, below it the answer, then an empty line.")
    }
    self.cards = cards
  }
}

/// Says what was written.
func report(
  _ writings: [Writing], _ session: StudySession, json isJSON: Bool,
  _ sentence: (Writing) -> String
) throws {
  guard isJSON else { return write(lines: writings.map(sentence)) }
  var report = try session.writingReport()
  let ids = Set(writings.map(\.shortID))
  report.writings.removeAll { !ids.contains($0.id) }
  write(document: try tutor.json(report))
}
