import Foundation

/// What a date picker shows, and what can be chosen in it.
struct DateChoice {
  let date: Date
  let showsDay: Bool
  let showsTime: Bool
  private let earliest: Date?
  private let latest: Date?

  /// Nil for a picker that is bound to no date.
  init?(of picker: FrameworkNode) {
    guard let date = picker.boundValue?.date else { return nil }
    self.date = date
    let shown = LayoutArguments(picker.view, in: picker.tree).names("displayedComponents")
    let isTimeAlone = shown.contains("hourAndMinute") && !shown.contains("date")
    showsDay = !isTimeAlone
    showsTime = isTimeAlone || !shown.contains("date") || shown.contains("hourAndMinute")
    guard case .range(let range)? = picker.view.arguments["range"] else {
      (earliest, latest) = (nil, nil)
      return
    }
    earliest = range.lower?.date
    latest = range.upper?.date
  }

  /// `Jan 1, 2026 9:00 AM`, as far as it is shown.
  var text: String {
    var words: [String] = []
    if showsDay { words.append(Self.formatted(.init(date: .abbreviated, time: .omitted), date)) }
    if showsTime { words.append(Self.formatted(.init(date: .omitted, time: .shortened), date)) }
    return words.joined(separator: " ")
  }

  private static func formatted(_ style: Date.FormatStyle, _ date: Date) -> String {
    var style = style.locale(Surroundings.locale)
    style.timeZone = Surroundings.timeZone
    style.calendar = Surroundings.calendar
    // The space before AM is a narrow one, which terminals show as they like.
    return date.formatted(style).replacing("\u{202F}", with: " ")
  }

  /// The day before and the day after, or the hour where no day is shown; nil for what cannot be
  /// chosen.
  var earlier: String? { step(by: -1) }
  var later: String? { step(by: 1) }

  private func step(by count: Int) -> String? {
    let unit: Calendar.Component = showsDay ? .day : .hour
    return Surroundings.calendar.date(byAdding: unit, value: count, to: date)
      .flatMap { admits($0) ? written($0) : nil }
  }

  /// Whether it lies in the range of the picker; of days only the day counts.
  func admits(_ other: Date) -> Bool {
    func isOutside(_ one: Date, _ limit: Date) -> Bool {
      showsTime
        ? one < limit
        : Surroundings.calendar.compare(one, to: limit, toGranularity: .day) == .orderedAscending
    }
    return earliest.map { !isOutside(other, $0) } ?? true
      && latest.map { !isOutside($0, other) } ?? true
  }

  /// As an event has it: `2026-01-02`, or `10:00` where no day is shown.
  private func written(_ date: Date) -> String {
    let parts = Surroundings.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { String("0\(number ?? 0)".suffix(2)) }
    return showsDay
      ? "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
      : "\(two(parts.hour)):\(two(parts.minute))"
  }

  /// What an event means: `2026-01-31`, `2026-01-31 14:30`, `14:30`. What it does not say stays as it
  /// is; nil for anything else.
  func date(written text: String) -> Date? {
    var parts = Surroundings.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    for word in text.split(separator: " ") {
      let days = word.split(separator: "-").compactMap { Int($0) }
      let hours = word.split(separator: ":").compactMap { Int($0) }
      if days.count == 3, word.count(where: { $0 == "-" }) == 2 {
        (parts.year, parts.month, parts.day) = (days[0], days[1], days[2])
      } else if hours.count == 2, word.contains(":"), (0..<24).contains(hours[0]),
        (0..<60).contains(hours[1])
      {
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (hours[0], hours[1], 0, 0)
      } else {
        return nil
      }
    }
    guard !text.isEmpty, let date = Surroundings.calendar.date(from: parts),
      Surroundings.calendar.component(.month, from: date) == parts.month
    else { return nil }
    return date
  }
}

extension Value {
  /// The moment that it is; nil for anything else.
  fileprivate var date: Date? {
    guard case .native(let object) = self else { return nil }
    return (object as? LibraryValue<Date>)?.base
  }
}

extension ViewTree {
  /// `select 2026-01-31 in "Date"`: another day, another time of day, or both; nil where the picker
  /// is bound to no date.
  func chooseDate(
    _ text: String, of picker: FrameworkNode, _ label: String
  ) throws(EventError) -> (() throws -> Void)? {
    guard let choice = DateChoice(of: picker) else { return nil }
    let wanted: Date
    if let written = choice.date(written: text) {
      wanted = written
    } else if let value = try? evaluated(text, like: picker.binding), let date = value.date {
      wanted = date
    } else {
      throw EventError(
        "\(text) is no date that \"\(label)\" could take; write it as 2026-01-31, as 14:30, or as \"2026-01-31 14:30\""
      )
    }
    guard choice.admits(wanted) else {
      throw EventError("\(text) lies outside of what can be chosen in \"\(label)\"")
    }
    return try writing(.native(LibraryValue(wanted)), to: picker)
  }
}
