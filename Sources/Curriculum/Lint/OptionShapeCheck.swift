import Simulation

/// Whether somebody who knows nothing finds keys by the look of the options, over all questions of a
/// pack together: one key has to be the longest option now and then, many must not be.
struct OptionShapeCheck {
  /// How unlikely so many hits, or so few, have to be by chance alone before they are told.
  static let significance = 0.01

  /// Something that options can be told apart by without being understood.
  private struct Cue: Sendable {
    /// What bears it, as the subject of a sentence.
    var name: String
    /// Which questions it is looked for in; what a trace offers are names that nobody worded.
    var questions = Questions.worded
    /// Which options of a question bear it.
    var bears: @Sendable ([Look]) -> [Bool]
  }

  private enum Questions: Sendable {
    case all, worded
    /// Which bodies run, where it is one: the names keep their order for whoever is asked.
    case oneBody

    func hold(_ item: ItemDraft, _ options: [Option]) -> Bool {
      switch self {
      case .all: true
      case .worded: item.kind != nil
      case .oneBody:
        item.block.value("ask") == Prediction.Subject.bodies.rawValue
          && options.count(where: \.isKey) == 1
      }
    }
  }

  /// How often each cue led to a key, over questions that are looked at one after the other.
  struct Tally: Sendable {
    /// Of one cue.
    fileprivate struct Trials {
      var count = 0
      var hits = 0
      /// How many trials had a chance of success.
      var chances: [Double: Int] = [:]
    }

    fileprivate var trials = cues.map { _ in Trials() }

    mutating func add(_ items: [ItemDraft]) {
      for item in items {
        guard let options = OptionShapeCheck.options(of: item) else { continue }
        let looks = options.map { Look($0, rootOfState: OptionShapeCheck.rootOfState(item)) }
        for (place, cue) in cues.enumerated() where cue.questions.hold(item, options) {
          guard let trial = OptionShapeCheck.trial(of: cue, in: looks) else { continue }
          trials[place].count += 1
          trials[place].hits += trial.isHit ? 1 : 0
          trials[place].chances[trial.chance, default: 0] += 1
        }
      }
    }
  }

  func findings(in tally: Tally, at path: String) -> [Finding] {
    zip(Self.cues, tally.trials).compactMap { cue, trials in
      let chances = trials.chances.sorted { $0.key < $1.key }
      let mean = chances.reduce(0) { $0 + $1.key * Double($1.value) }
      let distribution = Self.distribution(
        chances.flatMap { repeatElement($0.key, count: $0.value) })
      // What is hardly ever the key tells as much as what nearly always is.
      guard distribution.isUnlikely(trials.hits) else { return nil }
      let expected = Int(mean.rounded())
      return Finding(
        .optionShape, .warning, path: path, position: Position(line: 1, column: 1),
        message: "\(cue.name) is the key in \(trials.hits) of \(trials.count) questions, by chance "
          + "it would be in about \(expected): the look of an option must not tell what it is")
    }
  }

  /// The options of a question that has right and wrong ones.
  private static func options(of item: ItemDraft) -> [Option]? {
    let isTrace = item.block.word == "trace" && item.block.value("ask") != "order"
    guard item.kind == .choice || item.kind == .several || isTrace else { return nil }
    let options = item.options.map(\.option)
    return options.contains(where: \.isKey) && !options.allSatisfy(\.isKey) ? options : nil
  }

  /// The view whose state outlives every event; nil where no state is asked about.
  private static func rootOfState(_ item: ItemDraft) -> String? {
    item.block.value("ask") == Prediction.Subject.state.rawValue ? item.block.value("root") : nil
  }

  /// Whether the cue leads to a key, and how likely it would by chance; nil where it leads nowhere.
  private static func trial(of cue: Cue, in options: [Look]) -> (isHit: Bool, chance: Double)? {
    let bearing = zip(options, cue.bears(options)).filter(\.1).map(\.0)
    let keys = options.count(where: \.isKey)
    guard !bearing.isEmpty, bearing.count < options.count, bearing.count == 1 || keys == 1
    else { return nil }
    let chance = Double(bearing.count * keys) / Double(options.count)
    return (bearing.contains(where: \.isKey), chance)
  }

