/// Where a program without end is stopped.
public struct SimulationLimits: Sendable {
  /// Statements and calls in one event.
  public var steps: Int
  /// Of the processor's time, for what the typed engine does at one go.
  public var seconds: Double
  /// Calls inside calls.
  public var depth: Int
  /// Elements of one collection, characters of one string.
  public var elements: Int
  /// Views inside views, modifiers and containers counted.
  public var nesting: Int
  /// Tasks that are alive at once.
  public var tasks: Int
  /// Times that tasks go on in one event.
  public var turns: Int
  /// Steps of the story of one event, writes to state counted.
  public var story: Int
  /// Asked over and over while a program runs: whether whoever waits for it has had enough.
  public var isStopped: (@Sendable () -> Bool)?

  public init(
    steps: Int = 2_000_000, depth: Int = 1_000, elements: Int = 2_000_000, nesting: Int = 1_500,
    tasks: Int = 500, turns: Int = 10_000, story: Int = 200_000,
    seconds: Double = Self.usualSeconds
  ) {
    self.steps = steps
    self.seconds = seconds
    self.depth = depth
    self.elements = elements
    self.nesting = nesting
    self.tasks = tasks
    self.turns = turns
    self.story = story
  }

  /// What somebody waits for whose loop has no end. Without optimisation everything takes many times
  /// as long.
  #if DEBUG
    public static let usualSeconds = 100.0
  #else
    public static let usualSeconds = 10.0
  #endif
}
