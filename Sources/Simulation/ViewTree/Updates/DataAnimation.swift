import Motion

/// An animation of the data that a view of the program interpolates for itself: its body runs for
/// every frame (T3), where other views run once (T1).
///
/// A display would show many frames. The simulation shows a few, at equal distances in virtual
/// time, and always the last.
final class DataAnimation {
  static let frames = 4
  /// Between the frames of what never ends.
  private static let endlessInterval = Duration.milliseconds(250)

  private(set) var flight: Flight
  /// What the numbers are in.
  private let shape: Value
  private(set) var frame = 0
  /// How much time goes by between two frames.
  let interval: Duration
  private let isEndless: Bool
  var task: SimulatedTask?

  /// - Parameters:
  ///   - data: Where it leads.
  ///   - now: In seconds.
  init(_ flight: Flight, to data: Value, at now: Double) {
    self.flight = flight
    shape = data
    isEndless = flight.end == nil
    let whole = flight.end.map { Duration(boundedSeconds: $0 - now) }
    interval = whole.map { $0 / Self.frames } ?? Self.endlessInterval
  }

  var isOver: Bool { !isEndless && frame >= Self.frames }

  /// `frame 2 of the 4 that are shown`
  var frameText: String {
    isEndless
      ? "frame \(frame), and there is no last one"
      : "frame \(frame) of the \(Self.frames) that are shown"
  }

  /// The data as the next frame shows it.
  func advance(at now: Double) -> Value {
    frame += 1
    return isOver ? shape : data(at: now)
  }

  /// The data as it is on the screen.
  func data(at now: Double) -> Value {
    AnimatableNumbers.value(shape, with: flight.values(at: now))
  }
}
