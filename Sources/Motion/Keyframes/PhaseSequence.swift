/// What a `phaseAnimator` goes through: one phase after the other, each with its own animation.
///
/// It begins in the first phase and leaves it at once. A phase that was reached is left when its
/// animation counts as complete (usual; that it is then is documented, by which measure is not), and
/// what is left of a spring's tail goes on. Times are in seconds.
public struct PhaseSequence: Hashable, Sendable {
  /// The data that is shown, and how one gets there.
  public struct Phase: Hashable, Sendable {
    /// The animated data.
    public let values: [Double]
    /// How the phase is reached; nil is at once.
    public let animation: Animation?

    /// A phase of a program.
    ///
    /// - Parameters:
    ///   - values: the animated data, as many numbers in each phase.
    ///   - animation: how the phase is reached; nil is at once.
    public init(values: [Double], animation: Animation?) {
      self.values = values
      self.animation = animation
    }
  }

  /// All of them.
  public let phases: [Phase]
  /// Whether it goes round for ever; otherwise once, back to the first phase, as with a trigger.
  public let repeats: Bool
  /// When each step is over, counted from the first; a step that never is, and those after it, are
  /// missing. The last step leads back to the first phase.
  private let ends: [Double]
  private let atRest: Flight

  /// What goes by faster than this, in seconds, is not seen and counts as standing still.
  private static let shortestRound = 1e-6
  /// How many rounds are gone through to know what is left of earlier ones. What is older has died
  /// down, if its springs are damped.
  private static let rememberedRounds = 8.0

  /// Phases in the order in which they are shown; the first one is shown at the beginning.
  ///
  /// - Throws: ``MotionError`` if there is no phase, if their data differ in length, or for numbers
  ///   that are none.
  public init(_ phases: [Phase], repeats: Bool) throws(MotionError) {
    guard let first = phases.first else { throw .noPhases }
    for phase in phases {
      _ = try Quantity.animatableData.checked(phase.values)
      guard phase.values.count == first.values.count else {
        throw .differentLengths(expected: first.values.count, found: phase.values.count)
      }
    }
    self.phases = phases
    self.repeats = repeats
    atRest = try Flight(at: first.values)
    var (ends, time): ([Double], Double) = ([], 0)
    for phase in phases.dropFirst() + [first] {
      guard let takes = phase.animation.map(\.logicalDuration) ?? 0 else { break }
      time += takes
      ends.append(time)
    }
    self.ends = ends
  }

  /// How long one round takes, in seconds; nil if a phase is never over.
  public var roundDuration: Double? { ends.count == phases.count ? ends.last : nil }

  /// The phase that is shown or on its way.
  public func phase(at time: Double) -> Int {
    steps(at: time).map { ($0.count + 1) % phases.count } ?? 0
  }

  /// Where the data is.
  public func values(at time: Double) -> [Double] {
    guard let steps = steps(at: time) else { return atRest.values(at: 0) }
    var flight = atRest
    let remembered = repeats ? min(steps.round, Self.rememberedRounds) : 0
    let length = roundDuration ?? 0
    for past in 0...Int(remembered) {
      let start = Double(past) * length
      let count = past == Int(remembered) ? steps.count + 1 : phases.count
      for step in 0..<count {
        let phase = phases[(step + 1) % phases.count]
        let begin = start + (step == 0 ? 0 : ends[step - 1])
        flight.depart(to: phase.values, at: begin, with: phase.animation)
      }
    }
    return flight.values(at: remembered * length + steps.time)
  }

  /// In which round a time lies, how long it is since that began, and how many of its steps are
  /// over; nil before the beginning and where nothing moves.
  private func steps(at time: Double) -> (round: Double, time: Double, count: Int)? {
    guard time >= 0, time.isFinite, phases.count > 1 else { return nil }
    var (round, within) = (0.0, time)
    if let length = roundDuration {
      guard length >= Self.shortestRound else { return nil }
      if repeats {
        within = time.truncatingRemainder(dividingBy: length)
        round = ((time - within) / length).rounded()
      }
    }
    let over = ends.count { $0 <= within }
    return (round, within, min(over, phases.count - 1))
  }
}
