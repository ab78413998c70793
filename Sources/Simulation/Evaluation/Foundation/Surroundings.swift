import Foundation

/// What a program finds around it: the time, chance, a place in the world. All of it is simulated,
/// so that a run is the same every time.
final class Surroundings {
  /// When a simulation begins: the first of January 2026, nine o'clock in Greenwich.
  static let start = Date(timeIntervalSince1970: 1_767_258_000)
  static let locale = Locale(identifier: "en_US")
  static let timeZone = TimeZone.gmt
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }()

  /// Virtual time since the simulation began.
  let elapsed: () -> Duration
  var chance: Chance {
    get { generator ?? Chance(mark.chance) }
    set {
      guard generator == nil else { return }
      asked.insert(.chance)
      mark.chance = newValue.seeded
    }
  }
  /// What the program makes its own chance of, in a call that names it. Nothing is open then.
  var generator: Chance?
  /// How far clock and chance were asked, to go back to.
  var mark = Mark()
  /// What somebody asked for of all that is made up here, since it was looked at last.
  var asked: MadeUpQuestions = []

  struct Mark {
    fileprivate var lastReading = Date.distantPast
    fileprivate var chance = SeededGenerator(seed: 2_026)
  }

  init(elapsed: @escaping () -> Duration) { self.elapsed = elapsed }

  /// The time on the clock. It never reads the same twice: looking at a clock takes time (P15).
  func now() -> Date {
    asked.insert(.moment)
    let present = Self.start.addingTimeInterval(elapsed() / .seconds(1))
    mark.lastReading = max(present, mark.lastReading.addingTimeInterval(1e-6))
    return mark.lastReading
  }

  /// When something happens that nobody looks at a clock for: a frame.
  func moment() -> Date {
    asked.insert(.moment)
    return Self.start.addingTimeInterval(elapsed() / .seconds(1))
  }

  /// A date whose hour or day is asked for.
  func calendarRead(_ date: Date) -> Date {
    asked.insert(.calendar)
    return date
  }

  /// By chance, but nothing is open because of it: it differs from every other one.
  func uniqueIdentifier() -> UUID {
    var bytes: [UInt8] = (0..<2).flatMap { _ in
      withUnsafeBytes(of: mark.chance.next().bigEndian) { Array($0) }
    }
    // Version 4, the variant of RFC 9562.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// Steele, Lea and Flood's SplitMix: chance that repeats itself.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Where a function takes its chance from.
struct Chance: RandomNumberGenerator {
  fileprivate var seeded: SeededGenerator
  private var own: (() -> UInt64?)?

  fileprivate init(_ seeded: SeededGenerator) { self.seeded = seeded }

  /// - Parameter own: nil from where on it gives nothing any more.
  init(_ own: @escaping () -> UInt64?) {
    seeded = SeededGenerator(seed: 0)
    self.own = own
  }

  mutating func next() -> UInt64 { own?() ?? seeded.next() }
}

/// A parameter that is no argument: the function needs the clock, or chance.
extension Surroundings: LibraryConvertible {
  var value: Value { .void }

  static func converted(from value: Value, in evaluator: Evaluator) -> Self? { nil }

  static func next(_ reader: ArgumentReader) throws -> Self {
    guard let surroundings = reader.evaluator.surroundings as? Self else {
      throw ArgumentMismatch()
    }
    return surroundings
  }
}

/// A date whose hour or day is asked for.
struct CalendarDate: LibraryConvertible {
  static var spelling: String { Date.spelling }
  static var tables: [LibraryTable] { Date.tables }

  let date: Date
  var value: Value { date.value }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> CalendarDate? {
    guard let date = try Date.converted(from: value, in: evaluator) else { return nil }
    evaluator.surroundings.asked.insert(.calendar)
    return CalendarDate(date: date)
  }
}

extension Evaluator {
  /// Computes something that may ask for the time or for chance: what comes of it is open then.
  func asking<Result>(at place: SourcePlace, _ body: () throws -> Result) rethrows -> Result {
    let outer = surroundings.asked
    surroundings.asked = []
    defer { surroundings.asked = outer }
    let result = try body()
    raiseQuestions(at: place)
    return result
  }

  /// What was asked for of the time and of chance is open.
  func raiseQuestions(at place: SourcePlace) {
    let asked = surroundings.asked
    guard asked != [] else { return }
    surroundings.asked = []
    if asked.contains(.chance) { raise(Doubt(.chance, at: place)) }
    if asked.contains(.moment) { raise(Doubt(.moment, at: place)) }
    if asked.contains(.calendar) { raiseHour(at: place) }
  }
}
