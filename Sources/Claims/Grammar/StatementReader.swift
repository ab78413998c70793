import Simulation

/// Reads what a claim says, from left to right.
struct StatementReader {
  private let piece: LinePiece
  private let lineNumber: Int
  /// Where the next character stands.
  private var next: Int

  /// - Parameter line: The number of the line, from 1.
  init(_ piece: LinePiece, line: Int) {
    self.piece = piece
    lineNumber = line
    next = piece.range.lowerBound
  }

  mutating func statement() throws(ClaimFinding) -> Statement {
    let start = next
    switch word() {
    case "runs": return try runs()
    case "keeps": return .keeps(try properties("keeps"))
    case "loses": return .loses(try properties("loses"))
    case "shows": return try shows()
    case "prints": return .prints(try onlyText(.prints))
    case "does":
      if takes("not", "run") { return .doesNotRun(try views(.doesNotRun)) }
      if takes("not", "print") { return .doesNotPrint(try onlyText(.doesNotPrint)) }
      if takes("not", "show") { return .doesNotShow(try onlyText(.doesNotShow)) }
    case "no":
      if takes("preventable", "run") || takes("preventable", "runs") {
        return try ending(.noPreventableRun)
      }
      if takes("warning") || takes("warnings") { return try ending(.noWarning) }
    case "the": if takes("frame", "of") { return try frame() }
    default: break
    }
    next = start
    throw unknown()
  }

  // MARK: Forms

  private mutating func runs() throws(ClaimFinding) -> Statement {
    if takes("at", "most") {
      let count = try number(.runsBodiesAtMost)
      guard takes("bodies") || takes("body") else {
        throw finding("say what is counted: \(StatementForm.runsBodiesAtMost.rawValue)")
      }
      return try ending(.runsBodiesAtMost(count))
    }
    if takes("only") { return .runsOnly(try views(.runsOnly)) }
    guard let limit = rest.places(of: "at most").last else { return .runs(try views(.runs)) }
    let names = try self.views(in: piece.piece(next..<limit.lowerBound).trimmed, .runsAtMost)
    guard names.count == 1 else {
      throw finding("one view is counted at a time: \(StatementForm.runsAtMost.rawValue)")
    }
    next = limit.upperBound
    let count = try number(.runsAtMost)
    guard takes("times") || takes("time") else {
      throw finding("say how often: \(StatementForm.runsAtMost.rawValue)")
    }
    return try ending(.runsAtMost(names[0], times: count))
  }

  private mutating func shows() throws(ClaimFinding) -> Statement {
    var texts = [try quoted(.shows)]
    while takes("before") {
      let start = rest
      let text = try quoted(.showsInOrder)
      guard !texts.contains(text) else {
        throw start.finding("no text stands before itself: name each once", in: lineNumber)
      }
      texts.append(text)
    }
    let word = String(rest.characters.prefix { !$0.isWhitespace })
    guard !["above", "over", "below", "under", "after", "behind"].contains(word) else {
      throw finding(
        "what is read first is claimed to stand before the other: "
          + StatementForm.showsInOrder.rawValue)
    }
    return try ending(texts.count == 1 ? .shows(texts[0]) : .showsInOrder(texts))
  }

  private mutating func frame() throws(ClaimFinding) -> Statement {
    let identifier = try quoted(.frame)
    guard takes("is") else { throw finding("write \(StatementForm.frame.rawValue)") }
    let measure = rest
    guard let frame = LayoutMeasure(measure.text) else {
      throw measure.finding(
        measure.isEmpty
          ? "say how large it is, in points: \(StatementForm.frame.rawValue)"
          : "'\(measure.text)' is no measure; write 20 x 20, at 16, 75, or 20 x 20 at 16, 75",
        in: lineNumber)
    }
    return .frame(identifier, frame)
  }

  private mutating func onlyText(_ form: StatementForm) throws(ClaimFinding) -> String {
    let text = try quoted(form)
    return try ending(text)
  }

  /// Nothing stands behind what was read.
  private func ending<Read>(_ read: Read) throws(ClaimFinding) -> Read {
    let surplus = rest
    guard surplus.isEmpty else {
      throw surplus.finding(
        "'\(surplus.text)' is left over; two claims are joined with and", in: lineNumber)
    }
    return read
  }

  // MARK: Parts

  private var rest: LinePiece { piece.piece(next..<piece.range.upperBound).trimmed }

  private func finding(_ message: String) -> ClaimFinding { rest.finding(message, in: lineNumber) }

  private func unknown() -> ClaimFinding {
    let first = String(rest.characters.prefix { !$0.isWhitespace })
    let near = StatementForm.beginning(with: first)
    if near.isEmpty, NameReader.view(rest.text) != nil {
      return finding(
        "'\(rest.text)' is no claim; and joins claims, names are joined with a comma: "
          + StatementForm.runs.rawValue)
    }
    let forms = near.isEmpty ? StatementForm.allCases : near
    return finding("'\(rest.text)' is no claim; write \(StatementForm.list(forms))")
  }

  private mutating func word() -> String {
    let rest = rest
    let word = rest.characters.prefix { !$0.isWhitespace }
    next = word.endIndex
    return String(word)
  }

  /// Goes on behind these words if they come next.
  private mutating func takes(_ words: String...) -> Bool {
    let start = next
    for wanted in words where word() != wanted {
      next = start
      return false
    }
    return true
  }

  private mutating func number(_ form: StatementForm) throws(ClaimFinding) -> Int {
    let start = next
    let word = word()
    guard let number = Int(word), number >= 0 else {
      next = start
      throw finding("a number is wanted here: \(form.rawValue)")
    }
    return number
  }

  private mutating func quoted(_ form: StatementForm) throws(ClaimFinding) -> String {
    let rest = rest
    guard rest.characters.first == "\"" else {
      throw finding("a text in quotation marks is wanted here: \(form.rawValue)")
    }
    var text = ""
    var isEscaped = false
    for index in rest.range.dropFirst() {
      let character = rest.line.characters[index]
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        next = index + 1
        return text
      } else {
        text.append(character)
      }
    }
    throw finding("the quotation mark that opens here is never closed")
  }

  private func views(_ form: StatementForm) throws(ClaimFinding) -> [ViewName] {
    try views(in: rest, form)
  }

  private func views(in piece: LinePiece, _ form: StatementForm) throws(ClaimFinding)
    -> [ViewName]
  {
    var names: [ViewName] = []
    for item in piece.split(at: piece.places(ofMark: ",").map { $0..<($0 + 1) }) {
      guard let name = NameReader.view(item.text) else {
        throw item.finding(NameReader.refusalOfView(item.text, form), in: lineNumber)
      }
      names.append(name)
    }
    return names
  }

  private func properties(_ verb: String) throws(ClaimFinding) -> [PropertyName] {
    var names: [PropertyName] = []
    for item in rest.split(at: rest.places(ofMark: ",").map { $0..<($0 + 1) }) {
      guard let name = NameReader.property(item.text) else {
        let what =
          item.isEmpty ? "a property is missing" : "'\(item.text)' is no property of a view"
        throw item.finding("\(what); write \(verb) NoteField.draft", in: lineNumber)
      }
      names.append(name)
    }
    return names
  }
}
