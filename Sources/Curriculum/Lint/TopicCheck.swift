/// The topics to be quizzed about: each once, of lessons and concepts that exist, and together about
/// everything.
///
/// A name that is out of date is a warning: the topic asks less, and no lesson suffers from it.
struct TopicCheck {
  func findings(in pack: PackDraft) -> [Finding] {
    guard let source = pack.topicSource else { return [] }
    let lessons = pack.lessons
    let known = Set(lessons.flatMap(\.concepts))
    var slugs: Set<String> = []
    var findings: [Finding] = []
    for draft in pack.topics {
      findings += shapeFindings(draft, source)
      if !slugs.insert(draft.topic.slug).inserted {
        findings.append(
          source.finding(
            .topicEntry, at: draft.slugPlace, "\"\(draft.topic.slug)\" stands twice",
            advice: "delete one of the two"))
      }
      findings += meaningFindings(draft, lessons, known, source)
      findings += draft.concepts.filter { !known.contains($0.text) }.map {
        source.finding(
          .unknownConcept, .warning, at: $0.place,
          "no lesson introduces the concept \"\($0.text)\"",
          advice: "name one of the concepts in some lesson's front matter")
      }
      findings += draft.lessons.filter { name in !lessons.contains { $0.id == name.text } }.map {
        source.finding(
          .unknownLesson, .warning, at: $0.place, "no lesson is called \($0.text)",
          advice: "name the id of a lesson")
      }
    }
    return findings + leftOut(pack)
  }

  private func shapeFindings(_ draft: TopicDraft, _ source: SourceText) -> [Finding] {
    let topic = draft.topic
    let problem: (message: String, advice: String)? =
      if topic.slug.isEmpty || topic.title.isEmpty {
        ("this topic has no \(topic.slug.isEmpty ? "slug" : "title")", "write slug and title")
      } else if !isIdentifier(topic.slug) {
        ("\"\(topic.slug)\" is no name for a topic", "use 3 to 40 of a-z, 0-9 and -")
      } else if topic.slug == Topic.everything {
        ("\"\(topic.slug)\" stands for everything seen so far", "choose another slug")
      } else if topic.concepts.isEmpty, topic.lessons.isEmpty {
        ("this topic is about nothing", "write concepts or lessons")
      } else {
        nil
      }
    guard let problem else { return [] }
    return [
      source.finding(
        .topicEntry, at: draft.slugPlace, problem.message, advice: problem.advice)
    ]
  }

  /// A topic may be called like a lesson or a concept if it asks whatever that one would ask.
  private func meaningFindings(
    _ draft: TopicDraft, _ lessons: [LessonSummary], _ known: Set<String>, _ source: SourceText
  ) -> [Finding] {
    let topic = draft.topic
    let lesson = lessons.first { $0.id == topic.slug }
    let hidesLesson = lesson != nil && !topic.lessons.contains(topic.slug)
    let hidesConcept = known.contains(topic.slug) && !topic.concepts.contains(topic.slug)
    guard hidesLesson || hidesConcept else { return [] }
    return [
      source.finding(
        .topicEntry, at: draft.slugPlace,
        "a \(hidesLesson ? "lesson" : "concept") is called \"\(topic.slug)\", too",
        advice: "add it to the topic's \(hidesLesson ? "lessons" : "concepts"), or rename the topic"
      )
    ]
  }

  /// Concepts that nobody is quizzed about; told where a lesson introduces them.
  private func leftOut(_ pack: PackDraft) -> [Finding] {
    var covered = Set(pack.topics.flatMap(\.topic.concepts))
    for lesson in pack.lessons
    where pack.topics.contains(where: { $0.topic.lessons.contains(lesson.id) }) {
      covered.formUnion(lesson.concepts)
    }
    return pack.lessons.flatMap { lesson in
      lesson.concepts.filter { covered.insert($0).inserted }.map { concept in
        Finding(
          .topicMissing, .warning, path: lesson.path, position: lesson.conceptsPlace.position,
          length: lesson.conceptsPlace.length,
          message: "the concept \"\(concept)\" is in no topic",
          advice: "add it to one in topics.yml", excerpt: lesson.conceptsLine)
      }
    }
  }
}
