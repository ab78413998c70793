/// Names the listings of a lesson, and joins those that are one program.
public enum ListingJoining {
  /// - Parameters:
  ///   - elsewhere: What other lessons of the guide declare, as ``declarations(in:parsed:)`` has it.
  ///   - parsed: Listings that were looked at before.
  ///   - verdict: What the machine says of a source that is all declarations.
  ///   - isKnown: Whether the machine knows everything that such a source names.
  public static func listings(
    in blocks: [GuideBlock], elsewhere: [GuideListing] = [],
    parsed: ParsedListings = ParsedListings(),
    verdict: (String) -> GuideListing.Verdict,
    isKnown: (String) -> Bool = { _ in false }
  ) -> [GuideListing] {
    var identifiers = Identifiers()
    var listings: [GuideListing] = []
    var title = ""
    var section = 0
    var pieces = PiecedListings()
    for block in blocks {
      if block.kind == .heading { (title, section) = (block.text, listings.count) }
      guard block.kind == .code else { continue }
      let source = SwiftParse.straightened(
        Indentation.outdented(block.lines).joined(separator: "\n"))
      let names = parsed.listing(source).names
      let words = names.views.first ?? names.types.first ?? title
      var listing = GuideListing(
        id: identifiers.name(for: words, or: "listing"), first: block.first, last: block.last,
        source: source, names: names, language: block.language, verdict: .text(reason: ""))
      let lent = Lending.listings(elsewhere, besides: listings + [listing])
      if let whole = pieces.take(listing, block) {
        listing.take(whole)
        listing.names = parsed.listing(whole.source).names
      }
      judge(&listing, behind: listings, lent: lent, verdict: verdict)
      complete(&listing, under: title, behind: listings, lent: lent) { source in
        isKnown(source) ? verdict(source) : .fragment(reason: "it names what nobody declares")
      }
      let taken = taken(by: listing, of: listings[section...]).union(
        complete(&listing, behind: listings, from: section, verdict: verdict))
      for index in listings.indices where taken.contains(listings[index].id) {
        listings[index].verdict = .fragment(
          reason: "it names what `\(listing.id)` declares, where the program is whole")
      }
      listings.append(listing)
    }
    return listings
  }

  private static func judge(
    _ listing: inout GuideListing, behind earlier: [GuideListing], lent: [GuideListing],
    verdict: (String) -> GuideListing.Verdict
  ) {
    if let language = listing.language, language != "swift", !language.isEmpty {
      listing.verdict = .text(reason: "it is \(language)")
      return
    }
    guard listing.names.isSound else {
      listing.verdict = .text(reason: "something is left out, and it does not parse as it stands")
      return
    }
    guard listing.names.isDeclarations, !listing.names.types.isEmpty else {
      listing.verdict = .fragment(reason: "it is a piece of a program")
      return
    }
    let alone = listing.names.views.isEmpty ? nil : verdict(listing.source)
    if let alone, case .runs = alone {
      listing.verdict = alone
      return
    }
    var wholes = [JoinedListings(listing, with: earlier)]
    if !listing.names.views.isEmpty { wholes.append(Lending.joined(listing, with: earlier, lent)) }
    for whole in wholes.compactMap(\.self) {
      guard case .runs(let root) = verdict(whole.source) else { continue }
      listing.take(whole)
      listing.verdict = .runs(root: root)
      return
    }
    listing.verdict = alone ?? .fragment(reason: "it declares no view")
  }

  /// A piece of a program gets a view around it, behind those that declare what it names.
  private static func complete(
    _ listing: inout GuideListing, under title: String, behind earlier: [GuideListing],
    lent: [GuideListing], verdict: (String) -> GuideListing.Verdict
  ) {
    guard case .fragment = listing.verdict,
      !listing.names.isDeclarations || listing.names.types.isEmpty,
      let program = FragmentCompletion.program(of: listing.source, under: title)
    else { return }
    var whole = listing
    whole.source = program
    whole.names = ListingNames(program)
    let wholes = [
      JoinedListings(program), JoinedListings(whole, with: earlier, isTaker: { _ in false }),
      Lending.joined(whole, with: earlier, lent),
    ]
    for candidate in wholes.compactMap(\.self) {
      guard case .runs(let root) = verdict(candidate.source) else { continue }
      listing.take(candidate)
      listing.isCompleted = true
      listing.verdict = .runs(root: root)
      return
    }
  }

  /// A listing may run although it names a view that another declares: the machine takes for granted
  /// what it does not know. With that other one it is whole, and so is one before it in its section
  /// that names what it declares.
  ///
  /// - Returns: The names of those before it that are whole only here.
  private static func complete(
    _ listing: inout GuideListing, behind earlier: [GuideListing], from section: Int,
    verdict: (String) -> GuideListing.Verdict
  ) -> Set<String> {
    guard listing.joined.isEmpty, case .runs = listing.verdict else { return [] }
    let declared = Set(listing.names.types)
    let wanted = listing.names.used
    let taking = earlier[section...].filter { other in
      guard case .runs = other.verdict else { return false }
      return !declared.isDisjoint(with: other.names.used)
    }
    guard
      !taking.isEmpty
        || earlier.contains(where: { !wanted.isDisjoint(with: $0.names.types) }),
      let joined = JoinedListings(
        listing, with: earlier, isTaker: { other in taking.contains { $0.id == other.id } }),
      case .runs = verdict(joined.source)
    else { return [] }
    listing.verdict = verdict(joined.source)
    listing.take(joined)
    return Set(taking.map(\.id)).intersection(joined.names)
  }

  /// The names of those that ran without what this one declares, and are part of it now.
  private static func taken(
    by listing: GuideListing, of earlier: ArraySlice<GuideListing>
  ) -> Set<String> {
    guard case .runs = listing.verdict else { return [] }
    let declared = Set(listing.names.types)
    let taken = earlier.filter { other in
      guard case .runs = other.verdict else { return false }
      return listing.joined.contains(other.id) && !declared.isDisjoint(with: other.names.used)
    }
    return Set(taken.map(\.id))
  }

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
    let source = SwiftParse.straightened(Indentation.outdented(block.lines).joined(separator: "\n"))
    return parsed.listing(source).parts.compactMap { source, names in
      guard names.isDeclarations, !names.types.isEmpty else { return nil }
      return GuideListing(
        id: "", first: block.first, last: block.last, source: source, names: names,
        language: block.language, verdict: .text(reason: ""))
    }
  }
}
