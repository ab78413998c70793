import Simulation
import Terminal

/// What another version of the files does differently, and which events are no longer possible.
struct ReloadReport {
  let lines: [StyledLine]

  /// How many differences are told.
  private static let limit = 40

  init(old: PlayedView, replay: PlayedView.Replay, voice: Voice = .drawn) {
    let comparison = TraceComparison(
      old: old.trace, new: replay.view.trace, pairs: replay.pairs, voice: voice)
    let impossible = replay.impossible.map {
      "no longer possible: \($0.event.text) (\($0.error.message))"
    }
    // Screens to which different things happened tell nothing of the versions.
    let isSame = replay.impossible.isEmpty
    let screen = TraceComparison.lists(
      (isSame ? old.screen.elements : old.elementsAtFirst).map(\.text),
      (isSame ? replay.view.screen.elements : replay.view.elementsAtFirst).map(\.text),
      isSame ? "now on the screen" : "at first now on the screen",
      isSame ? "no longer on the screen" : "at first no longer on the screen")
    let all = impossible + comparison.lines + screen
    let happened = counted(replay.pairs.count - 1, "event")
    guard !all.isEmpty else {
      lines = [
        StyledLine("\(happened) again: bodies, writes, state and screen are as before.")
      ]
      return
    }
    let more = all.count - Self.limit
    lines =
      [StyledLine("\(happened) again; what is different:")]
      + all.prefix(Self.limit).map { StyledLine($0) }
      + (more > 0 ? [StyledLine("and \(more) more differences", Look.quiet)] : [])
  }
}
