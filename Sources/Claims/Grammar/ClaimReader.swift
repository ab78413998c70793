import Simulation

extension Claim {
  /// Reads one claim.
  ///
  /// - Parameters:
  ///   - text: A line; a remark may stand behind the claim.
  ///   - line: Its number, from 1.
  /// - Throws: ``ClaimFinding``, which says what to write instead.
  public init(_ text: some StringProtocol, line: Int = 1) throws(ClaimFinding) {
    self = try ClaimReader(LineText(text), line: line).claim()
  }
}

/// Reads a line with a claim.
struct ClaimReader {
  private let text: LineText
  private let line: Int

  init(_ text: LineText, line: Int) {
    self.text = text
    self.line = line
  }

  /// Nobody writes longer lines, and reading one takes longer than they would wait.
  private static let longest = 10_000

  func claim() throws(ClaimFinding) -> Claim {
    let whole = text.withoutRemark
    guard whole.range.count <= Self.longest else {
      throw whole.finding("a claim has at most \(Self.longest) characters", in: line)
    }
    if let foreign = whole.range.first(where: isForeignMark) {
      throw ClaimFinding(
        line: line, column: foreign + 1, message: "write texts in straight quotation marks: \"…\"")
    }
    if let open = text.openQuote, whole.range.contains(open) {
      throw ClaimFinding(
        line: line, column: open + 1, message: "the quotation mark that opens here is never closed")
    }
    if whole.text == "as before" { return claim(whole, .asBefore, []) }
    let (occasion, tail) = try parts(of: whole)
    guard !tail.isEmpty else {
      throw tail.finding(
        "nothing is claimed behind the colon; write "
          + StatementForm.list([.runs, .keeps, .shows]), in: line)
    }
    var statements: [Statement] = []
    for part in tail.split(at: tail.places(of: "and")) {
      guard !part.isEmpty else { throw part.finding("and joins two claims", in: line) }
      var reader = StatementReader(part, line: line)
      let statement = try reader.statement()
      if occasion == .always, statement.isOfSeveralEvents {
        throw part.finding(
          "keeps and loses look at events that are named; write after EVENT: \(part.text)",
          in: line)
      }
      statements.append(statement)
    }
    return claim(whole, occasion, statements)
  }

  private func claim(_ piece: LinePiece, _ occasion: Claim.Occasion, _ statements: [Statement])
    -> Claim
  {
    Claim(
      line: line, column: piece.column, text: piece.text, occasion: occasion,
      statements: statements)
  }

  private func isForeignMark(_ index: Int) -> Bool {
    text.isUnquoted(index) && "“”„«»".contains(text.characters[index])
  }

  /// What stands before the colon, and behind it. An event may have colons of its own: the last colon
  /// counts that leaves events before it.
  private func parts(of whole: LinePiece) throws(ClaimFinding) -> (Claim.Occasion, LinePiece) {
    let colons = whole.places(ofMark: ":")
    guard let first = colons.first else { throw missingColon(whole) }
    func head(_ colon: Int) -> LinePiece {
      whole.piece(whole.range.lowerBound..<colon).trimmed
    }
    func tail(_ colon: Int) -> LinePiece {
      whole.piece((colon + 1)..<whole.range.upperBound).trimmed
    }
    for colon in colons.reversed() {
      if let occasion = try? occasion(head(colon)) { return (occasion, tail(colon)) }
    }
    return (try occasion(head(first)), tail(first))
  }

  private func missingColon(_ whole: LinePiece) -> ClaimFinding {
    let first = String(whole.characters.prefix { !$0.isWhitespace })
    if ["after", "at", "always"].contains(first) {
      return whole.piece(whole.range.upperBound..<whole.range.upperBound).finding(
        "a colon stands between the events and what is claimed: "
          + "after tap \"+1\": runs Counter", in: line)
    }
    if first == "as" {
      return whole.finding("'\(whole.text)' is no claim; did you mean: as before", in: line)
    }
    return whole.finding(Self.beginnings(not: whole.text), in: line)
  }

  private static func beginnings(not text: String) -> String {
    "'\(text)' is no claim; a claim begins with after EVENT: or at first: or always:"
  }

  private func occasion(_ head: LinePiece) throws(ClaimFinding) -> Claim.Occasion {
    let words = head.characters.split(whereSeparator: \.isWhitespace).map { String($0) }
    if words == ["at", "first"] { return .after([]) }
    if words == ["always"] { return .always }
    guard words.first == "after" else {
      throw head.finding(Self.beginnings(not: head.text), in: line)
    }
    let start = head.range.lowerBound + "after".count
    let events = head.piece(start..<head.range.upperBound).trimmed
    guard !events.isEmpty else {
      throw events.finding("an event is missing; write after tap \"+1\": …", in: line)
    }
    var read: [Event] = []
    for piece in events.split(at: events.places(of: "then")) {
      guard !piece.isEmpty else {
        throw piece.finding("an event is missing; then joins two events", in: line)
      }
      do { read.append(try Event(piece.text)) } catch {
        throw piece.finding(error.message, in: line)
      }
    }
    return .after(read)
  }
}

extension Statement {
  /// Whether it looks at all events of its claim, and not only at the last one.
  var isOfSeveralEvents: Bool {
    switch self {
    case .keeps, .loses: true
    default: false
    }
  }
}
