import Curriculum
import Simulation

/// What the sample's trace does, written down: the pages are tested, not the simulator.
enum SampleTrace {
  static var trace: Trace {
    Trace(root: "ClubScreen", events: [initial, rename])
  }

  static func prediction(_ exercise: TraceExercise, _ listing: Listing) -> Prediction {
    Prediction(
      subject: .bodies, candidates: ["ClubScreen", "NameRow", "CountRow"], key: ["NameRow"],
      certainty: .certain, trace: trace)
  }

  /// A counter that appears and is tapped once: its body runs twice.
  static var counter: Trace {
    var events = [EventTrace(event: "initial"), EventTrace(event: "tap \"0\"")]
    for index in events.indices {
      events[index].passes = [pass(["Counter"], causes: [index == 0 ? .first : .state("_n")])]
      events[index].steps = [
        step(1, .event, nil, events[index].event),
        step(2, .evaluate, 1, "Counter.body runs", "Counter"),
      ]
    }
    return Trace(root: "Counter", events: events)
  }

  private static var initial: EventTrace {
    var event = EventTrace(event: "initial")
    event.inserted = ["ClubScreen", "NameRow", "CountRow"]
    event.passes = [pass(event.inserted, causes: [.first])]
    event.steps = [step(1, .event, nil, "ClubScreen appears")]
    for (instance, line) in [("ClubScreen", 6), ("NameRow", 17), ("CountRow", 22)] {
      event.steps.append(
        step(
          event.steps.count + 1, .insert, 1, "\(instance) enters the tree", instance, line: line))
    }
    let reads = [
      ("ClubScreen", "ClubScreen._club", 8), ("NameRow", "Club.name", 19),
      ("CountRow", "Club.members", 24),
    ]
    for (instance, target, line) in reads {
      let n = event.steps.count + 1
      event.steps.append(
        step(n, .evaluate, 1, "\(instance).body runs for the first time", instance, line: line))
      event.steps.append(
        step(
          n + 1, .read, n, "\(instance).body reads \(target)", instance, target: target, line: line)
      )
    }
    return event
  }

  private static var rename: EventTrace {
    var event = EventTrace(event: "tap \"Rename\"")
    event.passes = [pass(["NameRow"], causes: [.observation("Club.name")])]
    event.writes = [
      Write(target: "Club.name", old: "\"Chess\"", new: "\"Go\"", line: 12, dropped: false)
    ]
    event.steps = [
      step(1, .event, nil, "tap Rename", line: 12),
      step(
        2, .write, 1, "Club.name becomes \"Go\"", target: "Club.name", old: "\"Chess\"",
        new: "\"Go\"",
        line: 12),
      step(3, .mark, 2, "NameRow.body read Club.name, so it is told", "NameRow", line: 19),
      step(4, .evaluate, 3, "NameRow.body runs", "NameRow", line: 19),
      step(
        5, .read, 4, "NameRow.body reads Club.name", "NameRow", target: "Club.name", new: "\"Go\"",
        line: 19),
      step(
        6, .change, 4, "the text changes", "NameRow", target: "Text", old: "\"Chess\"",
        new: "\"Go\"",
        line: 19),
      step(
        7, .skip, 2, "CountRow.body is not told: it read members and not name", "CountRow"),
    ]
    event.steps[6].rule = "O3"
    event.steps[6].silence = .notTold("it read members and not name")
    event.changes = [DisplayChange(view: "NameRow", what: "Text", old: "Chess", new: "Go")]
    return event
  }

  private static func pass(_ instances: [String], causes: [RunCause]) -> Pass {
    var pass = Pass()
    pass.evaluated = instances.map {
      Evaluation(
        view: $0, instance: $0, parent: $0 == "ClubScreen" ? nil : "ClubScreen", causes: causes,
        certainty: .certain, prints: "")
    }
    return pass
  }

  private static func step(
    _ n: Int, _ kind: Step.Kind, _ because: Int?, _ message: String, _ instance: String? = nil,
    target: String? = nil, old: String? = nil, new: String? = nil, line: Int? = nil
  ) -> Step {
    var step = Step(n: n, kind: kind, because: because, message: message)
    step.view = instance
    step.instance = instance
    step.target = target
    step.old = old
    step.new = new
    step.line = line
    step.pass = kind == .event || kind == .write ? nil : 1
    if kind == .read { step.source = target?.hasPrefix("Club.") == true ? .observation : .state }
    return step
  }
}
