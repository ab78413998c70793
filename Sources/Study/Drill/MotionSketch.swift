import Simulation

/// A made-up program in which one number moves: its facts, of which each belief changes one.
struct MotionSketch {
  /// What says that a change is animated.
  enum Trigger: Equatable {
    /// `withAnimation` around the write.
    case around
    /// `.animation(_:value:)`: whether its value is the one that differs, and whether it stands
    /// outside of what moves.
    case modifier(watchesIt: Bool, isOutside: Bool)
    case nothing
  }

  /// A number that moves, as it is written: what comes before it, and after.
  struct Property: Equatable {
    /// As a question has it: `offset x`.
    let name: String
    let before: String
    let after: String
    let start: String
    let end: String
  }

  /// What holds the view that moves.
  var container: String
  /// The view that moves, the root around it, the button, and a state that nothing else reads.
  var part: String
  var root: String
  var flag: World.Count
  var other: World.Count
  /// What is drawn.
  var figure: String
  var property: Property
  var trigger: Trigger
  /// In quarters of a second.
  var duration: Int
  var delay = 0
  /// Twice as fast.
  var isFast = false
  /// There, back, and there.
  var repeats: (count: Int, reverses: Bool)?
  /// When it is asked, in quarters of a second.
  var time: Int
  /// Whether the button is tapped at all.
  var isTapped = true

  // MARK: Source

  var curve: String {
    var text = ".linear(duration: \(Self.seconds(duration)))"
    if isFast { text += ".speed(2)" }
    if let repeats {
      text += ".repeatCount(\(repeats.count)" + (repeats.reverses ? "" : ", autoreverses: false")
      text += ")"
    }
    if delay > 0 { text += ".delay(\(Self.seconds(delay)))" }
    return text
  }

  var source: String {
    let write = "\(flag.name).toggle()"
    let action =
      trigger == .around
      ? ["Button(\"\(flag.button)\") {", "  withAnimation(\(curve)) {", "    \(write)", "  }", "}"]
      : ["Button(\"\(flag.button)\") { \(write) }"]
    let moving =
      "  \(property.before)\(flag.name) ? \(property.end) : \(property.start)\(property.after)"
    var chain = [figure, moving]
    switch trigger {
    case .modifier(let watchesIt, let isOutside):
      let watched = watchesIt ? flag.name : other.name
      chain.insert("  .animation(\(curve), value: \(watched))", at: isOutside ? 2 : 1)
    case .around, .nothing: break
    }
    let needsOther =
      trigger == .modifier(watchesIt: false, isOutside: true)
      || trigger == .modifier(watchesIt: false, isOutside: false)
    let inputs = needsOther ? [flag.name, other.name] : [flag.name]
    let types = needsOther ? ["Bool", "Int"] : ["Bool"]
    let call = "\(part)(" + inputs.map { "\($0): \($0)" }.joined(separator: ", ") + ")"
    let states =
      ["@State private var \(flag.name) = false"]
      + (needsOther ? ["@State private var \(other.name) = 1"] : [])
    return
      (["struct \(root): View {"] + states.map { "  " + $0 }
      + ["", "  var body: some View {", "    \(container) {", "      \(call)"]
      + action.map { "      " + $0 } + ["    }", "  }", "}", "", "struct \(part): View {"]
      + zip(inputs, types).map { "  let \($0): \($1)" }
      + ["", "  var body: some View {"] + chain.map { "    " + $0 } + ["  }", "}"])
      .joined(separator: "\n")
  }

  /// `1.5` for six quarters.
  static func seconds(_ quarters: Int) -> String {
    let rest = ["", ".25", ".5", ".75"][quarters % 4]
    return "\(quarters / 4)\(rest)"
  }

  // MARK: What is asked

  var events: [String] {
    (isTapped ? ["tap \"\(flag.button)\""] : []) + ["wait \(Self.seconds(time))s"]
  }

  /// What the machine says; nil where that is not sure.
  var answer: Prediction? {
    guard let question,
      let file = try? Simulator(files: [SourceFile(path: "Drill.swift", text: source)]),
      let prediction = try? Prediction.compute(
        .value, on: file, root: root, events: events, about: question),
      prediction.certainty == .certain
    else { return nil }
    return prediction
  }

  var question: LayoutQuestion? { LayoutQuestion(value: "\(part) \(property.name)") }
}

/// A belief about motion, and the program of which it would be true.
struct MotionBelief {
  /// The slug of a misconception, where there is one.
  let misconception: String?
  /// What is right instead.
  let truth: String
  let program: MotionSketch
}

extension MotionSketch {
  /// What people believe who are wrong about it, the likeliest first: each changes one fact.
  var beliefs: [MotionBelief] {
    var beliefs: [MotionBelief] = []
    func believe(
      _ truth: String, _ misconception: String? = nil, _ change: (inout MotionSketch) -> Void
    ) {
      var program = self
      change(&program)
      beliefs.append(MotionBelief(misconception: misconception, truth: truth, program: program))
    }
    switch trigger {
    case .modifier(let watchesIt, let isOutside):
      if !watchesIt {
        believe("The animation is used only when its value differs.", "animation-animates-all") {
          $0.trigger = .modifier(watchesIt: true, isOutside: isOutside)
        }
      }
      if !isOutside {
        believe("It animates what stands above it, inside.", "animation-reaches-outside") {
          $0.trigger = .modifier(watchesIt: watchesIt, isOutside: true)
        }
      }
      if !watchesIt, !isOutside {
        believe("Neither its value differs, nor does it stand outside.", "animation-animates-all") {
          $0.trigger = .around
        }
      }
    case .nothing:
      believe("Nothing says that this change is animated.") { $0.trigger = .around }
    case .around: break
    }
    believeOfCurve(believe)
    if trigger == .nothing {
      believe("The tap writes the new value.") { $0.isTapped = false }
    } else {
      believe(
        "The tap writes the new value; only what is drawn may still be on its way.",
        "animation-writes-last"
      ) {
        $0.isTapped = false
      }
    }
    believe("The change is animated, so it is still on its way.") { $0.trigger = .nothing }
    return beliefs
  }

  private func believeOfCurve(_ believe: (String, String?, (inout MotionSketch) -> Void) -> Void) {
    if delay > 0 {
      believe("The delay comes first, and nothing moves meanwhile.", nil) { $0.delay = 0 }
    }
    if isFast {
      believe("At twice the speed it takes half of its time.", nil) { $0.isFast = false }
    }
    if let repeats {
      believe("It goes over its way more than once.", nil) { $0.repeats = nil }
      believe(
        repeats.reverses
          ? "Every second time it goes back the way that it came."
          : "Each time it begins where it began at first.", nil
      ) { $0.repeats = (repeats.count, !repeats.reverses) }
    }
  }
}
