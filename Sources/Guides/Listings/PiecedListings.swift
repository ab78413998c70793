/// A type that a guide shows piece by piece, with prose between: the pieces are one listing where the
/// last of them closes what the first has opened.
struct PiecedListings {
  private var pieces: [GuideListing] = []
  /// Their lines, as they stand.
  private var lines: [String] = []

  /// Takes the next listing of a section.
  ///
  /// - Returns: The whole, if this one is its last piece.
  mutating func take(_ listing: GuideListing, _ block: GuideBlock) -> JoinedListings? {
    guard [nil, "", "swift"].contains(block.language) else { return nil }
    let own = block.lines
    if listing.names.isSound, !listing.names.types.isEmpty {
      reset()
      return nil
    }
    let source = listing.source[...]
    let words = source.split(maxSplits: 3, whereSeparator: \.isWhitespace)
    let isType = words.prefix(3).contains { SwiftWords.types.contains($0) }
    if pieces.isEmpty || isType && Declared.begins(source) {
      // What opens a declaration and leaves it open.
      reset()
      guard Declared.begins(source), !Brackets.open(in: own).isEmpty else { return nil }
      pieces = [listing]
      lines = own
      return nil
    }
    let depth = Brackets.open(in: lines).count
    guard belongs(own, at: depth) else { return nil }
    let whole = lines + own
    guard Brackets.open(in: whole).isEmpty else {
      pieces.append(listing)
      lines = whole
      return nil
    }
    let joined = Indentation.outdented(whole).joined(separator: "\n")
    let names = pieces.map(\.id)
    reset()
    guard SwiftParse.isSoundAsWritten(joined) else { return nil }
    return JoinedListings(joined, of: names)
  }

  /// Another section begins.
  mutating func reset() {
    pieces = []
    lines = []
  }

  /// Whether lines go on inside of what is open: they are set in, or open or close something.
  private func belongs(_ own: [String], at depth: Int) -> Bool {
    let first = own.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let indent = first.prefix { $0 == " " || $0 == "\t" }.count
    var open = Brackets.open(in: lines)
    for line in own { Brackets.count(BareCode.of(Substring(line)), in: &open) }
    return open.count != depth || indent > 0
  }
}
