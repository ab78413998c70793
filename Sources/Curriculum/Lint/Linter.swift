import Simulation

/// Checks lessons. It knows all rules and no details.
public struct Linter: Sendable {
  private let checks: [any Check]
  private let keepsLessons: Bool

  /// - Parameters:
  ///   - oracle: Who answers traces; nil leaves listings and traces unsimulated, which is what
  ///     loading a pack does.
  ///   - keepsLessons: Whether the report has the lessons, too: thousands of them take much memory.
  public init(oracle: Oracle? = .simulator, keepsLessons: Bool = false) {
    self.keepsLessons = keepsLessons
    var checks: [any Check] = [
      FrontMatterCheck(), IdentifierCheck(), HeaderCheck(), PhraseCheck(), OptionCheck(),
      HintCheck(), ClozeCheck(), RepeatedAnswerCheck(), MockupCheck(),
      ExerciseCheck(), MinutesCheck(),
    ]
    if let oracle {
      checks += [
        SimulationCheck(oracle: oracle), DrawnMockupCheck(oracle: oracle),
        ExerciseRunCheck(oracle: oracle),
      ]
    }
    self.checks = checks
  }

  /// Checks a pack, or some of its lessons in the context of all.
  ///
  /// - Parameter isChecked: Takes a path inside the folder, `03-state/who-reruns.md`.
  public func lint(
    _ folder: PackFolder, only isChecked: @escaping (String) -> Bool = { _ in true }
  ) -> LintReport {
    read(folder, only: isChecked).report
  }

  /// The same, with what was read of the pack.
  ///
  /// - Parameters:
  ///   - progress: Is told the share that is read, 0...1.
  ///   - checked: Is told how many lessons are checked.
  func read(
    _ folder: PackFolder, isSingleFile: Bool = false,
    only isChecked: (String) -> Bool = { _ in true },
    progress: (Double) -> Void = { _ in }, checked: @escaping (Int) -> Void = { _ in }
  ) -> (pack: PackDraft, report: LintReport) {
    var checking = Checking(checks: checks, keepsLessons: keepsLessons, told: checked)
    let pack = PackDraft(folder, isSingleFile: isSingleFile, progress: progress) {
      inside, lesson, basis in
      checking.count(lesson)
      if isChecked(inside) { checking.add(lesson, basis) }
    }
    checking.finish()
    let prefix = folder.path.isEmpty ? "" : folder.path + "/"
    let report = report(on: pack, of: folder, checking) { path in
      isChecked(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
    }
    return (pack, report)
  }

  /// What there is to say of a pack that was read, in the order of its files and lines.
  private func report(
    on pack: PackDraft, of folder: PackFolder, _ checking: Checking,
    where isChosen: (String) -> Bool
  ) -> LintReport {
    let prefix = folder.path.isEmpty ? "" : folder.path + "/"
    let context = PackContext(pack, isChecked: { isChosen($0.path) })
    let lessons = pack.lessons.filter { isChosen($0.path) }
    var findings = pack.findings.filter { isChosen($0.path) }
    if isChosen(prefix + "misconceptions.yml") {
      findings += MisconceptionCheck().findings(in: pack)
    }
    if isChosen(prefix + "topics.yml") { findings += TopicCheck().findings(in: pack) }
    if isChosen(prefix + "concepts.yml") { findings += GroundCheck().findings(in: pack) }
    if lessons.count == pack.lessons.count, !pack.isSingleFile {
      findings += OptionShapeCheck().findings(in: checking.optionShapes, at: folder.path)
      findings += KeyCountCheck().findings(in: checking.keyCounts, at: folder.path)
    }
    for lesson in lessons {
      let remarks = Self.neighbourChecks.flatMap { $0.remarks(on: lesson, of: context) }
      let found =
        (checking.read[lesson.path]?.findings ?? []) + folder.findings(remarks, in: lesson.path)
      findings += found.sorted {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
    }
    return LintReport(
      findings: findings, lessons: lessons.count,
      drafts: lessons.compactMap { checking.read[$0.path]?.lesson },
      waitingDrafts: checking.waitingDrafts)
  }

  private static let neighbourChecks: [any NeighbourCheck] = [PrerequisiteCheck(), NameCheck()]
}

/// Checks the lessons of a pack each for itself, many at once.
private struct Checking {
  /// Lessons that are in memory together.
  private static let mostAtOnce = 100

  let checks: [any Check]
  let keepsLessons: Bool
  /// Hears how many lessons are checked.
  let told: (Int) -> Void
  /// What was found in a lesson, by its path, and the lesson if it is to be kept.
  private(set) var read: [String: (findings: [Finding], lesson: Lesson?)] = [:]
  /// Questions and exercises of guides that nobody has accepted or dropped yet.
  private(set) var waitingDrafts = 0
  /// How the options of all lessons look, checked or not.
  private(set) var optionShapes = OptionShapeCheck.Tally()
  /// How many of them are right where several can be.
  private(set) var keyCounts = KeyCountCheck.Tally()
  private var waiting: [(lesson: LessonDraft, basis: PackBasis)] = []

  init(checks: [any Check], keepsLessons: Bool, told: @escaping (Int) -> Void) {
    self.checks = checks
    self.keepsLessons = keepsLessons
    self.told = told
  }

  /// Takes a lesson into what is told of the whole pack.
  mutating func count(_ lesson: LessonDraft) {
    optionShapes.add(lesson.items)
    keyCounts.add(lesson.items)
  }

  mutating func add(_ lesson: LessonDraft, _ basis: PackBasis) {
    waitingDrafts +=
      lesson.items.count { $0.item.draft == .waiting }
      + lesson.shownTraces.count { $0.trace.draft == .waiting }
      + lesson.exercises.count { $0.exercise.draft == .waiting }
    waiting.append((lesson, basis))
    if waiting.count == Self.mostAtOnce { finish() }
  }

  /// Checks what was added. What is simulated takes most of the time, and lessons do not depend on
  /// each other.
  mutating func finish() {
    let before = read.count
    let found = waiting.mapOnAllProcessors(
      atLeast: 2, told: { [told] in told(before + $0) }
    ) { [checks] lesson, basis in
      checks.flatMap { $0.findings(in: lesson, of: basis) }
    }
    for ((lesson, _), found) in zip(waiting, found) {
      read[lesson.source.path] = (lesson.findings + found, keepsLessons ? lesson.lesson : nil)
    }
    waiting = []
  }
}

extension PackFolder {
  /// The text of a lesson is looked at again only where there is something to say of it.
  fileprivate func findings(_ remarks: [Remark], in path: String) -> [Finding] {
    guard !remarks.isEmpty, let bytes = bytes(ofLessonAt: path),
      let source = try? SourceText(path: path, bytes: bytes)
    else { return [] }
    return remarks.map {
      source.finding($0.rule, $0.severity, at: $0.place, $0.message, advice: $0.advice)
    }
  }
}

/// What a linter found, in the order of the files and lines.
public struct LintReport: Sendable {
  public var findings: [Finding]
  /// How many lessons were checked.
  public var lessons: Int
  /// The lessons that were checked, if they were to be kept, in the order of teaching, sound or not,
  /// as far as they could be read.
  public var drafts: [Lesson]

  /// How many questions a machine made and nobody has accepted.
  public var waitingDrafts: Int

  public init(
    findings: [Finding], lessons: Int, drafts: [Lesson] = [], waitingDrafts: Int = 0
  ) {
    self.waitingDrafts = waitingDrafts
    self.findings = findings
    self.lessons = lessons
    self.drafts = drafts
  }
}
