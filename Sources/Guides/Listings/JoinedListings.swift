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

  /// The listing behind those that declare what it names, or that name what it declares; nil if no
  /// other has to do with it, or a type is declared twice.
  ///
  /// - Parameter isTaker: Whether one may be joined because it names what is declared.
  init?(
    _ listing: GuideListing, with earlier: [GuideListing],
    isTaker: (GuideListing) -> Bool = { _ in true }
  ) {
    var chosen: [GuideListing] = []
    var declared = Set(listing.names.types)
    var wanted = listing.names.used
    for other in earlier.reversed() where other.names.isDeclarations {
      let extends =
        other.names.extended.contains { declared.contains($0) }
        || (!other.names.extended.isEmpty && other.names.types.isEmpty)
      let gives = !wanted.isDisjoint(with: other.names.types)
      let takes = isTaker(other) && !declared.isDisjoint(with: other.names.used)
      guard gives || takes || extends, declared.isDisjoint(with: other.names.types) else {
        continue
      }
      guard other.names.isSound else { continue }
      chosen.insert(other, at: 0)
      declared.formUnion(other.names.types)
      wanted.formUnion(other.names.used)
    }
    guard !chosen.isEmpty else { return nil }
    self.init(listing.source, behind: chosen)
  }
}

extension GuideListing {
  mutating func take(_ whole: JoinedListings) {
    source = whole.source
    joined = whole.names
    borrowed = whole.borrowed
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
    let whole = JoinedListings(listing, with: lent + earlier, isTaker: { !$0.id.isEmpty })
    return whole.flatMap { $0.borrowed.isEmpty ? nil : $0 }
  }
}
