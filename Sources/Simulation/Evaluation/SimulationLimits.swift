/// Where a program without end is stopped.
public struct SimulationLimits: Sendable {
  /// Statements and calls in one event.
  public var steps: Int
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
    tasks: Int = 500, turns: Int = 10_000, story: Int = 200_000
  ) {
    self.steps = steps
    self.depth = depth
    self.elements = elements
    self.nesting = nesting
    self.tasks = tasks
    self.turns = turns
    self.story = story
  }
}
