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

extension ListingNames {
  public init(_ source: String) { self = ParsedListing(source).names }
}
