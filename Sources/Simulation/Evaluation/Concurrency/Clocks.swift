import Foundation

extension Duration: LibraryType {
  static let library = LibraryTable("Duration", Duration.self) { table in
    table.function("seconds(_:)") { (count: Double) in Duration(boundedSeconds: count) }
    table.function("milliseconds(_:)") { (count: Double) in
      Duration(boundedSeconds: count * 1e-3)
    }
    table.function("microseconds(_:)") { (count: Double) in
      Duration(boundedSeconds: count * 1e-6)
    }
    table.function("nanoseconds(_:)") { (count: Double) in Duration(boundedSeconds: count * 1e-9) }
    table.constants(["zero": .zero])
    table.property("description") { $0.description }
    table.method("formatted()") { (duration: Duration) in duration.formatted() }
    table.method("formatted(_:)") { (duration: Duration, style: TimeFormatStyle) in
      style.format(duration)
    }
    table.method("formatted(_:)") { (duration: Duration, style: UnitsFormatStyle) in
      try style.text(of: duration)
    }
    table.ordered()
    table.operation("+") { (left: Duration, right: Duration) in left.plus(right) }
    table.operation("-") { (left: Duration, right: Duration) in left.plus(.zero - right) }
    table.operation("*") { (left: Duration, right: Double) in
      let seconds = left / .seconds(1) * right
      return abs(seconds) < 1e9 ? left * right : Duration(boundedSeconds: seconds)
    }
    table.operation("/") { (left: Duration, right: Duration) in left / right }
    table.operation("/") { (left: Duration, right: Double) in
      let seconds = left / .seconds(1) / right
      return abs(seconds) < 1e9 ? left / right : Duration(boundedSeconds: seconds)
    }
  }

  /// The sum, exact unless it is longer than any that a program means.
  fileprivate func plus(_ other: Duration) -> Duration {
    let seconds = self / .seconds(1) + other / .seconds(1)
    return abs(seconds) < 1e9 ? self + other : Duration(boundedSeconds: seconds)
  }
}

/// An instant of `ContinuousClock` or `SuspendingClock`: both run on virtual time.
struct ClockInstant: LibraryType, Comparable {
  private let time: Duration

  init(_ time: Duration) { self.time = time }

  static func < (left: ClockInstant, right: ClockInstant) -> Bool { left.time < right.time }

  static let library = LibraryTable("ContinuousClock.Instant", ClockInstant.self) { table in
    table.constant("now") { ClockInstant($0.elapsed()) }
    table.method("duration(to:)") { (instant: Self, other: Self) in other.time - instant.time }
    table.method("advanced(by:)") { (instant: Self, duration: Duration) in
      ClockInstant(instant.time.plus(duration))
    }
    table.ordered()
    table.operation("+") { (instant: Self, duration: Duration) in
      ClockInstant(instant.time.plus(duration))
    }
    table.operation("-") { (instant: Self, other: Self) in instant.time - other.time }
    table.operation("-") { (instant: Self, duration: Duration) in
      ClockInstant(instant.time.plus(.zero - duration))
    }
  }

  /// How far it is from a time on the same clock.
  func distance(from present: Duration) -> Duration { time - present }
}

/// `ContinuousClock()`, `SuspendingClock()`.
final class ClockValue: NativeObject {
  let text: String

  init(_ text: String) { self.text = text }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    name == "now" ? ClockInstant(evaluator.scheduler.now).value : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    let scheduler = evaluator.scheduler
    switch (name, arguments.first?.label) {
    case ("sleep", "for"):
      let pause = arguments.first.flatMap { evaluator.duration($0.value) } ?? .zero
      if try scheduler.sleep(for: pause) { throw evaluator.cancellation(at: place) }
      return .void
    case ("sleep", "until"):
      let end = try arguments.first.flatMap {
        try ClockInstant.converted(from: $0.value, in: evaluator)
      }
      let pause = end?.distance(from: scheduler.now) ?? .zero
      if try scheduler.sleep(for: pause) { throw evaluator.cancellation(at: place) }
      return .void
    case ("measure", _):
      guard let operation = arguments.operation else { return nil }
      let start = scheduler.now
      _ = try evaluator.call(operation, [], at: place)
      return (scheduler.now - start).value
    default: return nil
    }
  }
}

extension Evaluator {
  /// `ContinuousClock()`; nil for any other name.
  func clock(_ name: String) -> Value? {
    ["ContinuousClock", "SuspendingClock"].contains(name) ? .native(ClockValue(name)) : nil
  }
}
