/// A mounted view: takes events and records what they cause.
public final class Screen {
  /// Everything since mounting.
  public private(set) var trace: Trace
  private let tree: ViewTree
  private let interpreter: Interpreter

  /// - Throws: ``SourceError`` when the root itself cannot be made.
  init(
    _ program: Program, limits: SimulationLimits, misreading: Misreading? = nil, root: String,
    path: String, statements: [Statement], inside type: TypeInfo? = nil
  ) throws {
    trace = Trace(root: root)
    interpreter = Interpreter(program: program, limits: limits)
    tree = ViewTree(interpreter: interpreter, misreading: misreading)
    do {
      let described = try onLargeStack { [interpreter] in
        let scope =
          type.map { Scope(selfVariable: nil, selfType: $0, result: nil) }
          ?? Scope(inside: interpreter.globals)
        return try interpreter.describe(statements, in: scope)
      }
      trace.events.append(onLargeStack { [tree] in tree.mount(described) })
    } catch Interruption.trap(let message, let place), Interruption.limit(let message, let place) {
      throw SourceError([
        SourceDiagnostic(
          path: place.file < 0 ? path : program.path(of: place), line: max(1, place.line),
          column: max(1, place.column), message: message)
      ])
    }
  }

  deinit { interpreter.close() }

  /// Lets one event happen and everything that follows from it.
  ///
  /// - Returns: The entry that was added to ``trace``.
  /// - Throws: ``EventError`` if the screen offers no such thing now; the screen is then unchanged.
  @discardableResult
  public func perform(_ event: Event) throws(EventError) -> EventTrace {
    try perform(event, telling: []).trace
  }

  /// Performs an event, and tells how its entry calls what was there before.
  ///
  /// - Parameter asked: Texts with tokens of instances.
  func perform(_ event: Event, telling asked: [String]) throws(EventError)
    -> (trace: EventTrace, told: [String])
  {
    if let crash = tree.crash {
      throw EventError("the program stopped in an earlier event: \(crash)")
    }
    let action = try tree.action(for: event)
    let entry = onLargeStack { [tree] in
      tree.perform(named: event.text, telling: asked, action)
    }
    trace.events.append(entry.trace)
    return entry
  }

  /// ``instances`` and ``livingState`` with tokens in the place of names.
  var instanceTokens: [String] { tree.instances.map(\.token) }
  var stateTokens: [String] { states(of: \.token) }

  /// Why the program stopped, if it did: a trap, or something without end. It takes no event any
  /// more.
  public var crash: String? { tree.crash }

  /// The instances that are on the screen now and have a body of their own, parents first:
  /// `Playlist`, `SongRow[1]`.
  public var instances: [String] { tree.instances.map { tree.names.name(of: $0) } }

  /// The state storage that is alive now: `SongRow[1].stars`.
  public var livingState: [String] { states { tree.names.name(of: $0) } }

  private func states(of name: (InstanceNode) -> String) -> [String] {
    tree.instances.flatMap { instance in
      instance.slots.filter(\.ownsStorage).map { "\(name(instance)).\($0.property.name)" }
    }
  }

  /// Events that the screen would accept now, as text: `tap "+1"`, `type "…" into "Name"`.
  public var availableEvents: [String] { tree.availableEvents }

  /// What a person sees now, from the top, inside the views that show it.
  public var elements: [ScreenElement] { tree.elements }

  /// The state storage that is alive now with what it holds.
  public var state: [LivingState] { tree.livingState }

  /// What the program printed.
  public var printed: [String] { interpreter.printed }
}
