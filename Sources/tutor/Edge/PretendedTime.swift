import Foundation

/// The time that `TUTOR_NOW` names, and how it goes on from there.
struct PretendedTime {
  /// Milliseconds since 1970.
  private let start: Int
  /// Seconds that pass in one second.
  private let speed: Int

  /// - Parameters:
  ///   - text: Seconds since 1970, or `2026-09-20T09:00:00`, with or without `Z` or an offset.
  ///     Behind it may stand how fast time flies, up to a thousandfold: `x60`.
  ///   - zone: Where a time without a zone is meant.
  /// - Returns: nil if the text is no time.
  init?(_ text: String, zone: TimeZone) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let start = Self.milliseconds(String(parts[0]), zone),
      let speed = parts.count == 1 ? 1 : Int(parts[1]), (1...1000).contains(speed)
    else { return nil }
    self.start = start
    self.speed = speed
  }

  /// The time, so many milliseconds after the program started.
  func milliseconds(after elapsed: Int) -> Int { start + elapsed * speed }

  private static func milliseconds(_ text: String, _ zone: TimeZone) -> Int? {
    if let seconds = Int(text) { return seconds * 1000 }
    let local = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
    let styles = [
      Date.ISO8601FormatStyle.iso8601, local.time(includingFractionalSeconds: false),
    ]
    for style in styles {
      if let date = try? style.parse(text) { return Int(date.timeIntervalSince1970) * 1000 }
    }
    return nil
  }
}
