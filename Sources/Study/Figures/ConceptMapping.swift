import Curriculum
import Recall

/// Works out the map of concepts from the lessons and the cards.
///
/// What a concept rests on the pack says (`concepts.yml`). Of a concept of which it says nothing, the
/// order of lessons tells: it is introduced by the first lesson that names it, and rests on the concepts
/// of the lessons that this one requires, as far as they were introduced before.
struct ConceptMapping {
  let course: Course
  /// Of the cards that were answered.
  let memories: [String: MemoryState]
  let scheduler: Scheduler
  /// What is wished for single concepts.
  let retentions: [String: Double]
  /// Seconds since 1970.
  let now: Int
  /// The learner's own, in the order in which they were made.
  var links: [ConceptMap.Link] = []

  func map() -> ConceptMap {
    let teaching = teaching()
    let asking = asking()
    let grounds = grounds(teaching)
    let layers = layers(grounds)
    var concepts = teaching.map { entry in
      concept(
        entry.name, entry.lessons, asking[entry.name] ?? [], layer: layers[entry.name] ?? 0,
        restsOn: grounds[entry.name] ?? [])
    }
    for index in concepts.indices {
      let name = concepts[index].name
      concepts[index].carries = concepts.filter { $0.restsOn.contains(name) }.map(\.name)
    }
    let sorted = concepts.enumerated().sorted {
      ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset)
    }.map(\.element)
    return ConceptMap(concepts: sorted, advice: advice(sorted), links: links)
  }

  /// The topics of the course, and everything that was seen.
  func topics(seen: [CourseCard]) -> TopicList {
    let goal = scheduler.desiredRetention
    func entry(_ name: String, _ title: String, _ cards: [CourseCard]) -> TopicList.Entry {
      let knowledge = knowledge(of: cards, goal: goal)
      return TopicList.Entry(
        name: name, title: title, standing: knowledge.standing, cards: knowledge.cards,
        seen: knowledge.seen, recall: knowledge.recall, goal: goal)
    }
    let topics = course.topics.map { entry($0.slug, $0.title, course.cards(of: $0)) }
    return TopicList(topics: topics + [entry(Topic.everything, "Everything seen so far", seen)])
  }

  /// What each concept that is taught rests on.
  private func grounds(_ teaching: Teaching) -> [String: [String]] {
    let taught = Set(teaching.map(\.name))
    let said = Dictionary(
      course.grounds.map { ($0.concept, $0.restsOn.filter(taught.contains)) },
      uniquingKeysWith: { first, _ in first })
    return teaching.reduce(into: [:]) { grounds, entry in
      grounds[entry.name] = said[entry.name] ?? restsOn(entry.name, entry.lessons[0], teaching)
    }
  }

  /// How far each concept is from those that rest on nothing, by the longest way. Where the lessons of
  /// two packs made a circle, it is cut.
  private func layers(_ grounds: [String: [String]]) -> [String: Int] {
    var layers: [String: Int] = [:]
    var open: Set<String> = []
    func layer(_ name: String) -> Int {
      if let known = layers[name] { return known }
      guard open.insert(name).inserted else { return 0 }
      let layer = (grounds[name] ?? []).map { layer($0) + 1 }.max() ?? 0
      layers[name] = layer
      return layer
    }
    for name in grounds.keys.sorted() { _ = layer(name) }
    return layers
  }

  private typealias Teaching = [(name: String, lessons: [CourseLesson])]

  /// Every concept with the lessons that teach it, or ask about it, in the order of introduction.
  private func teaching() -> Teaching {
    var places: [String: Int] = [:]
    var teaching: Teaching = []
    for lesson in course.lessons {
      let asked = course.cards(of: lesson).flatMap(\.concepts)
      for name in lesson.concepts + asked {
        guard let place = places[name] else {
          places[name] = teaching.count
          teaching.append((name, [lesson]))
          continue
        }
        if teaching[place].lessons.last?.id != lesson.id { teaching[place].lessons.append(lesson) }
      }
    }
    return teaching
  }

  /// The cards about each concept.
  private func asking() -> [String: [CourseCard]] {
    var cards: [String: [CourseCard]] = [:]
    for card in course.cards {
      for concept in Set(card.concepts) { cards[concept, default: []].append(card) }
    }
    return cards
  }

  private func restsOn(_ name: String, _ lesson: CourseLesson, _ teaching: Teaching) -> [String] {
    let required = lesson.requires.compactMap { course.lesson($0) }
    return teaching.filter { entry in
      entry.lessons[0].number < lesson.number
        && required.contains { lesson in entry.lessons.contains { $0.id == lesson.id } }
    }.map(\.name)
  }

  private func concept(
    _ name: String, _ lessons: [CourseLesson], _ cards: [CourseCard], layer: Int,
    restsOn: [String]
  ) -> ConceptMap.Concept {
    let goal = retentions[name] ?? scheduler.desiredRetention
    let knowledge = knowledge(of: cards, goal: goal)
    return ConceptMap.Concept(
      name: name, standing: knowledge.standing, cards: knowledge.cards, seen: knowledge.seen,
      recall: knowledge.recall, goal: goal, layer: layer, lessons: lessons.map(\.id),
      restsOn: restsOn, carries: [])
  }

  typealias Knowledge = (standing: ConceptMap.Standing, cards: Int, seen: Int, recall: Double?)

  /// What is known of some cards.
  func knowledge(of cards: [CourseCard], goal: Double) -> Knowledge {
    // In the first of its short steps a card was just not known: that the answer was read since does
    // not count.
    let chances = cards.compactMap { memories[$0.id] }.map {
      $0.step == 0 ? 0 : scheduler.retrievability($0, at: now)
    }
    let recall = chances.isEmpty ? nil : chances.reduce(0, +) / Double(chances.count)
    let isHalfSeen = chances.count * 2 >= cards.count
    let standing: ConceptMap.Standing =
      if let recall { isHalfSeen && recall >= goal ? .known : .shaky } else { .unseen }
    return (standing, cards.count, chances.count, recall)
  }

  private func advice(_ concepts: [ConceptMap.Concept]) -> [ConceptMap.Advice] {
    let shaky = concepts.filter { $0.standing == .shaky && $0.recall ?? 1 < $0.goal }
    let weakest = shaky.enumerated().sorted {
      ($0.element.recall ?? 1, $0.offset) < ($1.element.recall ?? 1, $1.offset)
    }.prefix(3).map(\.element)
    return weakest.map { weak in
      ConceptMap.Advice(
        concept: weak.name, recall: weak.recall ?? 0,
        before: concepts.first { $0.restsOn.contains(weak.name) && $0.standing != .known }?.name)
    }
  }
}

