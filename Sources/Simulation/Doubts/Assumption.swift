/// Something that was taken for granted, because the machine does not know it or nobody told it.
struct Assumption: Hashable {
  /// Assumptions of a kind are told together.
  enum Kind: Hashable {
    /// A value, a view, a modifier that the machine has no declaration for.
    case value, view, modifier
    /// Something known that is called in an unknown way.
    case call
    /// Something unknown decides.
    case truth
    /// A size, a class of device, the hour, chance: it was made up.
    case measure
    /// A moment on the machine's clock. How far it is from another one is known: open is only what
    /// its hour or its day decides.
    case moment
    /// Views that the source describes and nobody sees.
    case missing
    /// What only the system, the store or another program knows.
    case system
  }

  let kind: Kind
  /// What it is about: `.chartStyle`, `Gauge(…)`.
  let subject: String
  /// What was assumed, as a sentence without its full stop.
  let what: String
  /// What that decides, and what to do about it.
  var decision = ""
  var advice = ""

  /// Whether it decided what is on the screen or what runs, and was not just carried along.
  var decides: Bool {
    switch kind {
    case .truth, .measure, .missing: true
    case .system: !decision.isEmpty
    case .value, .view, .modifier, .call, .moment: false
    }
  }

  /// The whole of it in words.
  var text: String { ([what, decision, advice].filter { !$0.isEmpty }).joined(separator: "; ") }
}

extension Assumption {
  static func unknownModifier(_ name: String) -> Assumption {
    Assumption(
      kind: .modifier, subject: ".\(name)", what: ".\(name) passes its content through unchanged",
      decision: "what it does is not shown", advice: "if it is yours, add the file that declares it"
    )
  }

  static func unknownView(_ name: String) -> Assumption {
    Assumption(
      kind: .view, subject: name,
      what: "\(name) is carried as a view that the machine does not know",
      decision: "no body of it runs", advice: "if it is yours, add the file that declares it")
  }

  static func unknownValue(_ text: String) -> Assumption {
    Assumption(
      kind: .value, subject: text, what: "\(text) is carried as an unknown value",
      decision: "what is made of it is unknown too", advice: "write a known value in its place")
  }

  static func unknownFile(_ name: String) -> Assumption {
    Assumption(
      kind: .value, subject: name,
      what: "\(name) is not among the files that were given, and taken to be in the app",
      decision: "what stands in it is unknown", advice: "give the folder in which it lies")
  }

  static func unknownCall(_ name: String) -> Assumption {
    Assumption(
      kind: .call, subject: name,
      what: "\(name)(…) is called in a way that the machine does not know",
      decision: "what it is handed may not be shown",
      advice: "if Xcode takes it, write it another way here")
  }

  /// - Parameter value: What the unknown was taken for: `false`, `empty`.
  static func truth(_ text: String, takenFor value: String) -> Assumption {
    Assumption(
      kind: .truth, subject: text, what: "\(text) is taken for \(value)",
      decision: "what follows from it is open", advice: "write a known value in its place")
  }

  static func measure(_ subject: String, _ what: String, advice: String = "") -> Assumption {
    Assumption(
      kind: .measure, subject: subject, what: what, decision: "it decides what is shown here",
      advice: advice)
  }

  static let moment = Assumption(
    kind: .moment, subject: "now", what: "the clock tells the machine's time")

  static let hour = measure(
    "the hour", "the machine's clock begins on 1 January 2026, at 9:00 in Greenwich")

  static let chance = measure(
    "chance", "chance is made up by the machine, and comes out otherwise in an app")

  /// - Parameter count: How many views the source describes there.
  static func missing(_ count: Int, behind place: SourcePlace, of subject: String) -> Assumption {
    Assumption(
      kind: .missing, subject: subject,
      what: "\(count) \(count == 1 ? "view" : "views") behind line \(place.line) "
        + "\(count == 1 ? "is" : "are") missing: the machine does not know what \(subject) does "
        + "with them")
  }

  /// - Parameter name: Of what somebody hands a closure to in an action.
  static func neverRun(_ name: String) -> Assumption {
    Assumption(
      kind: .call, subject: name,
      what: "the closure that \(name) is handed never runs here",
      decision: "when it is called the machine does not know",
      advice: "call it where it would be called")
  }

  static func system(_ what: String, decision: String = "", advice: String = "") -> Assumption {
    Assumption(kind: .system, subject: what, what: what, decision: decision, advice: advice)
  }
}

/// Why something that was computed may be otherwise with SwiftUI: it rests on an assumption.
final class Doubt {
  let assumption: Assumption
  let place: SourcePlace

  init(_ assumption: Assumption, at place: SourcePlace) {
    self.assumption = assumption
    self.place = place
  }

  /// Nil for a moment of the clock, as long as nobody asks for its hour: nothing is open then.
  var open: Doubt? { assumption.kind == .moment ? nil : self }
}
