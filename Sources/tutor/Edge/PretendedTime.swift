import Foundation

/// The time that `TUTOR_NOW` names.
enum PretendedTime {
  /// - Parameters:
  ///   - text: Seconds since 1970, or `2026-09-20T09:00:00`, with or without `Z` or an offset.
  ///   - zone: Where a time without a zone is meant.
  /// - Returns: Milliseconds since 1970; nil if the text is no time.
  static func milliseconds(_ text: String, zone: TimeZone) -> Int? {
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
