import CardStore
import Curriculum

// A reader and a writer of one type stand together, so that they stay each other's mirror.

extension CourseOutline {
  func write(to writer: inout ByteWriter) {
    writer.put(name)
    writer.put(definitionsMark)
    writer.put(misconceptions) { $1.write(to: &$0) }
    writer.put(topics) { $1.write(to: &$0) }
    writer.put(grounds) { $1.write(to: &$0) }
    writer.put(lessons) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.text(), definitionsMark: try reader.text(),
      misconceptions: try reader.list { reader throws(ByteReader.Damage) in
        try Misconception(from: &reader)
      },
      topics: try reader.list { reader throws(ByteReader.Damage) in try Topic(from: &reader) },
      grounds: try reader.list { reader throws(ByteReader.Damage) in
        try ConceptGround(from: &reader)
      },
      lessons: try reader.list { reader throws(ByteReader.Damage) in
        try LessonOutline(from: &reader)
      })
  }
}

extension Misconception {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [slug, belief, truth] { writer.put(text) }
    for name in [lesson, trace] { writer.put(name) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      slug: try reader.text(), belief: try reader.text(), truth: try reader.text(),
      lesson: try reader.optionalText(), trace: try reader.optionalText())
  }
}

extension Topic {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [slug, title] { writer.put(text) }
    for names in [concepts, lessons] { writer.put(names) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      slug: try reader.text(), title: try reader.text(), concepts: try reader.texts(),
      lessons: try reader.texts())
  }
}

extension ConceptGround {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.put(concept)
    writer.put(restsOn)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(concept: try reader.text(), restsOn: try reader.texts())
  }
}

extension LessonOutline {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.put(part.number)
    writer.put(part.title)
    front.writeFront(to: &writer)
    writer.put(steps) { $0.put($1) }
    writer.put(cards) { $1.write(to: &$0, in: front) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let part = CoursePart(number: try reader.number(), title: try reader.text())
    let front = try Lesson(frontFrom: &reader)
    self.init(
      part: part, front: front,
      steps: try reader.list { reader throws(ByteReader.Damage) in try reader.optionalText() },
      cards: try reader.list { reader throws(ByteReader.Damage) in
        try CardOutline(from: &reader, in: front)
      })
  }
}

extension Lesson {
  fileprivate func writeFront(to writer: inout ByteWriter) {
    for text in [id, title, summary] { writer.put(text) }
    writer.put(minutes)
    for texts in [requires, concepts] { writer.put(texts) }
    for text in [platform, checked] { writer.put(text) }
    writer.put(sources)
    writer.put(path)
  }

  fileprivate init(frontFrom reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      id: try reader.text(), title: try reader.text(), summary: try reader.text(),
      minutes: try reader.number(), requires: try reader.texts(), concepts: try reader.texts(),
      platform: try reader.text(), checked: try reader.text(), sources: try reader.texts(),
      path: try reader.text(), sections: [])
  }
}

extension CardOutline {
  /// Most cards are about what their lesson is about.
  fileprivate func write(to writer: inout ByteWriter, in lesson: Lesson) {
    let hasOwnConcepts = definition.concepts != lesson.concepts
    writer.put(definition.id)
    writer.put(definition.was)
    writer.put(hasOwnConcepts ? 1 : 0)
    if hasOwnConcepts { writer.put(definition.concepts) }
    writer.put(definition.fingerprint)
    writer.put(definition.revision)
    writer.put(item)
    writer.put(deletion ?? 0)
    writer.put(events)
    writer.put(isDraft ? 1 : 0)
    writer.put(isExercise ? 1 : 0)
  }

  fileprivate convenience init(
    from reader: inout ByteReader, in lesson: Lesson
  ) throws(ByteReader.Damage) {
    let id = try reader.text()
    let was = try reader.texts()
    let concepts = try reader.number() == 1 ? try reader.texts() : lesson.concepts
    let definition = CardDefinition(
      id: id, was: was, lesson: lesson.id, concepts: concepts, fingerprint: try reader.text(),
      revision: try reader.number())
    let item = try reader.text()
    // A deletion counts from 1.
    let deletion = try reader.number()
    self.init(
      definition: definition, item: item, deletion: deletion == 0 ? nil : deletion,
      events: try reader.optionalText(), isDraft: try reader.number() == 1,
      isExercise: try reader.number() == 1)
  }
}
