/// Whether somebody who knows nothing finds keys by the look of the options, over all questions of a
/// pack together: one key has to be the longest option now and then, many must not be.
struct OptionShapeCheck {
  /// How unlikely so many hits have to be by chance alone before they are told: with a dozen cues, a
  /// pack without any leaning is told of one in about a hundred.
  static let significance = 0.001

  /// Something that options can be told apart by without being understood.
  private struct Cue: Sendable {
    /// What bears it, as the subject of a sentence.
    var name: String
    /// Whether it is a matter of wording; what a trace offers are names that nobody worded.
    var isWording = true
    /// Which options of a question bear it.
    var bears: @Sendable ([Option]) -> [Bool]
  }

  func findings(in pack: PackDraft, at path: String) -> [Finding] {
    let items = pack.lessons.flatMap(\.items)
    return Self.cues.compactMap { cue in
      let trials = items.filter { $0.kind != nil || !cue.isWording }.compactMap(Self.options)
        .compactMap { Self.trial(of: cue, in: $0) }
      let hits = trials.count(where: \.isHit)
      let mean = trials.reduce(0) { $0 + $1.chance }
      // The usual number of hits, or fewer, is not unlikely.
      guard Double(hits) > mean,
        Self.distribution(trials.map(\.chance)).chance(ofAtLeast: hits) < Self.significance
      else { return nil }
      let expected = Int(mean.rounded())
      return Finding(
        .optionShape, .warning, path: path, position: Position(line: 1, column: 1),
        message: "\(cue.name) is the key in \(hits) of \(trials.count) questions, by chance it "
          + "would be in about \(expected): the look of an option must not tell what it is")
    }
  }

  /// The options of a question that has right and wrong ones.
  private static func options(of item: ItemDraft) -> [Option]? {
    let isTrace = item.block.word == "trace" && item.block.value("ask") != "order"
    guard item.kind == .choice || item.kind == .several || isTrace else { return nil }
    let options = item.options.map(\.option)
    return options.contains(where: \.isKey) && !options.allSatisfy(\.isKey) ? options : nil
  }

  /// Whether the cue leads to a key, and how likely it would by chance; nil where it leads nowhere.
  private static func trial(of cue: Cue, in options: [Option]) -> (isHit: Bool, chance: Double)? {
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
  }

  private static let cues: [Cue] =
    [
      Cue(name: "the longest option") { extreme($0, >) },
      Cue(name: "the shortest option") { extreme($0, <) },
      Cue(name: "the only option with code") { only($0, hasCode) },
      Cue(name: "the only option without code") { only($0) { !hasCode($0) } },
      Cue(name: "an option that says always, never, only or the like") { $0.map(isAbsolute) },
      Cue(name: "an option that says no always, never or only, where others do,") {
        $0.map { !isAbsolute($0) }
      },
    ]
    + ["first", "second", "third", "fourth"].enumerated().map { place, ordinal in
      Cue(name: "the \(ordinal) option of the file", isWording: false) {
        $0.indices.map { $0 == place }
      }
    }

  /// The one option whose text is longer, or shorter, than that of every other.
  private static func extreme(
    _ options: [Option], _ precedes: @Sendable (Int, Int) -> Bool
  ) -> [Bool] {
    let lengths = options.map { cells($0.text.text) }
    return lengths.indices.map { index in
      lengths.indices.allSatisfy { $0 == index || precedes(lengths[index], lengths[$0]) }
    }
  }

  private static func only(_ options: [Option], _ has: @Sendable (Option) -> Bool) -> [Bool] {
    let bearing = options.map(has)
    return bearing.count(where: \.self) == 1 ? bearing : bearing.map { _ in false }
  }

  private static func hasCode(_ option: Option) -> Bool {
    option.text.runs.contains { $0.style == .code }
  }

  private static let absolutes: Set<Substring> = [
    "all", "always", "any", "every", "everything", "never", "nobody", "nothing", "only",
  ]

  private static func isAbsolute(_ option: Option) -> Bool {
    option.text.text.lowercased().split { !$0.isLetter }.contains(where: absolutes.contains)
  }
}
