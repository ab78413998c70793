/// A listing of a guide with what the machine makes of it.
public struct GuideListing: Sendable, Equatable {
  /// What becomes of a listing in a lesson.
  public enum Verdict: Sendable, Equatable {
    /// It is put on the screen; `root` is the view that is shown.
    case runs(root: String)
    /// It is Swift, and cannot be put on the screen alone, for a reason in a sentence.
    case fragment(reason: String)
    /// It is no Swift: another language, or something left out.
    case text(reason: String)
  }

  /// Its name in the lesson.
  public var id: String
  /// The lines of the guide.
  public var first: Int
  public var last: Int
  /// What stands in the lesson: the listing, behind those that it was joined with.
  public var source: String
  /// The listing alone.
  public var own: String
  /// The names of the listings before it that were joined with it.
  public var joined: [String]
  /// Types that stand in it and that another lesson of the guide declares.
  public var borrowed: [String] = []
  /// Whether a view was put around what the guide shows.
  public var isCompleted = false
  public var names: ListingNames
  public var language: String?
  public var verdict: Verdict

  public init(
    id: String, first: Int, last: Int, source: String, joined: [String] = [],
    names: ListingNames, language: String?, verdict: Verdict
  ) {
    self.id = id
    self.first = first
    self.last = last
    self.source = source
    own = source
    self.joined = joined
    self.names = names
    self.language = language
    self.verdict = verdict
  }

  /// The view that is shown, if it runs.
  public var root: String? {
    if case .runs(let root) = verdict { return root }
    return nil
  }
}

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
      let source = SwiftParse.straightened(outdented(block.lines).joined(separator: "\n"))
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
    var wholes = [joined(listing, with: earlier)]
    if !listing.names.views.isEmpty { wholes.append(Lending.joined(listing, with: earlier, lent)) }
    for whole in wholes.compactMap(\.self) {
      guard case .runs(let root) = verdict(whole.source) else { continue }
      listing.take(whole)
      listing.verdict = .runs(root: root)
      return
    }
    listing.verdict = alone ?? .fragment(reason: "it declares no view")
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
      let joined = joined(
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

  /// The listing behind those that declare what it names, or that name what it declares; nil if no
  /// other has to do with it, or a type is declared twice.
  ///
  /// - Parameter isTaker: Whether one may be joined because it names what is declared.
  static func joined(
    _ listing: GuideListing, with earlier: [GuideListing],
    isTaker: (GuideListing) -> Bool = { _ in true }
  ) -> JoinedListings? {
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
    return JoinedListings(listing.source, behind: chosen)
  }

  /// The lines without what all of them are set in.
  static func outdented(_ lines: [String]) -> [String] {
    let spaced = lines.map { $0.replacingTabs }
    let indents = spaced.filter { !$0.allSatisfy { $0 == " " } }.map {
      $0.prefix { $0 == " " }.count
    }
    let common = indents.min() ?? 0
    let lines = spaced.map { $0.allSatisfy { $0 == " " } ? "" : String($0.dropFirst(common)) }
    return Indentation.restored(lines)
  }
}

/// Listings that lost what their lines were set in by.
enum Indentation {
  /// Sets in by brackets, if no line is set in at all.
  static func restored(_ lines: [String]) -> [String] {
    guard lines.count >= 3, !lines.contains(where: { $0.hasPrefix(" ") }),
      !lines.contains(where: { $0.contains("\"\"\"") })
    else { return lines }
    var open: [Character] = []
    var deepest = 0
    for line in lines {
      Brackets.count(BareCode.of(Substring(line)), in: &open)
      deepest = max(deepest, open.count)
    }
    // Deeper than this, nobody reads it, and it would take more room than the guide.
    guard deepest <= 30 else { return lines }
    open = []
    return lines.map { line in
      let bare = BareCode.of(Substring(line))
      let closing = bare.prefix { "})]".contains($0) }.count
      let chain = line.hasPrefix(".") ? 1 : 0
      let depth = max(0, open.count - closing) + chain
      Brackets.count(bare, in: &open)
      return line.isEmpty ? "" : String(repeating: "    ", count: depth) + line
    }
  }
}

extension String {
  /// Tabs as four spaces.
  fileprivate var replacingTabs: String {
    contains("\t") ? map { $0 == "\t" ? "    " : String($0) }.joined() : self
  }
}
