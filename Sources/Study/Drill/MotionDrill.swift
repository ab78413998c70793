import Curriculum
import Recall
import Simulation

/// Makes up programs in which something moves.
struct MotionDrill {
  private var random: SplitMix64

  static func make(_ world: World, level: Int, random: SplitMix64) -> MotionSketch {
    var drill = MotionDrill(random: random)
    return drill.sketch(world, level: level)
  }

  private init(random: SplitMix64) { self.random = random }

  private mutating func sketch(_ world: World, level: Int) -> MotionSketch {
    var sketch = MotionSketch(
      container: pick([FrameworkContainer.column, .row, .pile, .list, .form]).rawValue,
      part: pick(world.parts), root: world.root, flag: world.flag, other: pick(world.counts),
      figure: pick(Self.figures), property: property(), trigger: trigger(level: level),
      duration: pick([4, 8, 16]), time: 1)
    if level > 2, happens(oneIn: 2) { sketch.delay = pick([2, 4]) }
    if level > 2, happens(oneIn: 3) { sketch.isFast = true }
    if level > 3, happens(oneIn: 2) { sketch.repeats = (pick([2, 3]), happens(oneIn: 2)) }
    let once = sketch.duration / (sketch.isFast ? 2 : 1)
    let whole = sketch.delay + once * (sketch.repeats?.count ?? 1)
    // In the middle, at a quarter, and now and then when all is over.
    let moments = stride(from: once / 4, through: whole, by: max(once / 4, 1)).map { $0 }
    sketch.time = max(1, happens(oneIn: 6) ? whole + 2 : pick(moments))
    return sketch
  }

  private static let figures = [
    "Color.red", "Circle()", "Capsule()", "Text(\"Here\")", "Rectangle()",
    "Image(systemName: \"star\")",
  ]

  private mutating func property() -> MotionSketch.Property {
    typealias Property = MotionSketch.Property
    let far = pick([(0, 40), (20, 100), (0, 160), (80, 0), (40, 200), (120, 40)])
    return pick([
      Property(
        name: "offset x", before: ".offset(x: ", after: ")", start: "\(far.0)", end: "\(far.1)"),
      Property(
        name: "offset y", before: ".offset(y: ", after: ")", start: "\(far.1)", end: "\(far.0)"),
      Property(name: "opacity", before: ".opacity(", after: ")", start: "1", end: "0"),
      Property(name: "opacity", before: ".opacity(", after: ")", start: "0", end: "1"),
      Property(name: "scale", before: ".scaleEffect(", after: ")", start: "1", end: "3"),
      Property(
        name: "rotation", before: ".rotationEffect(.degrees(", after: "))", start: "0",
        end: pick(["180", "360", "90"])),
    ])
  }

  private mutating func trigger(level: Int) -> MotionSketch.Trigger {
    switch level {
    case 1: pick([.around, .around, .around, .nothing])
    case 2: pick([.around, .nothing, .modifier(watchesIt: happens(oneIn: 2), isOutside: true)])
    default:
      pick([
        .around, .modifier(watchesIt: true, isOutside: true),
        .modifier(watchesIt: happens(oneIn: 2), isOutside: happens(oneIn: 2)), .nothing,
      ])
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// True once in so many times.
  private mutating func happens(oneIn times: Int) -> Bool {
    Int.random(in: 1...times, using: &random) == 1
  }
}

extension Drill {
  /// A line of a program about motion has so many letters at most.
  private static let widest = 72

  /// A drill of what moves; nil if the program is not worth asking about.
  init?(motion family: DrillFamily, level: Int, random: SplitMix64, seen: Set<String>) {
    var random = random
    guard let world = World.all.randomElement(using: &random) else { return nil }
    let sketch = MotionDrill.make(world, level: level, random: random)
    var print = Fingerprint()
    print.add(sketch.source + sketch.events.joined())
    guard sketch.source.split(separator: "\n").allSatisfy({ $0.count <= Self.widest }) else {
      return nil
    }
    guard !seen.contains(print.text), let question = sketch.question, let right = sketch.answer,
      let key = right.key.first
    else { return nil }
    var wrong: [(belief: MotionBelief, number: String)] = []
    for belief in sketch.beliefs {
      guard let number = belief.program.answer?.key.first, number != key,
        !wrong.contains(where: { $0.number == number })
      else { continue }
      wrong.append((belief, number))
    }
    wrong = Array(wrong.prefix(3))
    guard wrong.count >= 2, ([key] + wrong.map(\.number)).allSatisfy(\.isShort) else { return nil }
    let nowhere = Position(line: 1, column: 1)
    let options =
      [Option(number: key, misconception: nil, "", isKey: true)]
      + wrong.map {
        Option(number: $0.number, misconception: $0.belief.misconception, $0.belief.truth)
      }
    self.init(
      family: family, level: level,
      exercise: TraceExercise(
        id: family.item, was: [], revision: 1, concepts: [], listing: family.item,
        root: sketch.root, events: sketch.events, subject: .value, layout: question,
        stem: [.paragraph(sketch.stem, nowhere)], options: options.shuffled(using: &random),
        hints: sketch.hints, explanation: sketch.explanation, position: nowhere),
      listing: Listing(id: family.item, source: sketch.source, position: nowhere),
      prediction: right, mistakes: [], fingerprint: print.text)
  }
}

extension String {
  /// Whether a number can be reckoned in the head.
  fileprivate var isShort: Bool { (split(separator: ".").dropFirst().first?.count ?? 0) <= 2 }
}

extension Option {
  fileprivate init(number: String, misconception: String?, _ truth: String, isKey: Bool = false) {
    self.init(
      text: Prose([Prose.Run(number, .code)]), isKey: isKey, misconception: misconception,
      rationale: Prose(truth), position: Position(line: 1, column: 1))
  }
}

extension MotionSketch {
  fileprivate var stem: Prose {
    Prose([
      Prose.Run("You tap \"\(flag.button)\". What is the "), Prose.Run(property.name, .code),
      Prose.Run(" of "), Prose.Run(part, .code),
      Prose.Run(" as it is drawn \(Self.seconds(time)) s later?"),
    ])
  }

  fileprivate var hints: [Prose] {
    [
      Prose(
        "First ask whether anything says that this change is animated, and whether it reaches it."),
      Prose(
        "Then take off what comes before it moves, and see which part of its way is behind it."),
    ]
  }

  fileprivate var explanation: Prose {
    let reach =
      switch trigger {
      case .around: "What is written inside of withAnimation is animated wherever it shows."
      case .nothing: "Nothing says that this change is animated, so it is there at once."
      case .modifier(false, _):
        "The animation is used only when its value differs, and \(other.name) stays as it is."
      case .modifier(true, false):
        "An animation modifier animates what stands above it, and this change stands below."
      case .modifier(true, true):
        "The animation reaches what stands above it when its value differs."
      }
    let isMoving = trigger == .around || trigger == .modifier(watchesIt: true, isOutside: true)
    guard isMoving else { return Prose(reach) }
    let once = Self.seconds(duration)
    var parts = [
      reach, "It takes \(once) s in equal steps from \(property.start) to \(property.end).",
    ]
    if isFast { parts.append("At twice the speed that is half of the time.") }
    if let repeats {
      parts.append(
        "It is played \(repeats.count) times, "
          + (repeats.reverses ? "every second time backwards." : "each time from the beginning."))
    }
    if delay > 0 { parts.append("It begins after \(Self.seconds(delay)) s.") }
    return Prose(parts.joined(separator: " "))
  }
}
