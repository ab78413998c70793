import Claims
import Simulation

/// What a program does in the events that the claims of an exercise name.
public struct AttemptStory: Sendable, Equatable {
  /// An event, and the bodies that ran upon it, in order.
  public struct Step: Sendable, Equatable, Encodable {
    public var event: String
    public var bodies: [String]
  }

  /// Of each sequence of events that is claimed something about, each once; they end early where an
  /// event is impossible.
  public let sequences: [[Step]]

  /// How many bodies ran in all events.
  public var bodies: Int {
    sequences.joined().reduce(0) { $0 + $1.bodies.count }
  }

  /// What happened upon the last of some events, by their texts; nil where they were not played.
  public func step(after events: [String]) -> Step? {
    guard !events.isEmpty else { return nil }
    return sequences.lazy.map { $0.prefix(events.count) }.first { $0.map(\.event) == events }?.last
  }

  /// - Parameter screens: Each sequence was played on one of them, or the beginning of it that is
  ///   possible. More may have followed.
  init(of exercise: Exercise, playedOn screens: [Screen]) {
    let played = screens.map { screen in
      screen.trace.events.dropFirst().map { event in
        Step(event: event.event, bodies: event.evaluated.map(\.instance))
      }
    }
    sequences = exercise.sequences.map { events in
      let beginnings = played.map { steps in
        zip(events, steps).prefix { $0.text == $1.event }.map(\.1)
      }
      return beginnings.max { $0.count < $1.count } ?? []
    }
  }
}

extension Exercise {
  /// The events that claims name, each sequence once, in the order of the claims.
  fileprivate var sequences: [[Event]] {
    var sequences: [[Event]] = []
    for case .after(let events) in claims.map(\.occasion) where !events.isEmpty {
      if !sequences.contains(events) { sequences.append(events) }
    }
    return sequences
  }

  /// The events that somebody wants to see who looks at an attempt: those of the first claim that is
  /// not kept, else the first that a claim names. What is claimed of every event begins with these.
  ///
  /// - Parameter judged: What became of the claims; empty before, and if the attempt is no program.
  public func events(ofMostInterestIn judged: [JudgedClaim]) -> [Event] {
    let missed = judged.first { !$0.isKept }
    if case .after(let events) = missed?.claim.occasion { return events }
    return sequences.first ?? []
  }

  /// The screen as it is when some events are over, or those of them that are possible.
  ///
  /// - Throws: `SourceError` if the root cannot be put on the screen.
  public func screen(of file: SourceFile, after events: [Event]) throws -> Screen {
    let screen = try Simulator(files: [file]).mount(root, findsObjects: false)
    for event in events {
      do { try screen.perform(event) } catch { break }
    }
    return screen
  }
}
