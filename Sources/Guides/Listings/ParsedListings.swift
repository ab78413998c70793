import SwiftSyntax

/// A listing as it was parsed.
struct ParsedListing {
  let names: ListingNames
  /// Its statements at the top, each with its own names; empty if it is no Swift as it stands.
  let parts: [(source: String, names: ListingNames)]

  init(_ source: String) {
    let tree = SwiftParse.tree(source)
    let names = tree.statements.map(ListingNames.init)
    self.names = ListingNames(names, isSound: !tree.hasError)
    parts =
      tree.hasError ? [] : zip(tree.statements, names).map { ($0.trimmedDescription, $1) }
  }
}

/// The listings of a guide, each parsed once, however often it is looked at: parsing is most of what
/// it takes to read a guide that is full of code.
public final class ParsedListings {
  private var known: [String: ParsedListing] = [:]

  public init() {}

  func listing(_ source: String) -> ParsedListing {
    if let parsed = known[source] { return parsed }
    let parsed = ParsedListing(source)
    known[source] = parsed
    return parsed
  }
}
