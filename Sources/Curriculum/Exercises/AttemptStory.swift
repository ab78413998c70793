import Claims
import Simulation

/// What a program does in the events that the claims of an exercise name.
public struct AttemptStory {
  /// An event, and the bodies that ran upon it, in order.
  public struct Step: Sendable, Equatable {
    public var event: String
    public var bodies: [String]
  }

  /// Of each sequence of events that is claimed something about, each once; they end early where an
  /// event is impossible.
  public let sequences: [[Step]]
  /// As it is when the first sequence is over.
  public let screen: Screen

  /// How many bodies ran in all events.
  public var bodies: Int {
    sequences.joined().reduce(0) { $0 + $1.bodies.count }
  }

  /// - Throws: `SourceError` if the root cannot be put on the screen.
  public init(_ file: SourceFile, in exercise: Exercise) throws {
    try self.init(Simulator(files: [file]), in: exercise)
  }

  /// - Throws: `SourceError` if the root cannot be put on the screen.
  public init(_ simulator: Simulator, in exercise: Exercise) throws {
    var told: [[Event]] = []
    for case .after(let events) in exercise.claims.map(\.occasion) where !told.contains(events) {
      told.append(events)
    }
    var sequences: [[Step]] = []
    var first: Screen?
    for events in told.filter({ !$0.isEmpty }) {
      let screen = try simulator.mount(exercise.root)
      first = first ?? screen
      sequences.append(Self.play(events, on: screen))
    }
    self.sequences = sequences
    screen = try first ?? simulator.mount(exercise.root)
  }

  private static func play(_ events: [Event], on screen: Screen) -> [Step] {
    var steps: [Step] = []
    for event in events {
      do { try screen.perform(event) } catch { break }
      let bodies = screen.trace.events.last?.evaluated.map(\.instance) ?? []
      steps.append(Step(event: event.text, bodies: bodies))
    }
    return steps
  }
}
