import Simulation

/// One cause as it showed in one event of an episode.
struct Evidence {
  /// What tells one cause from another.
  struct Cause: Hashable {
    var kind: FindingKind
    var file: String
    var line: Int
  }

  var cause: Cause
  /// What is to be mended.
  var subject: String
  var advice: String
  var rule: String
  /// How often it was seen, by the view that suffers.
  var views: [String: Int] = [:]
  var root: String?
  /// The events up to the one that shows it.
  var events: [String] = []
  var event = EventTrace.firstAppearance
  /// How often these views ran with that event.
  var runs = 0
  /// Whether it comes with each description, and not by chance.
  var isConstant = false
  /// Which file the cure works on, and what it has to know.
  var type: String?

  var count: Int { views.values.reduce(0, +) }

  /// Whether it shows more than other evidence of the same cause, or the same with fewer events.
  func isStronger(than other: Evidence) -> Bool {
    if count != other.count { return count > other.count }
    // What an event did says more than what was there at first.
    if events.isEmpty != other.events.isEmpty { return other.events.isEmpty }
    return events.count < other.events.count
  }
}
