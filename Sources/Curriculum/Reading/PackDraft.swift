/// A pack as it was read, sound or not. Its lessons are looked at one by one while they are read: all of
/// them at once would take a hundred times the memory of their text.
struct PackDraft: Sendable {
  struct PartDraft: Sendable {
    var name: PartName?
    var lessons: [LessonSummary]
  }

  struct MisconceptionDraft: Sendable {
    var misconception: Misconception
    var slugPlace: Place
    var lessonPlace: Place?
    var tracePlace: Place?
  }

  var name = "swiftui"
  var parts: [PartDraft] = []
  var misconceptions: [MisconceptionDraft] = []
  var misconceptionSource: SourceText?
  var topics: [TopicDraft] = []
  var topicSource: SourceText?
  var grounds: [GroundDraft] = []
  var groundSource: SourceText?
  /// A lesson that belongs to no pack: nothing is known about its neighbours.
  var isSingleFile = false
  /// What reading the pack's own files found; lessons keep theirs.
  var findings: [Finding] = []

  /// In the order of teaching.
  var lessons: [LessonSummary] { parts.flatMap(\.lessons) }

  /// The pack that these drafts describe.
  ///
  /// - Parameter lessons: in the order of teaching.
  func pack(of lessons: [Lesson]) -> Pack {
    var lessons = lessons[...]
    return Pack(
      name: name,
      parts: parts.map { part in
        defer { lessons = lessons.dropFirst(part.lessons.count) }
        return Part(
          number: part.name?.number ?? 0, title: part.name?.title ?? "",
          lessons: Array(lessons.prefix(part.lessons.count)))
      },
      misconceptions: misconceptions.map(\.misconception), topics: topics.map(\.topic),
      grounds: grounds.map(\.ground))
  }

  /// Reads all files of a pack as far as they can be read.
  ///
  /// - Parameters:
  ///   - progress: Is told the share that is read, 0...1.
  ///   - visit: Looks at each lesson, by the path inside the folder and in the order of the paths.
  init(
    _ folder: PackFolder, isSingleFile: Bool = false, progress: (Double) -> Void = { _ in },
    visit: (_ inside: String, LessonDraft, PackBasis) -> Void = { _, _, _ in }
  ) {
    self.isSingleFile = isSingleFile
    var byPart: [String: [LessonSummary]] = [:]
    var basis: PackBasis?
    let files = folder.files.sorted { Self.order($0.key) < Self.order($1.key) }
    for (index, (inside, bytes)) in files.enumerated() {
      progress(Double(index) / Double(files.count))
      do {
        let path = folder.path.isEmpty ? inside : folder.path + "/" + inside
        let source = try SourceText(path: path, bytes: bytes)
        switch inside {
        case "pack.yml": readName(source)
        case "misconceptions.yml": readMisconceptions(source)
        case "topics.yml": readTopics(source)
        case "concepts.yml": readGrounds(source)
        default:
          let slash = inside.lastIndex(of: "/") ?? inside.startIndex
          let lesson = LessonDraft(source)
          let known = basis ?? self.basis
          basis = known
          visit(inside, lesson, known)
          byPart[String(inside[..<slash]), default: []].append(LessonSummary(lesson))
        }
      } catch {
        findings.append(error)
      }
    }
    parts = byPart.map { PartDraft(name: PartName($0.key), lessons: taughtInOrder($0.value)) }
      .sorted {
        ($0.name?.number ?? 0, $0.name?.title ?? "") < ($1.name?.number ?? 0, $1.name?.title ?? "")
      }
    checkParts(folder)
  }

  /// What a pack says of itself comes before its lessons.
  private static func order(_ inside: String) -> (Int, String) {
    (PackFiles.rootFiles.contains(inside) ? 0 : 1, inside)
  }

  private var basis: PackBasis {
    PackBasis(
      isSingleFile: isSingleFile, misconceptions: Set(misconceptions.map(\.misconception.slug)))
  }

