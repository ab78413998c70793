/// Listings of a guide that are one program.
struct JoinedListings {
  let source: String
  /// The names of those that stand in the same lesson.
  let names: [String]
  /// Types of those that stand in another.
  let borrowed: [String]

  init(_ source: String, behind chosen: [GuideListing] = []) {
    self.source = (chosen.map(\.own) + [source]).joined(separator: "\n\n")
    names = chosen.map(\.id).filter { !$0.isEmpty }
    borrowed = chosen.filter(\.id.isEmpty).flatMap(\.names.types)
  }

  /// The pieces of one type in their order.
  init(_ source: String, of pieces: [String]) {
    self.source = source
    names = pieces
    borrowed = []
  }
}

extension GuideListing {
  mutating func take(_ whole: JoinedListings) {
    source = whole.source
    joined = whole.names
    borrowed = whole.borrowed
  }
}

extension ListingJoining {
  /// The types that a guide declares once in all of its listings, each by itself: a piece in another
  /// lesson may need one. They have no name, for each lesson names its own listings.
  public static func declarations(
    in blocks: [GuideBlock], parsed: ParsedListings = ParsedListings()
  ) -> [GuideListing] {
    let types = blocks.filter { $0.kind == .code }.flatMap { declared(in: $0, parsed) }
    var counts: [String: Int] = [:]
    for type in types.flatMap(\.names.types) { counts[type, default: 0] += 1 }
    return types.filter { type in type.names.types.allSatisfy { counts[$0] == 1 } }
  }

  private static func declared(in block: GuideBlock, _ parsed: ParsedListings) -> [GuideListing] {
    guard [nil, "", "swift"].contains(block.language) else { return [] }
    let source = SwiftParse.straightened(outdented(block.lines).joined(separator: "\n"))
    return parsed.listing(source).parts.compactMap { source, names in
      guard names.isDeclarations, !names.types.isEmpty else { return nil }
      return GuideListing(
        id: "", first: block.first, last: block.last, source: source, names: names,
        language: block.language, verdict: .text(reason: ""))
    }
  }
}

/// Declarations that a lesson borrows from others of its guide.
enum Lending {
  /// Those that do not stand in the lesson itself.
  static func listings(_ elsewhere: [GuideListing], besides own: [GuideListing]) -> [GuideListing] {
    let declared = Set(own.flatMap(\.names.types))
    return elsewhere.filter { declared.isDisjoint(with: $0.names.types) }
  }

  /// A listing behind what it names and its lesson does not declare; nil if the rest of the guide does
  /// not, either.
  static func joined(
    _ listing: GuideListing, with earlier: [GuideListing], _ lent: [GuideListing]
  ) -> JoinedListings? {
    let lenders = Set(lent.flatMap(\.names.types))
    guard !lenders.isDisjoint(with: listing.names.used) else { return nil }
    let whole = ListingJoining.joined(listing, with: lent + earlier, isTaker: { !$0.id.isEmpty })
    return whole.flatMap { $0.borrowed.isEmpty ? nil : $0 }
  }
}
