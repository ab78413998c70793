import Guides

/// A pack that was made of guides: files, and what became of every line.
public struct ImportedPack: Sendable {
  /// Texts by path inside of the folder of the pack.
  public var files: [String: String]
  public var reports: [GuideReport]
  /// How long the simulator ran listings for it; the rest was reading and writing.
  public var simulated: Duration = .zero
}

/// Makes a pack of guides.
public struct GuideImport {
  /// The name of the pack: 3 to 40 of `a-z`, `0-9` and `-`.
  public var name: String
  /// The day of today, `YYYY-MM-DD`.
  public var day: String
  /// Concepts that are known already.
  public var concepts: [String]

  public init(name: String, day: String, concepts: [String] = []) {
    self.name = name
    self.day = day
    self.concepts = concepts
  }

  /// - Parameter progress: Is told the share that is done, 0...1.
  public func pack(of guides: [Guide], progress: (Double) -> Void = { _ in }) -> ImportedPack {
    var pack = ImportedPack(files: [:], reports: [])
    var lessonNames = Identifiers()
    var itemNames = Identifiers()
    var introduced: [String] = []
    let mix = QuestionMix()
    let time = MachineTime()
    for (index, guide) in guides.enumerated() {
      let part = partName(of: guide, number: index + 1)
      mix.beginGuide()
      let lessons = lessons(of: guide, mix, time, &lessonNames, &itemNames) { share in
        progress((Double(index) + share) / Double(guides.count))
      }
      var files: [String] = []
      for (place, lesson) in lessons.enumerated() {
        let number = place < 9 ? "0\(place + 1)" : "\(place + 1)"
        let file = "\(part)/\(number)-\(lesson.id).md"
        files.append(file)
        pack.files[file] = lesson.lines.joined(separator: "\n") + "\n"
        introduced += lesson.concepts.filter { !introduced.contains($0) }
      }
      let written = Array(zip(lessons.map(\.written), files))
      pack.reports.append(GuideReport(guide, lessons: written, time))
    }
    pack.simulated = time.total
    pack.files["pack.yml"] = "name: \(name)\n"
    pack.files["misconceptions.yml"] = "[]\n"
    pack.files["topics.yml"] = topics(introduced, titled: guides.first.flatMap(title) ?? name)
    return pack
  }

  private struct Finished {
    var written: WrittenLesson
    var concepts: [String]
    var id: String { written.id }
    var lines: [String] { written.lines }
  }

  private func lessons(
    of guide: Guide, _ mix: QuestionMix, _ time: MachineTime,
    _ lessonNames: inout Identifiers, _ itemNames: inout Identifiers, progress: (Double) -> Void
  ) -> [Finished] {
    let title = title(of: guide)
    let cuts = LessonCutting.lessons(of: Outlining.sections(of: guide.blocks), titled: title)
    let writing = BlockWriting(guide)
    let terms = CodeTerms.all(in: guide.blocks)
    let parsed = ParsedListings()
    let lessonWriting = LessonWriting(
      guide: guide, writing: writing, parsed: parsed, machine: ListingMachine(time: time),
      quizzes: QuizItems(
        writing: writing, terms: terms, declared: CodeTerms.declared(in: guide.blocks),
        introductions: IntroducedTerms(in: guide, writing),
        fields: TableItems.fields(in: guide.blocks)), mix: mix, day: day,
      declarations: ListingJoining.declarations(in: guide.blocks, parsed: parsed),
      source: title == fileName(guide) ? title : "\(title) (\(fileName(guide)))")
    let matching = GuideConcepts(concepts)
    var finished: [Finished] = []
    var asked: Set<String> = []
    for (place, cut) in cuts.enumerated() {
      progress(Double(place) / Double(cuts.count))
      let id = lessonNames.name(for: cut.name, or: "\(name)-lesson")
      let concepts = matching.concepts(of: cut, or: id)
      let written = lessonWriting.written(
        cut, id: id, concepts: concepts, &itemNames, asked: &asked)
      let parts = LessonHalving(writing: lessonWriting, concepts: concepts)
        .lessons(of: written) { lessonNames.name(for: $0, or: "\(name)-lesson") }
      finished += parts.map { Finished(written: $0, concepts: concepts) }
    }
    return finished
  }

  private func title(of guide: Guide) -> String {
    guide.title.flatMap { $0.isEmpty ? nil : $0 }
      ?? fileName(guide)
  }

  private func fileName(_ guide: Guide) -> String {
    guide.name.split(separator: "/").last.map(String.init) ?? name
  }

  private func partName(of guide: Guide, number: Int) -> String {
    let slug = Identifiers.slug(title(of: guide), most: 32) ?? "guide"
    return (number < 10 ? "0\(number)" : "\(number)") + "-" + slug
  }

  private func topics(_ concepts: [String], titled title: String) -> String {
    let list = concepts.joined(separator: ", ")
    let words = title.filter { $0 != "\"" && $0 != "\\" }
    return "- slug: \(slugOfTopic(concepts))\n  title: \"\(words)\"\n  concepts: [\(list)]\n"
  }

  /// No topic may be called like a concept or lesson that it is not about.
  private func slugOfTopic(_ concepts: [String]) -> String {
    let slug = "guide-" + name
    return String(slug.prefix(40))
  }
}
