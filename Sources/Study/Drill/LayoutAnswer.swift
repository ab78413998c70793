import Curriculum
import Recall
import Simulation

/// What the machine says of a made-up layout, and what those say who misread a rule.
struct LayoutAnswer {
  let sketch: LayoutSketch
  let subject: Prediction.Subject
  let prediction: Prediction
  let question: LayoutQuestion
  /// Of measures: wrong ones, each another one, with the misreading that leads to it.
  private(set) var mistakes: [(misreading: Misreading, measure: String)] = []

  /// nil if it should not be asked: it is unsure, or nobody is wrong.
  init?(_ sketch: LayoutSketch, level: Int) {
    guard let area = PreviewArea(sketch.area),
      let simulator = try? Simulator(
        files: [SourceFile(path: "Drill.swift", text: sketch.source)])
    else { return nil }
    self.sketch = sketch
    let subject = sketch.subject
    self.subject = subject
    let question = LayoutQuestion(target: sketch.target ?? "", area: area, asksForPlace: true)
    self.question = question
    func predict(_ misreading: Misreading?) -> Prediction? {
      try? Prediction.compute(
        subject, on: simulator.misreading(misreading), root: sketch.root, events: [],
        about: question)
    }
    guard let prediction = predict(nil), prediction.certainty == .certain else { return nil }
    self.prediction = prediction
    if subject.isMeasured {
      for misreading in Misreading.ofLayout.filter(prediction.occasions.contains) {
        guard let measure = predict(misreading)?.key.first, !prediction.key.contains(measure),
          !mistakes.contains(where: { $0.measure == measure })
        else { continue }
        mistakes.append((misreading, measure))
      }
    }
    let wrong = subject == .screen ? prediction.pictures.count - 1 : mistakes.count
    guard wrong >= (level == 1 ? 1 : 2), isWhole else { return nil }
  }

  /// Whether it can be reckoned in the head: in whole points.
  private var isWhole: Bool {
    (prediction.key + mistakes.map(\.measure)).allSatisfy { !$0.contains(".") }
  }

  private var misreadings: [Misreading] {
    subject == .screen ? prediction.pictures.compactMap(\.misreading) : mistakes.map(\.misreading)
  }

  // MARK: Words

  var stem: Prose {
    guard let target = sketch.target else {
      return Prose("Which drawing shows what is on the screen?")
    }
    let area = "On an area of \(sketch.area.replacing("x", with: " by ")) points: "
    return Prose([
      Prose.Run(area + "how large is "), Prose.Run(target, .code),
      Prose.Run(", and where is its top left corner?"),
    ])
  }

  var hints: [Prose] {
    !sketch.content.contains { $0.contains(".background") }
      ? [
        Prose(
          "First the children that can change least, and the gaps. What is left for the others?"),
        Prose(
          "A stack is as large as its children, and stands in the middle of what it was offered."),
      ]
      : [
        Prose("Read the chain from the inside: each line wraps all that stands above it."),
        Prose("What paints paints the size that stands above it, and nothing that comes after."),
      ]
  }

  /// The rules on which somebody would be wrong here.
  var explanation: Prose { Prose(misreadings.map(\.picture.rule).joined(separator: " ")) }

  /// The measures to choose from, in an order that says nothing.
  func options(_ random: inout SplitMix64) -> [Option] {
    let nowhere = Position(line: 1, column: 1)
    func option(_ measure: String, _ misreading: Misreading?) -> Option {
      Option(
        text: Prose([Prose.Run(measure, .code)]), isKey: misreading == nil,
        misconception: misreading?.rawValue,
        rationale: Prose(
          misreading.map { "It looks " + $0.picture.expectation + "." } ?? ""),
        position: nowhere)
    }
    let all =
      prediction.key.map { option($0, nil) }
      + mistakes.prefix(3).map { option($0.measure, $0.misreading) }
    return all.shuffled(using: &random)
  }
}

extension Drill {
  /// A drill of the layout; nil if the program is not worth asking about.
  init?(
    layout family: DrillFamily, level: Int, random: SplitMix64, seen: Set<String>
  ) {
    var random = random
    guard let world = World.all.randomElement(using: &random) else { return nil }
    let subject = family.subjects(level: level).randomElement(using: &random)
    let sketch =
      family == .modifiers
      ? LayoutDrill.modifiers(world, level: level, asking: subject ?? .screen, random: random)
      : LayoutDrill.stacks(
        world, level: level, asksForPlace: subject == .frame, random: random)
    var print = Fingerprint()
    print.add(sketch.source)
    guard !seen.contains(print.text), let answer = LayoutAnswer(sketch, level: level) else {
      return nil
    }
    let nowhere = Position(line: 1, column: 1)
    self.init(
      family: family, level: level,
      exercise: TraceExercise(
        id: family.item, was: [], revision: 1, concepts: [], listing: family.item,
        root: sketch.root, events: [], subject: answer.subject, layout: answer.question,
        stem: [.paragraph(answer.stem, nowhere)], options: answer.options(&random),
        hints: answer.hints, explanation: answer.explanation, position: nowhere),
      listing: Listing(id: family.item, source: sketch.source, position: nowhere),
      prediction: answer.prediction, mistakes: [], fingerprint: print.text)
  }

  /// The options as they are shown.
  var options: [Question.Option] {
    guard exercise.subject != .screen else {
      return prediction.pictures.map { Question.Option($0) }.shuffled(
        seed: Fuzz.seed(card: fingerprint), avoiding: nil)
    }
    guard asking == .drawing || asking.subject != nil else {
      return exercise.options.map {
        Question.Option($0, isKey: $0.isKey, isOpen: false, rank: nil)
      }
    }
    let key = TraceKey(exercise: exercise, prediction: prediction)
    return exercise.options.map(key.option)
  }
}
