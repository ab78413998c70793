import Layout

/// A mounted view: the nodes, the graph that connects them, and the update cycle.
///
/// An event runs an action. What the action writes is collected in transactions; each makes an
/// update: readers are marked, the marked rules are visited in the order of the tree, a body runs
/// if something it depends on really differs, and what it describes is compared with what stands
/// there. Then effects run, and what they write makes the next update.
final class ViewTree {
  let evaluator: Evaluator
  /// What is known of SwiftUI's views and modifiers.
  let homes: any Homes
  private let motion: any DrawnMotion
  let graph = AttributeGraph()
  let names = InstanceNames()
  let targets = TargetIndex()
  private(set) var recorder: Recorder
  private(set) var root: Node?
  private var rootDescription = Description.empty
  /// Everything that can be covered or taken away, by number.
  var stages: [Int: StageNode] = [:]
  /// What the pointer is over.
  weak var hovered: ModifierNode?
  /// What was taken for granted in this event.
  var assumptionBook = AssumptionBook()
  /// What of this event could be mended.
  var symptoms = SymptomBoard()
  /// Whether a view ever said how far in front it stands.
  var hasDepths = false
  /// Whether a view ever took the frame of another one.
  var hasMatches = false
  /// Whether anything was ever in doubt.
  var hasDoubts = false
  /// The steps of this event that may not have happened, and why.
  var doubtfulSteps: [Int: Doubt] = [:]
  /// What the number behind an event's label stands for, while the event looks for its target.
  var aimed: Node?
  /// What lies in front of what the event is aimed at.
  var coverOfAimed: StageNode?
  /// The field that the keyboard types into, and what was typed into it last.
  weak var edited: FrameworkNode?
  var typed: TypedText?
  /// The modifiers that tell of the focus, by number.
  var focusables: [Int: ModifierNode] = [:]
  let (preferences, focusBoard, sights) = (PreferenceBoard(), FocusBoard(), SightBoard())
  /// Values stored under a key, of no view.
  var sharedStorage: [String: SharedStorage] = [:]
  let modelShelf = ModelShelf()
  var rootEnvironment: [String: EnvironmentSource] = [:]
  /// What is said of parts of the screen that have less room than the whole.
  var partEnvironment: [String: EnvironmentSource] = [:]
  /// Instances that declare any key of the environment.
  var environmentReaders: [Int: InstanceNode] = [:]
  /// Called for instances that declare all keys, when the root gets a value that nobody had asked
  /// for.
  var wholeEnvironmentReaders: [Int: (EnvironmentSource) -> Void] = [:]
  private(set) lazy var environmentKeys = EnvironmentKeys(of: evaluator.program)
  var transactions = TransactionQueue()
  var writeCount = 0
  var effects = EffectQueue()
  /// What appears, while something is called because of that.
  var appearing: (node: Int, view: String)?
  /// Where the callback that ran last stands, to be blamed if updates do not end. Not the callback
  /// itself, which would keep its view alive.
  var latestEffect: (place: SourcePlace, loopWarning: String)?
  var animation: Value?
  /// The animation of the transaction that is being worked off.
  private(set) var updateAnimation: Value?
  /// What the transaction of this update says below nodes, by their number.
  var transactionsOfUpdate: [Int: TransactionState] = [:]
  /// The `.animation` and `.transaction` modifiers on the screen, by number.
  var animatingModifiers: Set<Int> = []
  /// Whether a transition of the program may bring an animation along, which plays in any update.
  private(set) lazy var animatesTransitions = evaluator.program.files.contains { file in
    file.text.contains(".transition") && file.text.contains(".animation(")
  }
  /// Whether a picture is being made.
  private(set) var isDrawing = false
  /// The time in seconds that a picture is made for; nil for the present.
  var pictureTime: Double?
  /// Counts updates, so that a node can remember in which one something happened to it.
  private(set) var updates = 0
  private var runningRules: [Rule] = []
  private(set) var isTracking = true
  var observedObjects = ObservedObjects()
  private(set) var isInUpdate = false
  /// The screen, without what the environment says of it.
  private let device: Layout.Screen
  /// Y62: lines on it are read as the environment of the root has it.
  var screen: Layout.Screen {
    device.read(said(environment: EnvironmentSource.layoutDirection, around: nil)?.layoutDirection)
  }
  private(set) lazy var screenLayout = ScreenLayout(of: self)
  /// Views that cannot say all of themselves before the screen is laid out, by number.
  var waitingForLayout: [Int: any WaitsForLayout] = [:]
  /// Nodes that make rows only when these would be seen, by number.
  var lazyRows: [Int: EachNode] = [:]
  /// What the program scrolls to once the screen is laid out.
  var waitingScrolls: [() throws -> Void] = []
  var waitingRemarks: [() -> Void] = []
  /// Modifiers that hear how large something is, by number.
  var measuredModifiers: [Int: ModifierNode] = [:]
  /// Modifiers that put something into a bar, by number.
  var toolbars: [Int: ModifierNode] = [:]
  /// Closures to be called in the layout of this pass.
  var waitingLayouts: [LayoutRule] = []
  /// How sure it is that what is written now would be written (PF1).
  var certaintyOfWrites = Certainty.certain
  /// Whether the nodes that are made now stand where the same ones are still leaving (I16).
  private(set) var isReturning = false
  /// How long what is removed now is still seen, in seconds; nil if it is gone at once (L16).
  private(set) var secondsOfDeparture: Double?
  /// The roots that hosting controllers show, and the controllers, so that their identities stay
  /// theirs.
  var hostedRoots: [ObjectIdentifier: (controller: OpaqueValue, attribute: Attribute)] = [:]
  /// Why the program does not run any more.
  private(set) var ending: Ending?
  /// Where objects are found that nobody above the root provides; nil if they are missing then.
  var supply: ObjectSupply?
  /// Objects that nobody provides, by what SwiftUI says of them when they are read.
  var absentObjects: [String: MissingObject] = [:]

