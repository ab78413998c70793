import Foundation

/// What a program learns from outside: the time, chance, where it runs. The host gives it.
public struct Surroundings {
  /// What chance begins with: the same seed, the same numbers.
  public var seed: UInt64
  /// The present moment, as seconds since the first of January 2001.
  public var now: () -> Double
  /// Where chance comes from, if not from the seed.
  public var chance: (() -> UInt64)?
  /// Makes an identifier that differs from all others; nil where it is made of chance.
  public var identifier: (() -> UUID)?
  /// Told when the program asks for the hour or the day of a moment, and not just how far two
  /// moments are apart.
  public var readsCalendar: () -> Void
  /// Told when the program meets what no run has in common with another: the order of a set or a
  /// dictionary of several things, a hash, which of several tasks is faster.
  public var meetsUnpromised: () -> Void
  /// As Foundation names it.
  public var localeIdentifier: String
  /// As Foundation names it.
  public var timeZoneIdentifier: String

  public init(
    seed: UInt64 = 1, now: @escaping () -> Double = { 0 },
    chance: (() -> UInt64)? = nil, identifier: (() -> UUID)? = nil,
    readsCalendar: @escaping () -> Void = {},
    meetsUnpromised: @escaping () -> Void = {},
    localeIdentifier: String = "en_US", timeZoneIdentifier: String = "GMT"
  ) {
    self.seed = seed
    self.now = now
    self.chance = chance
    self.identifier = identifier
    self.readsCalendar = readsCalendar
    self.meetsUnpromised = meetsUnpromised
    self.localeIdentifier = localeIdentifier
    self.timeZoneIdentifier = timeZoneIdentifier
  }

  /// Told when the order of a table decides what the program does next.
  func readsOrder(of table: TableBox.Storage) {
    if table.entries.count > 1 { meetsUnpromised() }
  }

  var locale: Locale { Locale(identifier: localeIdentifier) }
  var timeZone: TimeZone { TimeZone(identifier: timeZoneIdentifier) ?? .gmt }
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

/// Chance that can be told again (splitmix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  private let source: (() -> UInt64)?

  init(seed: UInt64, source: (() -> UInt64)? = nil) {
    state = seed
    self.source = source
  }

  mutating func next() -> UInt64 {
    if let source { return source() }
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
