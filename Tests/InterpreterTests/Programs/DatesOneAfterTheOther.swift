// swift-format-ignore-file: NeverForceUnwrap
import Foundation
var utc = Calendar(identifier: .gregorian); utc.timeZone = TimeZone(identifier: "GMT")!
let d0 = Date(timeIntervalSince1970: 1_700_000_000)
print(
  utc.dates(byMatching: DateComponents(weekday: 2), startingAt: d0).prefix(2).map {
    $0.ISO8601Format()
  })
let mon = utc.startOfDay(
  for: utc.dates(byMatching: DateComponents(weekday: 2), startingAt: d0).first { _ in true }!)
print(
  utc.dates(byMatching: DateComponents(weekday: 2), startingAt: mon).prefix(2).map {
    $0.ISO8601Format()
  })
print(
  utc.dates(byMatching: DateComponents(hour: 22, minute: 13, second: 20), startingAt: d0).prefix(2)
    .map { $0.ISO8601Format() })
print(utc.dates(byAdding: .month, value: 1, startingAt: d0).prefix(3).map { $0.ISO8601Format() })
print(
  Array(
    utc.dates(byAdding: .day, value: 2, startingAt: d0, in: d0..<d0.addingTimeInterval(86400 * 5))
  ).map { $0.ISO8601Format() })
utc.enumerateDates(startingAfter: d0, matching: DateComponents(day: 1), matchingPolicy: .nextTime) {
  d, exact, stop in
  print(d!.ISO8601Format(), exact); if d! > d0.addingTimeInterval(86400 * 60) { stop = true }
}
print(utc.nextWeekend(startingAfter: d0)!, utc.isDateInWeekend(d0))
