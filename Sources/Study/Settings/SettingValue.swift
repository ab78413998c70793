/// What can be chosen of a setting, and how it is written. The same text is read from the file, a
/// variable and the command line.
public struct SettingForm<Value: Sendable>: Sendable {
  /// Reads what somebody wrote; nil if it makes no sense.
  public let read: @Sendable (String) -> Value?
  public let write: @Sendable (Value) -> String
  /// What is allowed, as it follows "must be": `yes or no`.
  public let expected: String
  /// What can be offered when one is typed; empty where there are too many.
  public var candidates: [String] = []
  /// Whether it names a file or a folder.
  public var isPath = false
}

extension SettingForm where Value == Bool {
  /// `yes` or `no`; `true`, `false`, `on` and `off` are understood, too.
  static let yesOrNo = SettingForm(
    read: { text in
      switch text.lowercased() {
      case "yes", "true", "on": true
      case "no", "false", "off": false
      default: nil
      }
    },
    write: { $0 ? "yes" : "no" }, expected: "yes or no", candidates: ["yes", "no"])
}

extension SettingForm where Value == Int {
  /// A whole number.
  static func count(_ range: ClosedRange<Int>) -> SettingForm {
    SettingForm(
      read: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }, write: { "\($0)" },
      expected: "a number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// `04:00`, as seconds after midnight.
  static let timeOfDay = SettingForm(
    read: { text in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }),
        let hours = UInt(parts[0]), let minutes = UInt(parts[1]), hours < 24, minutes < 60
      else { return nil }
      return Int(hours) * 3600 + Int(minutes) * 60
    },
    write: { "\(twoDigits($0 / 3600)):\(twoDigits($0 / 60 % 60))" },
    expected: "a time of day such as 04:00")
}

extension SettingForm where Value == [Int] {
  /// `1m 10m`, as seconds; `none` for no step at all.
  static let steps = SettingForm(
    read: { text in
      guard text.lowercased() != "none" else { return [] }
      let words = text.split { $0 == " " || $0 == "," }
      let steps = words.compactMap { seconds($0) }
      return steps.isEmpty || steps.count < words.count ? nil : steps
    },
    write: { $0.isEmpty ? "none" : $0.map(duration).joined(separator: " ") },
    expected: "waiting times such as 1m 10m (s, m, h or d; each up to 30d), or none")

  private static let units: [(suffix: Character, seconds: Int)] = [
    ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]

  private static func seconds(_ word: Substring) -> Int? {
    guard let unit = units.first(where: { $0.suffix == word.last }),
      let number = Int(word.dropLast()), (1...(30 * 86_400 / unit.seconds)).contains(number)
    else { return nil }
    return number * unit.seconds
  }

  private static func duration(_ seconds: Int) -> String {
    let unit = units.first { seconds % $0.seconds == 0 }
    return unit.map { "\(seconds / $0.seconds)\($0.suffix)" } ?? "\(seconds)s"
  }
}

extension SettingForm where Value == String {
  static func word(_ words: [String], expected: String) -> SettingForm {
    SettingForm(
      read: { words.contains($0.lowercased()) ? $0.lowercased() : nil }, write: { $0 },
      expected: expected, candidates: words)
  }

  /// A file or folder wherever the program is started: an absolute path, or one in the home folder.
  static let path = SettingForm(
    read: { $0.hasPrefix("/") || $0.hasPrefix("~/") ? $0 : nil }, write: { $0 },
    expected: "a path that begins with / or ~/", isPath: true)
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
