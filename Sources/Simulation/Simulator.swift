/// A program that was read and can be put on a simulated screen.
///
///     let simulator = try Simulator(files: [SourceFile(path: "Counter.swift", text: source)])
///     let screen = try simulator.mount("Counter")
///     try screen.perform(Event("tap \"+1\""))
///     print(screen.trace)
public final class Simulator {
  /// - Throws: ``SourceError`` with every finding when a file does not parse.
  public init(files: [SourceFile]) throws {
    throw SourceError([])
  }

  /// The types that conform to View, in the order of the source.
  public var views: [String] { [] }

  /// The root that is meant when nobody names one: the content of an `App`'s first scene, of a `#Preview`, or the last view that
  /// no other view builds.
  public var defaultRoot: String? { nil }

  /// Puts a view on the screen and records the `initial` event.
  ///
  /// - Parameter root: A type name or, as in source, an expression that builds the view: `Row(title: "A")`. Nil takes ``defaultRoot``.
  /// - Throws: ``SourceError`` if there is no such view, or it needs arguments that nobody can guess.
  public func mount(_ root: String? = nil) throws -> Screen {
    throw SourceError([])
  }
}

/// A mounted view: takes events and records what they cause.
public final class Screen {
  /// Everything since mounting.
  public private(set) var trace = Trace(root: "")

  init() {}

  /// Lets one event happen and everything that follows from it.
  ///
  /// - Returns: The entry that was added to ``trace``.
  /// - Throws: ``EventError`` if the screen offers no such thing now; the screen is then unchanged.
  @discardableResult
  public func perform(_ event: Event) throws(EventError) -> EventTrace { trace.events[0] }

  /// The instances that are on the screen now and have a body of their own, parents first: `Playlist`, `SongRow[1]`.
  public var instances: [String] { [] }

  /// The state storage that is alive now: `SongRow[1].stars`.
  public var livingState: [String] { [] }

  /// Events that the screen would accept now, as text: `tap "+1"`, `type "…" into "Name"`.
  public var availableEvents: [String] { [] }
}