  /// Updates that effects may cause before the loop is cut off (L8).
  private static let passLimit = 8

  /// A rule that is replaced by what somebody believes of it.
  let misreading: Misreading?
  /// Whose belief would have made a difference somewhere, as far as this machine misreads nothing.
  var occasions: Set<Misreading> = []

  init(
    evaluator: Evaluator, homes: any Homes, motion: any DrawnMotion,
    misreading: Misreading? = nil, screen: Layout.Screen = .phone
  ) {
    self.evaluator = evaluator
    self.homes = homes
    self.motion = motion
    device = screen
    self.misreading = misreading
    recorder = Recorder(event: EventTrace.firstAppearance)
    evaluator.observer = self
    connectScheduler()
  }

  deinit { root?.dissolve(in: graph) }

  // MARK: Events

  /// - Parameter root: What the root looks like. What making it says and does is a part of the event.
  /// - Throws: What kept the root from being made.
  func mount(remarks: [MountRemark] = [], _ root: () throws -> Description) throws -> EventTrace {
    var failure: (any Error)?
    let trace = perform(named: EventTrace.firstAppearance) {
      for remark in remarks { self.warn(remark.text, at: remark.place, severity: .note) }
      do { rootDescription = try root() } catch {
        failure = error
        throw error
      }
      try self.insertRoot()
    }.trace
    if let failure { throw failure }
    return trace
  }

  /// The root enters the screen.
  func insertRoot() throws {
    recorder.beginPass()
    isInUpdate = true
    defer { isInUpdate = false }
    root = try makeNode(for: rootDescription, under: nil, at: 0)
    try drain()
    targets.refresh()
  }

  /// The root leaves the screen; its state ends.
  func removeRoot() throws {
    recorder.beginPass()
    isInUpdate = true
    defer { isInUpdate = false }
    root?.remove()
    root = nil
    try drain()
  }

  /// Runs an action and everything that follows from it.
  ///
  /// - Parameter asked: Texts with the tokens of instances, such as ``InstanceNode/token``.
  /// - Returns: What happened, and the texts with the names that it calls the instances by.
  func perform(named name: String, telling asked: [String] = [], _ action: () throws -> Void)
    -> (trace: EventTrace, told: [String])
  {
    recorder = Recorder(event: name)
    doubtfulSteps = [:]
    symptoms.begin(name)
    evaluator.startEvent()
    do {
      try recorder.during(1) {
        try action()
        try runStartedTasks()
        try settle()
        try runReadyTasks()
        try endEvent()
      }
    } catch {
      stop(error)
    }
    for (text, place, isMinor) in assumptionBook.takeAll() {
      warn(text, at: place, severity: .note, isMinor: isMinor, isAssumption: true)
    }
    recorder.ends(at: secondsNow)
    return names.resolving { (recorder.finish($0), asked.map($0.name)) }
  }

