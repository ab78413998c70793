import Simulation
import Terminal

/// Goes through traces that were recorded already. Nobody's answers are needed for that.
public final class TraceViewer {
  private let stage: Stage

  /// - Parameter console: Decides by its capabilities between pages and plain mode.
  public init(console: any Console) { stage = Stage(console: console) }

  /// Shows a trace from its first step on, until it is left.
  ///
  /// - Parameter files: What the trace's lines count in.
  public func show(_ trace: Trace, of files: [SourceFile]) throws {
    defer { stage.leavePages() }
    do {
      try StepperLoop(stage: stage).run(
        title: trace.root, source: Listings(files), trace: trace,
        screens: ScreenStory(
          files: files, root: trace.root, events: trace.events.dropFirst().map(\.event)),
        start: TraceCursor(event: 0, step: 1).first(in: trace))
    } catch is Departure {
      // Leaving the trace leaves the program: it was started for this.
    }
  }
}
