/// Dates, numbers, strings, addresses of Foundation. What Foundation prints on Linux in the time zone
/// UTC and the language en_US; where Apple's prints another kind of space, the test leaves it out.
extension Snippet {
  static let foundation: [Snippet] = [
    Snippet(
      "the functions of C's mathematics", "1.0 8 3.0 2.0 5.0 45.0 12.0",
      """
      import Foundation
      func result() -> String {
        let angle = atan2(1.0, 1.0) * 180 / .pi
        return "\\(cos(0)) \\(pow(2, 3)) \\(round(2.6)) \\(floor(2.6)) \\(hypot(3, 4)) \\(round(angle)) "
          + "\\(fmod(25, 13))"
      }
      """),
    Snippet(
      "dates count seconds", "2026-01-01 09:00:00 +0000 90.0 true true 1767258000.0",
      """
      func result() -> String {
        let date = Date(timeIntervalSince1970: 1_767_258_000)
        let later = date.addingTimeInterval(90)
        return "\\(date) \\(later.timeIntervalSince(date)) \\(later > date) \\(later - 30 == date + 60) \\(date.timeIntervalSince1970)"
      }
      """),
    Snippet(
      "a date changes in place", "1970-01-01 01:01:00 +0000 [3660.0]",
      """
      func result() -> String {
        var date = Date(timeIntervalSince1970: 0)
        date.addTimeInterval(3600)
        date += 60
        return "\\(date) \\([date].map(\\.timeIntervalSince1970))"
      }
      """),
    Snippet(
      "calendars take dates apart", "2026-1-1 true 5 2026-02-15 00:00:00 +0000 1 14",
      """
      func result() -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let date = Date(timeIntervalSince1970: 1_767_258_000)
        let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
        let next = calendar.date(byAdding: .day, value: 45, to: date)!
        let between = calendar.dateComponents([.month, .day], from: date, to: next)
        return "\\(parts.year!)-\\(parts.month ?? 0)-\\(parts.day ?? 0) \\(parts.minute == nil) \\(calendar.component(.weekday, from: date)) \\(calendar.startOfDay(for: next)) \\(between.month!) \\(between.day!)"
      }
      """),
    Snippet(
      "components make a date", "2024-02-29 00:00:00 +0000 2024-02-29 07:30:00 +0000 true 29",
      """
      func result() -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        var parts = DateComponents(year: 2024, month: 2, day: 28)
        parts.day = 29
        let date = calendar.date(from: parts)!
        let morning = calendar.date(bySettingHour: 7, minute: 30, second: 0, of: date)!
        return "\\(date) \\(morning) \\(calendar.isDate(date, inSameDayAs: morning)) \\(calendar.range(of: .day, in: .month, for: date)!.count)"
      }
      """),
    Snippet(
      "dates format by style",
      "Jan 1, 2026 | January 1, 2026 | 1/1/2026 | Thursday, January 1, 2026",
      """
      func result() -> String {
        let date = Date(timeIntervalSince1970: 1_767_258_000)
        let short = date.formatted(date: .abbreviated, time: .omitted)
        let long = date.formatted(date: .long, time: .omitted)
        return "\\(short) | \\(long) | \\(date.formatted(date: .numeric, time: .omitted)) | \\(date.formatted(date: .complete, time: .omitted))"
      }
      """),
    Snippet(
      "dates format by parts", "January 1, 2026 | Thursday | Jan 1 | 2026-01-01T09:00:00Z",
      """
      func result() -> String {
        let date = Date(timeIntervalSince1970: 1_767_258_000)
        return date.formatted(.dateTime.day().month(.wide).year()) + " | " + date.formatted(.dateTime.weekday(.wide)) + " | " + date.formatted(.dateTime.month().day()) + " | " + date.formatted(.iso8601)
      }
      """),
    Snippet(
      "date formatters follow their pattern",
      "2026-01-01 09:00, Thursday 1 Jan 2026-03-04 00:00:00 +0000 true",
      """
      func result() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm, EEEE d MMM"
        let text = formatter.string(from: Date(timeIntervalSince1970: 1_767_258_000))
        formatter.dateFormat = "yyyy/MM/dd"
        return text + " \\(formatter.date(from: "2026/03/04")!) \\(formatter.date(from: "x") == nil)"
      }
      """),
    Snippet(
      "date formatters have styles", "Jan 1, 2026",
      """
      func result() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter.string(from: Date(timeIntervalSince1970: 1_767_258_000))
      }
      """),
    Snippet(
      "numbers format with groups", "1,234,567 1,234.5 50% 1234567",
      """
      func result() -> String {
        return "\\(1234567.formatted()) \\(1234.5.formatted()) \\(0.5.formatted(.percent)) \\(1234567.formatted(.number.grouping(.never)))"
      }
      """),
    Snippet(
      "numbers format with precision", "3.14 2 $1,234.50 25% 1.5K",
      """
      func result() -> String {
        let pi = 3.14159
        return "\\(pi.formatted(.number.precision(.fractionLength(2)))) \\(2.0.formatted(.number.precision(.fractionLength(0...2)))) \\(1234.5.formatted(.currency(code: "USD"))) \\(25.formatted(.percent)) \\(1500.formatted(.number.notation(.compactName)))"
      }
      """),
    Snippet(
      "number formatters", "12,345.7 3",
      """
      func result() -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 1
        return "\\(formatter.string(from: 12345.678) ?? "") \\(formatter.string(from: NSNumber(value: 3)) ?? "")"
      }
      """),
    Snippet(
      "decimals are exact", "0.3 true 39 true",
      """
      func result() -> String {
        let price = Decimal(string: "0.1")!
        let sum = price + Decimal(string: "0.2")!
        let total: Decimal = 19
        return "\\(sum) \\(sum == Decimal(string: "0.3")!) \\(total * 2 + 1) \\(total > 3)"
      }
      """),
    Snippet(
      "strings split, trim and replace",
      "[\"one\", \" two\", \"three\"]   one; two;three  [\"a\", \"b\", \"c\"]",
      """
      func result() -> String {
        let text = "  one, two,three "
        let parts = text.trimmingCharacters(in: .whitespaces).components(separatedBy: ",")
        return "\\(parts) \\(text.replacingOccurrences(of: ",", with: ";")) \\("a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")))"
      }
      """),
    Snippet(
      "strings compare as people do",
      "[\"item 1\", \"Item 2\", \"item 10\"] true The Quick Fox true",
      """
      func result() -> String {
        let names = ["item 10", "Item 2", "item 1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        return "\\(names) \\("Straße".localizedCaseInsensitiveContains("STRA")) \\("the quick fox".capitalized) \\("résumé".localizedStandardContains("resume"))"
      }
      """),
    Snippet(
      "String(format:) as printf", "42 3.14 text 07 ff   2.2|3    |1.234568e+04",
      """
      func result() -> String {
        return String(format: "%d %.2f %@ %02d %x %5.1f|%-5d|%e", 42, 3.14159, "text", 7, 255, 2.25, 3, 12345.678)
      }
      """),
    Snippet(
      "identifiers read and write themselves",
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5F true 1 false 36",
      """
      func result() -> String {
        let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        let set: Set<UUID> = [id!, id!]
        return "\\(id!.uuidString) \\(UUID(uuidString: "x") == nil) \\(set.count) \\(UUID() == UUID()) \\(UUID().uuidString.count)"
      }
      """),
    Snippet(
      "addresses come apart",
      "example.org /a/b.html b.html q=1 top 8080 html https://example.org/images/x.png https://example.org/images/",
      """
      func result() -> String {
        let url = URL(string: "https://example.org:8080/a/b.html?q=1#top")!
        let other = URL(string: "https://example.org")!.appendingPathComponent("images").appendingPathComponent("x.png")
        return "\\(url.host ?? "") \\(url.path) \\(url.lastPathComponent) \\(url.query ?? "") \\(url.fragment ?? "") \\(url.port ?? 0) \\(url.pathExtension) \\(other) \\(other.deletingLastPathComponent().absoluteString)"
      }
      """),
    Snippet(
      "addresses are built from parts", "https://example.org/search?q=a%20b",
      """
      func result() -> String {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = "example.org"
        parts.path = "/search"
        parts.queryItems = [URLQueryItem(name: "q", value: "a b")]
        return parts.url?.absoluteString ?? "none"
      }
      """),
    Snippet(
      "data counts bytes", "6 héllo 6 bytes aMOpbGxv true",
      """
      func result() -> String {
        let data = Data("héllo".utf8)
        let text = String(data: data, encoding: .utf8) ?? "none"
        return "\\(data.count) \\(text) \\(data) \\(data.base64EncodedString()) \\(data == Data(text.utf8))"
      }
      """),
    Snippet(
      "the program extends library types", "2025-12-31T13:55:12Z false 0.0 180.0 abcabc 1.5",
      """
      extension Date {
        static let epoch = Date(timeIntervalSince1970: 0)
        init(year: Int) { self.init(timeIntervalSince1970: Double(year - 1970) * 31_556_952) }
        var shortText: String { formatted(.iso8601) }
        func minutes(_ count: Int) -> Date { addingTimeInterval(Double(count) * 60) }
      }
      extension String { var twice: String { self + self } }
      extension TimeInterval { var half: TimeInterval { self / 2 } }

      func result() -> String {
        let date = Date(year: 2026)
        return "\\(date.shortText) \\(date == .epoch) \\(Date.epoch.timeIntervalSince1970) \\(date.minutes(3).timeIntervalSince(date)) \\("abc".twice) \\((3.0).half)"
      }
      """),
    Snippet(
      "dates sort and key", "[\"a\", \"b\", \"c\"] 2 2 true",
      """
      func result() -> String {
        struct Entry { let day: Date; let name: String }
        let base = Date(timeIntervalSince1970: 0)
        let entries = [Entry(day: base + 10, name: "b"), Entry(day: base, name: "a"), Entry(day: base + 10, name: "c")]
        let groups = Dictionary(grouping: entries, by: \\.day)
        let latest = entries.map(\\.day).max()
        return "\\(entries.sorted { $0.day < $1.day }.map(\\.name)) \\(groups.count) \\(groups[base + 10]?.count ?? 0) \\(latest == base + 10)"
      }
      """),
    Snippet(
      "lists read as sentences", "a, b, and c a or b",
      """
      func result() -> String {
        return "\\(["a", "b", "c"].formatted()) \\(["a", "b"].formatted(.list(type: .or)))"
      }
      """),
    Snippet(
      "optional dates and implicit members", "true true over",
      """
      func result() -> String {
        struct Task { var due: Date?; var zone: TimeZone = .gmt }
        var task = Task(due: nil)
        let before = task.due == nil
        task.due = .distantPast
        let isOver = task.due.map { $0 < Date(timeIntervalSince1970: 0) } ?? false
        if let due = task.due, due < .now { return "\\(before) \\(isOver) over" }
        return "not yet"
      }
      """),
    Snippet(
      "an interval spans two dates", "50.0 true false true",
      """
      func result() -> String {
        let start = Date(timeIntervalSince1970: 100)
        let interval = DateInterval(start: start, duration: 50)
        return "\\(interval.duration) \\(interval.contains(start + 20)) \\(interval.contains(start + 51)) \\((start...(start + 5)).contains(start + 3))"
      }
      """),
    Snippet(
      "byte counts", "1.5 MB",
      """
      func result() -> String {
        let size: Int64 = 1_500_000
        return size.formatted(.byteCount(style: .file))
      }
      """),
    Snippet(
      "a formatter of one's own", "**",
      """
      struct Stars: FormatStyle { func format(_ value: Double) -> String { String(repeating: "*", count: Int(value)) } }

      func result() -> String {
        return "\\(2.5.formatted(Stars()))"
      }
      """),
    Snippet(
      "addresses and names in the program's own extensions", "example.org saved none 3 7",
      """
      extension URL { static let home = URL(string: "https://example.org")! }
      extension Notification.Name { static let saved = Notification.Name("saved") }

      func result() -> String {
        let id: UUID? = nil
        return "\\(URL.home.host!) \\(Notification.Name.saved.rawValue) \\(id?.uuidString ?? "none") \\(Int.random(in: 3...3)) \\([7].randomElement()!)"
      }
      """),
    Snippet(
      "measurements convert", "5.0 km 5000.0 5300.0 true km",
      """
      func result() -> String {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let short = Measurement<UnitLength>(value: 300, unit: .meters)
        return "\\(way) \\(way.converted(to: .meters).value) \\((way + short).value) \\(way > short) \\(way.unit.symbol)"
      }
      """),
    Snippet(
      "attributed strings have a text", "hello there",
      """
      func result() -> String {
        var text = AttributedString("hello")
        text += AttributedString(" there")
        return String(text.characters)
      }
      """),
    Snippet(
      "decimal literals are decimals", "4 0.25",
      """
      func result() -> String {
        struct Line { var price: Decimal; var count: Int }
        let lines = [Line(price: 0.5, count: 2), Line(price: 3, count: 1)]
        let total = lines.reduce(Decimal.zero) { $0 + $1.price * Decimal($1.count) }
        let half: Decimal = 1
        return "\\(total) \\(half / 4)"
      }
      """),
    Snippet(
      "a lock lets one in", "2 1",
      """
      func result() -> String {
        final class Counter: @unchecked Sendable {
          private let lock = NSLock()
          private var count = 0
          func increment() -> Int { lock.withLock { count += 1; return count } }
          func reset() { lock.lock(); defer { lock.unlock() }; count = 0 }
        }
        let counter = Counter()
        _ = counter.increment()
        let two = counter.increment()
        counter.reset()
        return "\\(two) \\(counter.increment())"
      }
      """),
    Snippet(
      "chance stays within its bounds", "true 6 true 2 [1, 2, 3]",
      """
      func result() -> String {
        let dice = (0..<100).map { _ in Int.random(in: 1...6) }
        let parts = (0..<20).map { _ in Double.random(in: 0..<1) }
        let flags = Set((0..<50).map { _ in Bool.random() })
        return "\\(dice.allSatisfy { (1...6).contains($0) }) \\(Set(dice).count) \\(parts.allSatisfy { $0 < 1 }) \\(flags.count) \\([1, 2, 3].shuffled().sorted())"
      }
      """),
    Snippet(
      "durations format", "125.0 seconds 125.5 seconds true 250.0 seconds 25.0",
      """
      func result() -> String {
        let minutes = Duration.seconds(125)
        return "\\(minutes) \\(minutes + .milliseconds(500)) \\(minutes > .seconds(2)) \\(minutes * 2) \\(minutes / .seconds(5))"
      }
      """),
    Snippet(
      "an implicit case finds its type through an optional", "paused 3",
      """
      final class Player9 { enum Mode { case playing, paused(at: Int) }; var mode: Mode = .playing }

      func result() -> String {
        let player = Player9()
        let maybe: Player9? = player
        maybe?.mode = .paused(at: 3)
        if case .paused(let second) = player.mode { return "paused \\(second)" }
        return "\\(player.mode)"
      }
      """),
    Snippet(
      "the days that a calendar goes through end where the closure says",
      "31 2023-12-01 00:00:00 +0000",
      """
      func result() -> String {
        let calendar = Calendar(identifier: .gregorian)
        let start = Date(timeIntervalSince1970: 1_698_796_800)
        var days: [Date] = [start]
        calendar.enumerateDates(
          startingAfter: start, matching: DateComponents(hour: 0, minute: 0, second: 0),
          matchingPolicy: .nextTime
        ) { day, _, isOver in
          guard let day else { return }
          days.append(day)
          if days.count > 30 { isOver = true }
        }
        return "\\(days.count) \\(days[30])"
      }
      """),
    Snippet(
      "a program's own type takes the place of a library's", "zero seconds Measurement(value: 3)",
      """
      func result() -> String {
        enum Duration { case zero, seconds }
        struct Measurement { let value: Int }
        struct Settings { var speed: Duration = .zero; var unit = Measurement(value: 3) }
        var settings = Settings()
        let before = settings.speed
        settings.speed = .seconds
        return "\\(before) \\(settings.speed) \\(settings.unit)"
      }
      """),
  ]
}