  private mutating func checkParts(_ folder: PackFolder) {
    if parts.isEmpty, findings.isEmpty {
      findings.append(
        Finding(
          .emptyPack, path: folder.path, position: Position(line: 1, column: 1),
          message: "this folder holds no lessons; a lesson is NN-part/name.md in it"))
    }
    for (part, next) in zip(parts, parts.dropFirst()) where part.name?.number == next.name?.number {
      findings.append(
        Finding(
          .partNumber, path: folder.path, position: Position(line: 1, column: 1),
          message: "the parts \"\(part.name?.title ?? "")\" and \"\(next.name?.title ?? "")\" "
            + "have the same number; rename a folder"))
    }
  }

  private mutating func readName(_ source: SourceText) {
    do {
      guard let value = try source.yaml(lines: source.lines.indices) else { return }
      guard let name = value["name"] else { return }
      guard let text = name.text, isIdentifier(text) else {
        findings.append(
          source.finding(
            .packName, at: name.place, "this is no name for a pack",
            advice: "use 3 to 40 of a-z, 0-9 and -"))
        return
      }
      self.name = text
    } catch {
      findings.append(error)
    }
  }

  private mutating func readMisconceptions(_ source: SourceText) {
    misconceptionSource = source
    for entry in entries(of: source, .misconceptionEntry, "the misconceptions are no list") {
      read(entry, source)
    }
  }

  private mutating func readTopics(_ source: SourceText) {
    topicSource = source
    topics = entries(of: source, .topicEntry, "the topics are no list").map(TopicDraft.init)
  }

  private mutating func readGrounds(_ source: SourceText) {
    groundSource = source
    grounds = entries(of: source, .conceptEntry, "the concepts are no list").map(GroundDraft.init)
  }

  /// The entries of a file that is one list.
  private mutating func entries(
    of source: SourceText, _ rule: Rule, _ complaint: String
  ) -> [YAMLValue] {
    do {
      guard let value = try source.yaml(lines: source.lines.indices) else { return [] }
      if case .list(let entries) = value.content { return entries }
      findings.append(
        source.finding(
          rule, at: value.place, complaint, advice: "begin each entry with - slug: name"))
    } catch {
      findings.append(error)
    }
    return []
  }

  private mutating func read(_ entry: YAMLValue, _ source: SourceText) {
    func text(_ key: String) -> String { entry[key]?.text ?? "" }
    for key in ["slug", "belief", "truth"] where text(key).isEmpty {
      findings.append(
        source.finding(
          .misconceptionEntry, at: entry.place, "this misconception has no \(key)",
          advice: "write slug, belief and truth"))
    }
    misconceptions.append(
      MisconceptionDraft(
        misconception: Misconception(
          slug: text("slug"), belief: text("belief"), truth: text("truth"),
          lesson: entry["lesson"]?.text, trace: entry["trace"]?.text),
        slugPlace: entry["slug"]?.place ?? entry.place, lessonPlace: entry["lesson"]?.place,
        tracePlace: entry["trace"]?.place))
  }
}

extension YAMLValue {
  /// The value of a key, if this is a mapping that has it.
  subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }
}

/// `[a-z0-9-]{3,40}`
func isIdentifier(_ text: String) -> Bool {
  (3...40).contains(text.utf8.count)
    && text.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: "-")
    }
}

/// Each lesson behind those that it requires; where that leaves a choice, by file name. Lessons in
/// a circle come last.
func taughtInOrder(_ lessons: [LessonSummary]) -> [LessonSummary] {
  var waiting = lessons.sorted { $0.path < $1.path }
  // Of each name, how many lessons are still to come: two may have one by mistake.
  var open = waiting.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
  var taught: [LessonSummary] = []
  while !waiting.isEmpty {
    let next = waiting.firstIndex { lesson in
      !lesson.requires.contains { $0.id != lesson.id && open[$0.id, default: 0] > 0 }
    }
    let lesson = waiting.remove(at: next ?? waiting.startIndex)
    open[lesson.id, default: 0] -= 1
    taught.append(lesson)
  }
  return taught
}
