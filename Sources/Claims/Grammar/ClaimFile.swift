/// A file of claims: the view that they are about, then a claim a line.
public struct ClaimFile: Sendable, Equatable {
  /// The view as ``Simulator`` takes it: `CartScreen(order: .sample)`, `preview "Full cart"`.
  public var root: String
  /// Where its source is, relative to the file: a folder, or a file.
  public var source: String
  /// The line on which the view is named, from 1.
  public var line: Int
  public var claims: [Claim]

  /// Reads a whole file.
  ///
  /// - Throws: ``Unreadable`` with everything that is wrong.
  public init(_ text: String) throws(Unreadable) {
    var reader = ClaimFileReader()
    reader.read(text)
    guard reader.findings.isEmpty, let header = reader.header else {
      throw Unreadable(findings: reader.findings)
    }
    root = header.root
    source = header.source
    line = header.line
    claims = reader.claims
  }

  /// What is wrong with a file of claims, in the order of its lines.
  public struct Unreadable: Error, Sendable, Equatable {
    public var findings: [ClaimFinding]
  }

  /// How a file begins.
  static let beginning = "view CartScreen in App/, or preview \"Full cart\" in App/"
}

private struct ClaimFileReader {
  var header: (root: String, source: String, line: Int)?
  var claims: [Claim] = []
  var findings: [ClaimFinding] = []
  private var hasBegun = false

  mutating func read(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let isMarked = index == 0 && line.unicodeScalars.first == "\u{FEFF}"
      let line = isMarked ? Substring(line.unicodeScalars.dropFirst()) : line
      do { try read(LineText(line), number: index + 1) } catch { findings.append(error) }
    }
    if !hasBegun {
      findings.append(
        ClaimFinding(
          line: 1, column: 1,
          message: "nothing is said here; a file of claims begins with \(ClaimFile.beginning)"))
    } else if let header, claims.isEmpty, findings.isEmpty {
      findings.append(
        ClaimFinding(
          line: header.line, column: 1,
          message: "no claim follows; write one, such as always: no warning"))
    }
  }

  private mutating func read(_ line: LineText, number: Int) throws(ClaimFinding) {
    let whole = line.withoutRemark
    guard !whole.isEmpty else { return }
    let word = String(whole.characters.prefix { !$0.isWhitespace })
    let isHeader = ["view", "preview"].contains(word)
    guard hasBegun else {
      hasBegun = true
      guard isHeader else {
        throw whole.finding("a file of claims begins with \(ClaimFile.beginning)", in: number)
      }
      return header = try header(whole, isPreview: word == "preview", number)
    }
    if isHeader {
      throw whole.finding(
        "a file is about one view; put the claims about another into a file of their own",
        in: number)
    }
    let claim = try ClaimReader(line, line: number).claim()
    if claim.occasion == .asBefore {
      throw whole.finding(
        "as before is for exercises, which begin from another view; here write what is shown: "
          + "at first: shows \"text\"", in: number)
    }
    claims.append(claim)
  }

  private func header(_ line: LinePiece, isPreview: Bool, _ number: Int) throws(ClaimFinding) -> (
    root: String, source: String, line: Int
  ) {
    let form = isPreview ? "preview \"Full cart\" in App/" : "view CartScreen in App/"
    if let open = line.line.openQuote, line.range.contains(open) {
      throw line.piece(open..<open).finding(
        "the quotation mark that opens here is never closed", in: number)
    }
    guard let word = line.places(of: "in").first else {
      throw line.finding("say where the source is, relative to this file: \(form)", in: number)
    }
    let start = line.range.lowerBound + (isPreview ? "preview" : "view").count
    let name = line.piece(start..<max(start, word.lowerBound)).trimmed
    let source = line.piece(word.upperBound..<line.range.upperBound).trimmed
    guard !name.isEmpty else {
      throw name.finding("a name is missing: \(form)", in: number)
    }
    guard !source.isEmpty else {
      throw source.finding("a folder or a file is missing: \(form)", in: number)
    }
    let isQuoted =
      source.characters.count > 2 && source.characters.first == "\""
      && source.characters.last == "\""
    return (
      isPreview ? "preview \(name.text)" : name.text,
      isQuoted ? String(source.characters.dropFirst().dropLast()) : source.text, number
    )
  }
}