extension StudySession {
  /// Works out what is known of each concept now, and what it rests on.
  public func conceptMap() throws -> ConceptMap { try conceptMapping().map() }

  /// Works out what is known of each topic now, and of everything that was seen.
  public func topicList() throws -> TopicList {
    try conceptMapping().topics(seen: seen())
  }

  private func conceptMapping() throws -> ConceptMapping {
    ConceptMapping(
      course: course, memories: try store.memories(), scheduler: try store.scheduler(),
      retentions: try store.retentions(), now: clock.seconds,
      links: try store.writings().filter { $0.form == .link }.map {
        ConceptMap.Link(id: $0.shortID, concepts: $0.concepts, because: $0.text)
      })
  }
}

extension ConceptMap {
  /// The concept of that name, or of those words.
  ///
  /// - Throws: ``StudyError/unknownConcept(_:names:)``.
  public func named(_ name: String) throws(StudyError) -> Concept {
    let names = concepts.map { TitleSearch.TitledName(name: $0.name, title: "") }
    let found =
      concept(name.lowercased()) ?? TitleSearch(name).name(among: [names]).flatMap(concept)
    guard let found else { throw .unknownConcept(name, names: concepts.map(\.name)) }
    return found
  }

  /// The map of one concept alone.
  ///
  /// - Throws: ``StudyError/unknownConcept(_:names:)``.
  public func narrowed(to name: String) throws(StudyError) -> ConceptMap {
    let concept = try named(name)
    return ConceptMap(
      concepts: [concept], advice: advice.filter { $0.concept == concept.name },
      links: links(of: concept))
  }
}
