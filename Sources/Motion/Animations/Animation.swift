/// How something gets from one value to another: SwiftUI's `Animation` as a value that can be asked
/// where it is at which time.
///
/// It answers for a way from 0 to 1; what is animated is mixed by that (``Flight``). All times are
/// in seconds from its beginning.
public struct Animation: Hashable, Sendable {
  /// What moves, before anything was made of it.
  public enum Base: Hashable, Sendable {
    /// A curve over a time in seconds.
    case curve(Curve, duration: Double)
    /// The velocity is in ways a second, above 0 towards the end.
    case spring(Spring, initialVelocity: Double, meeting: Meeting)
  }

  /// What a spring does that meets an animation of the same value.
  public enum Meeting: Hashable, Sendable {
    /// Takes its place and keeps its velocity: `spring`, `smooth`, `interactiveSpring` …
    case replacing
    /// Is added to it: `interpolatingSpring`.
    case adding
  }

  /// What was made of an animation, such as `.delay(1)`.
  public enum Change: Hashable, Sendable {
    /// It begins so many seconds later; below 0, in its middle.
    case delay(Double)
    /// Time goes by so many times as fast.
    case speed(Double)
    /// It runs so many times, nil being for ever, every second time backwards if it autoreverses.
    case repeated(count: Int?, autoreverses: Bool)
    /// It counts as complete after so many seconds.
    case logicallyComplete(after: Double)
  }

  /// What moves.
  public let base: Base
  /// What was made of it, in the order of the program: the last one is outermost.
  public private(set) var changes: [Change]
  /// How long it takes before each change, and at last with all of them.
  private(set) var spans: [Span]

  private init(base: Base) {
    self.base = base
    changes = []
    spans = [Span(of: base)]
  }

  /// For numbers that are known to be in order.
  init(known curve: Curve, duration: Double) {
    self.init(base: .curve(curve, duration: duration))
  }

  /// For numbers that are known to be in order.
  init(known spring: Spring, initialVelocity: Double = 0, meeting: Meeting = .replacing) {
    self.init(base: .spring(spring, initialVelocity: initialVelocity, meeting: meeting))
  }

  /// A curve over a time.
  ///
  /// - Parameter duration: in seconds, 0...1,000,000; at 0 it is there at once.
  /// - Throws: ``MotionError`` for another duration.
  public static func curve(_ curve: Curve, duration: Double) throws(MotionError) -> Animation {
    Animation(known: curve, duration: try Quantity.duration.checked(duration))
  }

  /// A spring that takes the place of the one that it meets, and keeps its velocity (documented).
  public static func spring(_ spring: Spring) -> Animation { Animation(known: spring) }

  /// A spring whose effect is added to that of the one that it meets (documented).
  ///
  /// - Parameter initialVelocity: in ways a second, up to 10⁹ either way.
  /// - Throws: ``MotionError`` for another velocity.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) throws(MotionError) -> Animation {
    let velocity = try Quantity.velocity.checked(initialVelocity)
    return Animation(known: spring, initialVelocity: velocity, meeting: .adding)
  }
}

extension Animation {
  /// Begins later; below 0, in its middle.
  ///
  /// - Throws: ``MotionError`` for a number that is none, or beyond a million seconds.
  public func delay(_ seconds: Double) throws(MotionError) -> Animation {
    changed(.delay(try Quantity.delay.checked(seconds)))
  }

  /// Takes 1 / speed of the time, and so does a delay inside of it. At 0 and below it never leaves.
  ///
  /// - Throws: ``MotionError`` for a number that is none, or beyond a million.
  public func speed(_ speed: Double) throws(MotionError) -> Animation {
    changed(.speed(try Quantity.speed.checked(speed)))
  }

  /// Runs several times; each way back counts as one (documented). Below 1 counts as 1.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed(.repeated(count: max(count, 1), autoreverses: autoreverses))
  }

  /// Runs again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed(.repeated(count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after some seconds, if it does not before (documented).
  ///
  /// - Throws: ``MotionError`` for a number that is none, below 0 or beyond a million seconds.
  public func logicallyComplete(after seconds: Double) throws(MotionError) -> Animation {
    changed(.logicallyComplete(after: try Quantity.duration.checked(seconds)))
  }

  private func changed(_ change: Change) -> Animation {
    var copy = self
    copy.spans.append(copy.span.changed(change))
    copy.changes.append(change)
    return copy
  }

  /// How long it takes, with all changes.
  var span: Span { spans.last ?? Span(of: base) }

  /// Until it is over and taken away, in seconds; nil if it never is. A spring is taken away when a
  /// thousandth of its way is left: when SwiftUI itself does is a usual number.
  public var duration: Double? { span.duration }

  /// Until it counts as complete, in seconds; nil if it never does. A spring does after its
  /// response (measured), even in the first of several runs; a curve when it is over.
  public var logicalDuration: Double? { span.logical ?? span.duration }

  /// Whether it has no effect any more.
  public func isOver(at time: Double) -> Bool { duration.map { time >= $0 } ?? false }
}
