import Simulation

/// A play that did not come to its end: the machine stopped it, and nothing is told of what it would
/// have shown. The field names are the contract of `tutor audit --json`.
public struct StoppedPlay: Codable, Sendable, Equatable {
  /// The view that was on the screen.
  public var view: String
  /// The event that did not end.
  public var event: String
  /// Where it was stopped, and why.
  public var file: String
  public var line: Int
  public var why: String
  /// The command that shows it.
  public var trace: String
}

extension StoppedPlay {
  /// What is on the screen where no view is named.
  static let app = "the app"

  /// What stands behind episodes that were stopped: one for each place and reason, with the fewest
  /// events.
  static func all(
    of episodes: [Episode], facts: SourceFacts, wording: FindingWording
  ) -> [StoppedPlay] {
    var best: [Place: Episode] = [:]
    for episode in episodes {
      guard let stop = episode.stop else { continue }
      let why = episode.isOutOfTime ? "its time was over here" : stop.message
      let place = Place(file: stop.file ?? facts.onlyFile ?? "", line: stop.line, why: why)
      if let known = best[place], known.steps.count <= episode.steps.count { continue }
      best[place] = episode
    }
    return best.sorted { $0.key < $1.key }.map { place, episode in
      StoppedPlay(
        view: episode.root ?? app, event: episode.steps.last?.event ?? "", file: place.file,
        line: place.line, why: place.why,
        trace: wording.trace(
          root: episode.root, events: episode.events(upTo: episode.steps.count - 1)))
    }
  }

  private struct Place: Hashable, Comparable {
    var file: String
    var line: Int
    var why: String

    static func < (first: Place, second: Place) -> Bool {
      (first.file, first.line, first.why) < (second.file, second.line, second.why)
    }
  }
}

extension Episode {
  /// What stopped it.
  fileprivate var stop: TraceDiagnostic? {
    steps.last?.diagnostics.last { $0.severity == .error }
  }
}
