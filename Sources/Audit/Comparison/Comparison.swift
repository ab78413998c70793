import Simulation

/// Two versions of a program, played the same way.
public struct Comparison: Codable, Sendable, Equatable {
  public var format = 1
  public var root: String
  public var events: [Event]
  /// Whether more bodies ran again with some event than before.
  public var runsMore: Bool

  /// What one event did in both.
  public struct Event: Codable, Sendable, Equatable {
    /// As it is written, or `initial`.
    public var event: String
    public var old: Side
    public var new: Side
    /// Views whose bodies ran again before, and do not now.
    public var noLonger: [String]
    /// Views whose bodies run more often.
    public var more: [String]
  }

  /// What it did in one version.
  public struct Side: Codable, Sendable, Equatable {
    /// How often bodies ran again, by view; first runs of what enters are not counted.
    public var bodies: [String: Int]
    /// How many bodies ran for the first time.
    public var firstRuns: Int
    /// Views that were looked at and did not run.
    public var skips: Int
    /// What entered and left, and state that ended.
    public var inserted: [String]
    public var removed: [String]
    public var discarded: [String]
    /// What a person sees afterwards, from the top.
    public var screen: [String]

    /// All runs but first ones.
    public var total: Int { bodies.values.reduce(0, +) }
  }

  /// Plays the same events in both.
  ///
  /// - Parameter root: As ``Simulator/mount(_:on:findsObjects:)`` takes it; nil is what the programs
  ///   themselves show.
  /// - Throws: ``ComparisonError`` that says which version it is about.
  public init(old: Simulator, new: Simulator, root: String?, events: [String]) throws {
    let before = try Self.played(old, .old, root, events)
    let after = try Self.played(new, .new, root, events)
    self.root = after.root
    self.events = zip(before.sides, after.sides).enumerated().map { index, sides in
      Event(index == 0 ? EventTrace.firstAppearance : events[index - 1], sides.0, sides.1)
    }
    runsMore = self.events.contains { $0.new.total > $0.old.total }
  }

  private static func played(
    _ simulator: Simulator, _ version: ComparisonError.Version, _ root: String?, _ events: [String]
  ) throws(ComparisonError) -> (root: String, sides: [Side]) {
    do throws(Unplayed) { return try play(simulator, root, events) } catch {
      throw ComparisonError(version: version, message: error.message)
    }
  }

  /// Why a version cannot be played.
  struct Unplayed: Error {
    /// A sentence without a capital and a full stop.
    var message: String
  }

  /// What each event does in one version, first that it appears.
  static func play(
    _ simulator: Simulator, _ root: String?, _ events: [String]
  ) throws(Unplayed) -> (root: String, sides: [Side]) {
    let screen: Screen
    do { screen = try simulator.mount(root) } catch {
      let first = (error as? SourceError)?.diagnostics.first?.message
      throw Unplayed(message: first ?? "it cannot be mounted")
    }
    var sides = [try side(of: screen)]
    for text in events {
      do { try screen.perform(Simulation.Event(text)) } catch {
        throw Unplayed(message: "\(text): \(error.message)")
      }
      sides.append(try side(of: screen))
    }
    return (screen.trace.root, sides)
  }

  private static func side(of screen: Screen) throws(Unplayed) -> Side {
    if let crash = screen.crash { throw Unplayed(message: "the program stopped: \(crash)") }
    guard let event = screen.trace.events.last else {
      throw Unplayed(message: "it shows nothing")
    }
    let again = event.evaluated.filter { $0.causes != [.first] }
    return Side(
      bodies: again.reduce(into: [:]) { $0[$1.view, default: 0] += 1 },
      firstRuns: event.evaluated.count - again.count,
      skips: event.passes.reduce(0) { $0 + $1.checked.count },
      inserted: event.inserted, removed: event.removed, discarded: event.discarded,
      screen: screen.elements.filter { $0.kind != nil }.map(\.seen))
  }
}

extension Comparison.Event {
  fileprivate init(_ event: String, _ old: Comparison.Side, _ new: Comparison.Side) {
    self.event = event
    self.old = old
    self.new = new
    noLonger = old.bodies.keys.filter { new.bodies[$0] == nil }.sorted()
    more = new.bodies.filter { $1 > old.bodies[$0, default: 0] }.keys.sorted()
  }
}

extension ScreenElement {
  /// `Toggle "Wi-Fi": off`
  fileprivate var seen: String {
    "\(kind ?? "") \"\(label)\"" + (value.map { ": \($0)" } ?? "")
  }
}

/// Why two versions cannot be compared.
public struct ComparisonError: Error, Sendable, Equatable {
  public enum Version: String, Sendable { case old, new }

  public var version: Version
  /// A sentence without a capital and a full stop.
  public var message: String
}
