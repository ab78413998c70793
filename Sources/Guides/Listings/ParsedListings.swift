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