  /// Updates until no write waits for one, and runs the callbacks in between.
  func settle() throws {
    try runEffects()
    var passes = 0
    while let transaction = transactions.removeFirst() {
      passes += 1
      if passes > Self.passLimit {
        transactions = TransactionQueue()
        warn(
          latestEffect?.loopWarning ?? "an action tried to update multiple times per frame.",
          at: latestEffect?.place ?? .nowhere, rule: "L8", severity: .warning)
        return
      }
      // What nobody depends on updates nothing.
      if recorder.event.passes.isEmpty || isAwaited(transaction) { recorder.beginPass() }
      tell(transaction)
      isInUpdate = true
      updates += 1
      updateAnimation = transaction.animation
      transactionsOfUpdate = [:]
      defer {
        isInUpdate = false
        updateAnimation = nil
      }
      let depart = motion.departure(of: self, inUpdateWith: transaction.animation)
      try drain()
      isInUpdate = false
      try depart?()
      try runEffects()
      try evaluator.runDeinitializers()
    }
    // Frames of the same instant share one update.
    if graph.hasMarks, scheduler.nextAlarm != scheduler.now { try duringUpdate {} }
  }

  /// Marks whoever depends on what was written, and says who does not.
  private func tell(_ transaction: Transaction) {
    for write in transaction.writes {
      write.commit()
      invalidate(write.attribute, since: write.time, because: write.step)
    }
    for write in transaction.writes {
      write.explainSilence()
      explainSilence(ofBorrowersOf: write.attribute, because: write.step)
      tellByMistake(of: write)
    }
  }

  /// SwiftUI does something by itself that needs an update: rows come on the screen, time goes by.
  func duringUpdate(_ body: () throws -> Void) throws {
    recorder.beginPass()
    isInUpdate = true
    updates += 1
    // What was animated in the update before is not in this one.
    transactionsOfUpdate = [:]
    defer { isInUpdate = false }
    try body()
    try drain()
    isInUpdate = false
    try runEffects()
  }

  /// Visits everything that is marked, in the order of the tree.
  private func drain() throws {
    repeat {
      try runNewBodies()
      try layOutScreen()
      try layOut()
    } while try graph.hasMarks || tellPreferences()
    tellReturns()
  }

  /// Runs the `deinit` of objects that nobody holds any more, and what follows from it.
  func endObjects() throws {
    while !evaluator.departed.isEmpty {
      try evaluator.runDeinitializers()
      try settle()
      try runReadyTasks()
    }
  }

  /// A trap, an uncaught error, a program without end: the trace ends here, and says so.
  private func stop(_ error: any Error) {
    let wasInUpdate = isInUpdate
    isInUpdate = false
    runningRules = []
    transactions = TransactionQueue()
    effects = EffectQueue()
    ending = tellEnd(of: error, isInUpdate: wasInUpdate) ?? ending
    if crash != nil { evaluator.close() }
  }

  func makingNodes(thatReturn isReturning: Bool, _ body: () throws -> Void) rethrows {
    let outer = self.isReturning
    self.isReturning = isReturning || outer
    defer { self.isReturning = outer }
    try body()
  }

  /// What stands in something that leaves goes with it.
  func departing(for seconds: Double?, _ body: () -> Void) {
    let outer = secondsOfDeparture
    secondsOfDeparture = outer ?? seconds
    defer { secondsOfDeparture = outer }
    body()
  }

  // MARK: Running rules

  var isUpdating: Bool { isInUpdate && isTracking }
  /// Whether a body or a builder is running right now.
  var isRunningBody: Bool { isInUpdate && !runningRules.isEmpty }
  var currentRule: Rule? { runningRules.last }
  /// The view of which the body runs, or a closure that was described in it.
  var runningInstance: InstanceNode? {
    (currentRule as? Node).flatMap { $0 as? InstanceNode ?? $0.enclosingInstance }
  }

  func running<Result>(_ rule: Rule, _ body: () throws -> Result) rethrows -> Result {
    runningRules.append(rule)
    graph.beginRun(of: rule)
    defer {
      graph.endRun(of: rule)
      if !runningRules.isEmpty { runningRules.removeLast() }
    }
    return try body()
  }

  /// Runs a closure that makes a picture. How often SwiftUI makes one is its own affair, and so is
  /// what the program prints while it is made.
  func drawing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isDrawing
    isDrawing = true
    defer { isDrawing = outer }
    return try body()
  }

  /// Runs a closure in which the framework looks at values for itself: no body comes to depend on
  /// them.
  func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isTracking
    isTracking = false
    defer { isTracking = outer }
    return try body()
  }
}