  /// How likely each number of hits is where each trial has its own chance.
  ///
  /// Numbers that are next to impossible are left out: of a hundred thousand trials some hundreds of
  /// numbers are left, and the time that it takes is in proportion to those.
  static func distribution(_ chances: [Double]) -> Distribution {
    var distribution = Distribution()
    for chance in chances { distribution.add(trial: chance) }
    return distribution
  }

  struct Distribution {
    private(set) var first = 0
    /// Of ``first`` and the numbers behind it.
    private(set) var chances = [1.0]
    /// A chance that even as often as there are trials adds nothing to speak of.
    private static let negligible = 1e-15

    fileprivate mutating func add(trial chance: Double) {
      var missed = 0.0
      for index in chances.indices {
        let before = chances[index]
        chances[index] = before * (1 - chance) + missed
        missed = before * chance
      }
      chances.append(missed)
      while chances.count > 1, let last = chances.last, last < Self.negligible {
        chances.removeLast()
      }
      let start = chances.firstIndex { $0 >= Self.negligible } ?? 0
      first += start
      chances.removeFirst(start)
    }

    func chance(ofAtLeast hits: Int) -> Double {
      chances.dropFirst(max(0, hits - first)).reduce(0, +)
    }

    func chance(ofAtMost hits: Int) -> Double {
      chances.prefix(max(0, hits - first + 1)).reduce(0, +)
    }

    /// Whether so many hits, or so few, are rarer than the significance, on both sides together.
    func isUnlikely(_ hits: Int) -> Bool {
      2 * min(chance(ofAtLeast: hits), chance(ofAtMost: hits)) < OptionShapeCheck.significance
    }
  }

  private static let cues: [Cue] =
    [
      Cue(name: "the longest option") { extreme($0, >) },
      Cue(name: "the shortest option") { extreme($0, <) },
      Cue(name: "the only option with code") { only($0, \.hasCode) },
      Cue(name: "the only option without code") { only($0) { !$0.hasCode } },
      Cue(name: "an option that says always, never, only or the like") { $0.map(\.isAbsolute) },
      Cue(name: "an option that says no always, never or only, where others do,") {
        $0.map { !$0.isAbsolute }
      },
      Cue(name: "the state of the root", questions: .all) { $0.map(\.isStateOfRoot) },
    ]
    + ["first", "second", "third", "fourth"].enumerated().flatMap { place, ordinal in
      [
        Cue(name: "the \(ordinal) option of the file", questions: .all) {
          $0.indices.map { $0 == place }
        },
        Cue(name: "the \(ordinal) of the bodies of which one runs", questions: .oneBody) {
          $0.indices.map { $0 == place }
        },
      ]
    }

  /// The one option whose text is longer, or shorter, than that of every other.
  private static func extreme(
    _ options: [Look], _ precedes: @Sendable (Int, Int) -> Bool
  ) -> [Bool] {
    options.indices.map { index in
      options.indices.allSatisfy {
        $0 == index || precedes(options[index].length, options[$0].length)
      }
    }
  }

  private static func only(_ options: [Look], _ has: @Sendable (Look) -> Bool) -> [Bool] {
    let bearing = options.map(has)
    return bearing.count(where: \.self) == 1 ? bearing : bearing.map { _ in false }
  }
}

/// What of an option is seen without understanding it.
private struct Look: Sendable {
  let isKey: Bool
  /// In cells.
  let length: Int
  let hasCode: Bool
  /// Whether it says always, never, only or the like.
  let isAbsolute: Bool
  let isStateOfRoot: Bool

  init(_ option: Option, rootOfState: String?) {
    isKey = option.isKey
    isStateOfRoot = rootOfState.map { option.code?.hasPrefix($0 + ".") == true } ?? false
    length = cells(option.text.text)
    hasCode = option.text.runs.contains { $0.style == .code }
    isAbsolute = option.text.text.lowercased().split { !$0.isOfWord }
      .contains(where: Self.absolutes.contains)
  }

  private static let absolutes: Set<Substring> = [
    "all", "always", "any", "every", "everything", "never", "nobody", "nothing", "only",
  ]
}
