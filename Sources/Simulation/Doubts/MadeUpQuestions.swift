/// What somebody asked for of all that is made up: the hour, and chance.
struct MadeUpQuestions: OptionSet {
  let rawValue: Int
  /// The time: how far two moments are apart is known.
  static let moment = MadeUpQuestions(rawValue: 1)
  /// The hour, the day, the year of a moment.
  static let calendar = MadeUpQuestions(rawValue: 2)
  static let chance = MadeUpQuestions(rawValue: 4)
}
