import Curriculum
import Guides

/// Writes a trace that is stepped through: what a program does about which nothing is asked.
struct ShownTraceItem {
  let listing: GuideListing
  let root: String
  /// None for the first appearance.
  let events: [String]

  func item(_ identifiers: inout Identifiers) -> GuideItem {
    let id = identifiers.name(for: listing.id + " steps", or: listing.id + " trace")
    let lines =
      [
        "```trace", "id: \(id)", "draft: yes", "listing: \(listing.id)", "root: \(root)",
      ] + events.map { "do: \($0)" } + ["ask: \(ShownTrace.word)", "```"]
    var item = GuideItem(
      id: id, kind: .trace, first: listing.first, last: listing.last, lines: lines)
    item.isAsked = false
    return item
  }
}
