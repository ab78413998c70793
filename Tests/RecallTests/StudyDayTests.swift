import Foundation
import Recall
import Testing

@Suite("Days of study")
struct StudyDayTests {
  @Test("a day begins at 04:00 local time, to the second")
  func rollover() {
    let calendar = StudyCalendar { _ in 2 * 3600 }
    let four = 20_000 * 86_400 + 2 * 3600
    #expect(calendar.day(of: four).number == 20_000)
    #expect(calendar.day(of: four - 1).number == 19_999)
    #expect(calendar.start(of: StudyDay(number: 20_000)) == four)
    #expect(StudyCalendar(rollover: 0) { _ in 0 }.day(of: -1).number == -1)
  }

  @Test("nights of daylight saving give every moment one day, and days of 23 and 25 hours")
  func daylightSaving() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let calendar = StudyCalendar {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
    }
    // 28 March and 24 October 2026 are the days that end with a change of the clock.
    for (day, hours) in [(20_539, 24), (20_540, 23), (20_541, 24), (20_750, 25)] {
      let start = calendar.start(of: StudyDay(number: day))
      let end = calendar.start(of: StudyDay(number: day + 1))
      #expect(end - start == hours * 3600, "day \(day)")
      #expect(calendar.day(of: end - 1).number == day)
      #expect(calendar.day(of: end).number == day + 1)
    }
  }

  @Test("weekdays count from Monday, before 1970 too")
  func weekdays() {
    #expect(StudyDay(number: 0).weekday == 3)
    #expect(StudyDay(number: 4).weekday == 0)
    #expect(StudyDay(number: -4).weekday == 6)
  }

  @Test("neither days of rest nor a holiday break a streak, and only a longer pause does")
  func streak() {
    func streak(_ studied: [Int], today: Int = 100) -> Streak {
      Streak(today: StudyDay(number: today)) { studied.contains($0.number) }
    }
    #expect(streak([]).length == 0)
    #expect(streak([99, 98]).length == 2)
    #expect(streak([100, 99, 97, 96]).length == 4)
    #expect(streak([100, 99, 97, 96]).restDays == 1)
    #expect(streak([100, 98, 96, 95]).length == 4)
    #expect(streak([100, 98, 96, 95]).restDays == 2)
    #expect(streak([99, 98]).restDays == 0, "today is still to come")
    let longest = 100 - Streak.longestRest - 1
    #expect(streak([longest, longest - 1]).length == 2)
    #expect(streak([longest, longest - 1]).restDays == Streak.longestRest)
    #expect(streak([longest - 1]).length == 0)
    #expect(streak([100, longest - 1]).length == 1)
  }

  @Test("a row of which the past is known is the same, and no earlier day is asked for")
  func knownPast() {
    func streak(_ studied: [Int], today: Int, known: Streak.Past? = nil) -> Streak {
      Streak(today: StudyDay(number: today), known: known) { day in
        known.map { #expect(day > $0.day, "it is known") }
        return studied.contains(day.number)
      }
    }
    let days = [120, 119, 116, 115, 113, 110, 109, 108, 60]
    for keeping in 108...120 {
      for today in keeping...150 {
        let known = streak(days.filter { $0 <= keeping }, today: keeping).past
        let whole = streak(days.filter { $0 <= today }, today: today)
        let continued = streak(days.filter { $0 <= today }, today: today, known: known)
        #expect(continued == whole, "kept on \(keeping), asked on \(today)")
      }
    }
    #expect(streak([100], today: 100).past == nil)
    let past = streak([100, 98, 97], today: 100).past
    #expect(past == Streak.Past(day: StudyDay(number: 98), length: 2, restDays: 0))
    #expect(past?.start.number == 97)
  }
}
