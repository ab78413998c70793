import CardStore
import Recall

/// A setting with the type of its value.
public struct SettingKey<Value: Sendable>: Sendable {
  public let setting: Setting
  let form: SettingForm<Value>
  let standard: Value

  init(
    _ name: String, _ form: SettingForm<Value>, standard: Value,
    variables: [Setting.Variable] = [], _ explanation: String
  ) {
    self.form = form
    self.standard = standard
    setting = Setting(
      name, form, standard: form.write(standard), variables: variables, explanation)
  }
}

extension Setting {
  /// Every setting, in the order in which they are listed.
  public static let all: [Setting] =
    [
      SettingKey<String>.color.setting, SettingKey<Bool>.ascii.setting,
      SettingKey<Bool>.plain.setting, SettingKey<Bool>.askDrafts.setting,
      SettingKey<String>.store.setting,
      SettingKey<String>.lessons.setting, SettingKey<Int>.minutesPerDay.setting,
      SettingKey<Int>.newPerDay.setting, SettingKey<Int>.reviewsPerDay.setting,
      SettingKey<Int>.leechLapses.setting,
      SettingKey<Int>.dayBegins.setting,
    ] + ofCards

  public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}

extension SettingKey where Value == String {
  /// As the terminal's wishes have it.
  public static let color = SettingKey(
    "color", .word(["auto", "always", "never"], expected: "auto, always or never"),
    standard: "auto",
    variables: [.presence("NO_COLOR", "never"), .flag("CLICOLOR_FORCE", "always", zero: nil)],
    "Whether to use colour. Nothing is said by colour alone.")

  /// The file of cards; an empty text lets the system choose.
  public static let store = SettingKey(
    "store", .path, standard: "", variables: [.value("TUTOR_STORE")],
    "The file that holds your cards and answers.")

  /// The folder of lessons; an empty text takes those that came with the program.
  public static let lessons = SettingKey(
    "lessons", .path, standard: "", variables: [.value("TUTOR_LESSONS")],
    "The folder of lessons.")
}

extension SettingKey where Value == Bool {
  public static let ascii = SettingKey(
    "ascii", .yesOrNo, standard: false, "Whether to draw with ASCII characters only.")

  public static let plain = SettingKey(
    "plain", .yesOrNo, standard: false, variables: [.flag("ACCESSIBLE", "yes", zero: "no")],
    "Whether to show lines of text only, for a screen reader: no drawing, no single keys.")

  public static let askDrafts = SettingKey(
    "ask-drafts", .yesOrNo, standard: false,
    "Whether reviews ask questions that import made of a guide and that you have not accepted.")
}

extension SettingKey where Value == Int {
  private static var limits: QueueLimits { QueueLimits() }

  public static let minutesPerDay = SettingKey(
    "minutes-per-day", .count(DayBudget.range), standard: StudySession.habitualMinutes,
    "How long a day may be, in minutes. Reviews come first, and of them those that fade fastest; "
      + "then a lesson, or a part of one. After some days of reviews alone, half of a day is kept for "
      + "a lesson. The rest is spread over the days that follow. On the plan, + and - change a single "
      + "day.")

  public static let newPerDay = SettingKey(
    "new-per-day", .count(0...1000), standard: limits.newPerDay,
    "How many new cards a day may bring at most, if minutes-per-day has room for them. Those of a "
      + "lesson that you read do not wait.")

  public static let reviewsPerDay = SettingKey(
    "reviews-per-day", .count(0...10_000), standard: limits.reviewsPerDay,
    "How many reviews a day may bring at most. As a rule minutes-per-day decides before; what waits "
      + "is spread over the days that follow.")

  public static let leechLapses = SettingKey(
    "leech-lapses", .count(1...100), standard: limits.leechLapses,
    "How often a card may be forgotten before it is set aside.")

  /// Seconds after midnight.
  public static let dayBegins = SettingKey(
    "day-begins", .timeOfDay, standard: StudyCalendar.habitualRollover,
    "When a day of study begins, in local time. Who studies past midnight still studies today.")
}

extension Setting {
  /// What the log is replayed with.
  static let ofCards = [
    scheduling(
      "learning-steps", .steps, \.learningSteps,
      "How long a new card waits after each of its first answers, before it comes back by days."),
    scheduling(
      "relearning-steps", .steps, \.relearningSteps,
      "How long a forgotten card waits before it comes back by days."),
    scheduling(
      "maximum-interval", .count(1...36_500), \.maximumInterval,
      "The longest time that a card stays away, in days."),
    scheduling(
      "fuzz", .yesOrNo, \.isFuzzed,
      "Whether intervals vary a little, so that cards learned together do not stay together."),
  ]

  private static func scheduling<Value>(
    _ name: String, _ form: SettingForm<Value>,
    _ property: WritableKeyPath<Scheduler, Value> & Sendable, _ explanation: String
  ) -> Setting {
    let home = Home.cards(
      read: { form.write($0[keyPath: property]) },
      change: { scheduler, text in
        if let value = form.read(text) { scheduler[keyPath: property] = value }
      })
    let standard = form.write(CardStore.initialScheduler[keyPath: property])
    return Setting(name, form, standard: standard, home: home, explanation)
  }
}
