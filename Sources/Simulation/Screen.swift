import Layout

/// A mounted view: takes events and records what they cause.
public final class Screen {
  /// Everything since mounting.
  public private(set) var trace: Trace
  let tree: ViewTree
  let evaluator: Evaluator
  /// Where what is drawn is on its way.
  let screenMotion = ScreenMotion()
  /// Objects that somebody asked about, by their numbers.
  var watchedObjects: [Int: WeakReference] = [:]

  /// The area on which it is looked at.
  public let area: PreviewArea

  /// Sees whose identity an event takes; nil if nobody asks.
  var watch: IdentityWatch?

  private let root: String
  /// How the root came about.
  public let way: MountWay
  /// The expression that was found for the root, if nobody wrote it.
  public let values: String?

  /// - Throws: ``SourceError`` when the root itself cannot be made.
  init(
    _ program: Program, engine: any TypedEngine, limits: SimulationLimits,
    misreading: Misreading? = nil,
    root candidate: RootCandidate, area: PreviewArea = .phone
  ) throws {
    self.area = area
    trace = Trace(root: candidate.name)
    root = candidate.name
    way = candidate.way
    values = candidate.values
    evaluator = Evaluator(program: program, engine: engine, limits: limits)
    tree = ViewTree(
      evaluator: evaluator, homes: Catalog(), motion: screenMotion, misreading: misreading,
      screen: Layout.Screen(area))
    if candidate.isHelped { tree.supply = ObjectSupply(program) }
    let remarks = [candidate.remark, program.sharedNamesRemark].compactMap { $0 }
    do {
      trace.events.append(
        try onLargeStack { [tree] in
          try tree.mount(remarks: remarks) { try tree.describe(candidate) }
        })
    } catch let interruption as Interruption {
      throw program.sourceError(interruption, ending: "\(candidate.name) cannot be made")
    }
  }

  deinit { evaluator.close() }

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
    if let watch { onLargeStack { watch.look(after: entry.trace, of: event.action) } }
    trace.events.append(entry.trace)
    return entry
  }

  /// ``instances`` and ``livingState`` with tokens in the place of names.
  var instanceTokens: [String] { tree.instances.map(\.token) }
  var stateTokens: [String] { states(of: \.token) }

  /// Why the program stopped, if it did: a trap, or something without end. It takes no event any
  /// more.
  public var crash: String? { tree.crash }

  /// Whether it was the program itself that did it: an index out of range, a forced nil.
  public var isTrapped: Bool { tree.ending?.isTrap ?? false }

  /// Whether nothing on it was found or made up for the root: it is what the program itself shows.
  public var isAsWritten: Bool {
    [.plain, .preview].contains(way) && tree.supply?.types.isEmpty != false
  }

  /// The object that nobody provides, if that is why the program stopped.
  public var missingObject: MissingObject? {
    tree.crash.flatMap { crash in tree.absentObjects.first { crash.contains($0.key) }?.value }
  }

  /// What to do about ``missingObject`` where somebody names a view to be played.
  public var advice: String? {
    advice { "To provide one, write --root '\(outermostView)()\($0.modifier)'." }
  }

  /// What to do about ``missingObject`` where somebody changes the program.
  public var adviceForProgram: String? {
    advice { "A view above this one can provide it: \($0.cure)." }
  }

  private func advice(_ provide: (MissingObject) -> String) -> String? {
    missingObject.map {
      $0.isProvidedElsewhere
        ? "Another branch of the screen provides \($0.type), and nobody above this one does. Provide it "
          + "above both, or where this one begins."
        : "Nobody above provides \($0.type). \(provide($0))"
    }
  }

  /// Those of whom somebody would have decided otherwise somewhere on the way here: who misreads
  /// another rule has the same story. Where things stand is decided when it is laid out.
  public var occasions: Set<Misreading> { tree.occasions }

  /// The root, or the first view that an app shows.
  private var outermostView: String {
    tree.instances.first { evaluator.program.conforms($0.value.type, to: .view) }?.typeName
      ?? root
  }

  /// Whether a view of a type came on the screen first of all.
  func shows(_ type: TypeInfo) -> Bool {
    tree.instances.contains { $0.typeName == type.name }
  }

  /// The objects that the environment of the root provides because nobody else does.
  var suppliedObjects: [String] { tree.supply?.types ?? [] }

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

  /// Of these what a person could bring about now: nothing behind a sheet or an alert.
  public var eventsInReach: [String] { tree.eventsInReach }

  /// The same, each with the control that answers to it.
  public var offersInReach: [OfferedEvent] { tree.offersInReach }

  /// Whether anything that a person reaches can be scrolled further that way.
  public func canScroll(_ direction: ScrollDirection) -> Bool { tree.canScroll(direction) }

  /// What a person sees now, from the top, inside the views that show it.
  public var elements: [ScreenElement] { tree.elements }

  /// The state storage that is alive now with what it holds.
  public var state: [LivingState] { tree.livingState }

  /// What the program printed.
  public var printed: [String] { evaluator.printed }
}

extension Program {
  /// What ended the program, with its place.
  ///
  /// - Parameter what: What did not come about: `Row cannot be made`.
  func sourceError(_ interruption: Interruption, ending what: String) -> SourceError {
    let (message, place): (String, SourcePlace) =
      switch interruption {
      case .trap(let message, let place), .limit(let message, let place),
        .refused(let message, let place):
        (message, place)
      case .thrown(let thrown, let place): ("\(what): it throws \(thrown.value.debugText)", place)
      case .leaveChain, .changedObject: (what, .nowhere)
      }
    return SourceError([
      SourceDiagnostic(
        path: path(of: place), line: max(1, place.line), column: max(1, place.column),
        message: message)
    ])
  }
}
