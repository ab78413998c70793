/// What a simulated screen did, event by event, as data.
///
/// The field names are the contract of `tutor trace --json`; the stepper, the questions of a lesson
/// and the linter read the same value. A trace is recorded completely before anybody steps through
/// it.
public struct Trace: Codable, Sendable, Equatable {
  /// The version of this layout. It rises when a field changes its meaning.
  public var format = 1
  /// The type name of the view that was mounted.
  public var root: String
  /// The first entry is always the mounting of ``root`` (`initial`).
  public var events: [EventTrace]

  public init(root: String, events: [EventTrace] = []) {
    self.root = root
    self.events = events
  }
}

/// Everything that one event caused.
public struct EventTrace: Codable, Sendable, Equatable {
  /// The event as it is written in a script, or `initial`.
  public var event: String
  /// The update passes, in order. A second pass exists when an effect of the first wrote something.
  public var passes: [Pass] = []
  public var writes: [Write] = []
  /// Instances that entered, left.
  public var inserted: [String] = []
  public var removed: [String] = []
  /// State whose storage ended with its view: `SongRow[1].stars`.
  public var discarded: [String] = []
  /// What a person would see change on the screen.
  public var changes: [DisplayChange] = []
  public var diagnostics: [TraceDiagnostic] = []
  /// The whole story in order, each step with the number of the step that caused it.
  public var steps: [Step] = []
  /// The names of instances in this event, by ``Step/identity``: of those that are new, and of
  /// those that had another name before. Not in the JSON.
  public var names: [Int: String] = [:]
  /// What began to move, in order. Not in the JSON.
  public var motions: [MotionFact] = []
  /// When it was over, in seconds of virtual time. Not in the JSON.
  public var end = 0.0

  private enum CodingKeys: String, CodingKey {
    case event, passes, writes, inserted, removed, discarded, changes, diagnostics, steps
  }

  public init(event: String) { self.event = event }

  /// How the first entry of a trace is called, in which the root appears.
  public static let firstAppearance = "initial"

  /// What each of its passes is: a part of one update, or, of what goes on for a while, an update of
  /// its own.
  public var passWord: String {
    switch (try? Event(event))?.action {
    case .gesture, .wait: "update"
    default: "pass"
    }
  }

  /// Whether it tells how the root appears, before any event.
  public var isFirstAppearance: Bool { event == Self.firstAppearance }

  /// The evaluated bodies of all passes, in order.
  public var evaluated: [Evaluation] { passes.flatMap(\.evaluated) }

  /// The lines that the program printed, in order.
  public var printed: [String] { steps.filter { $0.kind == .print }.map(\.message) }
}

/// One round of the update cycle: what was evaluated, what was looked at and found clean, and what
/// ran afterwards.
public struct Pass: Codable, Sendable, Equatable {
  public var evaluated: [Evaluation] = []
  public var checked: [Check] = []
  /// Callbacks that ran after the bodies: `onAppear`, `onChange(of: quantity) 1 -> 2`, `task start
  /// id=swift`.
  public var effects: [String] = []

  public init() {}
}

/// One run of a body.
public struct Evaluation: Codable, Sendable, Equatable {
  /// The type name, and the name that tells this instance from others of the type: `SongRow`,
  /// `SongRow[1]`.
  public var view: String
  public var instance: String
  /// The nearest enclosing instance with a body of its own.
  public var parent: String?
  /// In the words of the scenarios: `first`, `self`, `state _x`, `binding _x`, `env _x`, `object
  /// _x`, `observation Type.property`.
  public var causes: [RunCause]
  public var certainty: Certainty
  /// The line that `Self._printChanges()` would print.
  public var prints: String
  /// For a run that changed nothing: what would prevent it.
  public var preventable: String?

  public init(
    view: String, instance: String, parent: String?, causes: [RunCause], certainty: Certainty,
    prints: String
  ) {
    self.view = view
    self.instance = instance
    self.parent = parent
    self.causes = causes
    self.certainty = certainty
    self.prints = prints
  }
}

/// How sure a prediction is. A learner is graded on `certain` ones only.
public enum Certainty: String, Codable, Sendable, Comparable {
  /// Apple says so, or it was measured and the mechanism is known.
  case certain
  /// Measured, not promised.
  case usual
  /// Depends on the system version, the compiler, or the control.
  case depends

  private var doubt: Int {
    switch self {
    case .certain: 0
    case .usual: 1
    case .depends: 2
    }
  }

  /// Ordered by doubt: `certain < usual < depends`, so that `max` keeps the weakest link.
  public static func < (left: Certainty, right: Certainty) -> Bool { left.doubt < right.doubt }
}

/// A body that was looked at and did not run.
public struct Check: Codable, Sendable, Equatable {
  public var view: String
  public var instance: String
  /// `equal inputs`, `no inputs`, `environment value equal`, ….
  public var reason: String

  public init(view: String, instance: String, reason: String) {
    self.view = view
    self.instance = instance
    self.reason = reason
  }
}

/// An assignment to a source of truth.
public struct Write: Codable, Sendable, Equatable {
  /// `TimerScreen._seconds`, `Profile.name`.
  public var target: String
  public var old: String
  public var new: String
  /// The line of the assignment; nil for a write from outside the source.
  public var line: Int?
  /// The file that the line counts in, where the program has several.
  public var file: String?
  /// The new value equals the old one and nothing was told.
  public var dropped: Bool

  public init(
    target: String, old: String, new: String, line: Int?, file: String? = nil, dropped: Bool
  ) {
    self.file = file
    self.target = target
    self.old = old
    self.new = new
    self.line = line
    self.dropped = dropped
  }
}

/// Something visible that changed.
public struct DisplayChange: Codable, Sendable, Equatable {
  public var view: String
  /// The kind of view that shows it: `Text`, `Toggle`.
  public var what: String
  public var old: String
  public var new: String

  public init(view: String, what: String, old: String, new: String) {
    self.view = view
    self.what = what
    self.old = old
    self.new = new
  }
}

extension DisplayChange {
  /// The sentence for a text that appears or disappears; nil if one text became another.
  public var coming: String? {
    guard old.isEmpty || new.isEmpty else { return nil }
    let text = old + new
    let news = old.isEmpty ? "appears" : "is gone"
    // A drawing has nothing to say but what it is.
    return text.hasPrefix(what) ? "\(text) \(news)" : "\(what) \"\(text)\" \(news)"
  }
}

/// A remark about the source: a SwiftUI runtime warning, a trap, or something taken for granted.
public struct TraceDiagnostic: Codable, Sendable, Hashable {
  public enum Severity: String, Codable, Sendable { case note, warning, error }

  public var line: Int
  public var column: Int
  /// The file that the line counts in, where the program has several.
  public var file: String?
  public var severity: Severity
  public var message: String
  /// The row of the rules, when there is one: `S7`.
  public var rule: String?
  /// Whether it made no difference to anything that was seen: with many notes, this one is left
  /// out.
  public var isMinor = false
  /// Whether it tells of something that the machine does not know and took for granted.
  public var isAssumption = false

  // Where it is told is no part of what is told.
  private enum CodingKeys: String, CodingKey { case line, column, file, severity, message, rule }

  public init(
    line: Int, column: Int, file: String? = nil, severity: Severity, message: String,
    rule: String? = nil, isMinor: Bool = false, isAssumption: Bool = false
  ) {
    self.isMinor = isMinor
    self.isAssumption = isAssumption
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.rule = rule
  }
}

extension EventTrace {
  /// Up to how many minor notes are told one by one.
  private static let minorLimit = 3

  /// The remarks to tell, and how many minor notes are left out because there are many.
  public var chiefDiagnostics: (told: [TraceDiagnostic], left: Int) {
    let minor = diagnostics.count(where: \.isMinor)
    guard minor > Self.minorLimit else { return (diagnostics, 0) }
    return (diagnostics.filter { !$0.isMinor }, minor)
  }
}

// MARK: Encoding

// The contract shows absent values as null, so that every object of a kind has the same keys.
extension Evaluation {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(instance, forKey: .instance)
    try container.encode(parent, forKey: .parent)
    try container.encode(causes, forKey: .causes)
    try container.encode(certainty, forKey: .certainty)
    try container.encode(prints, forKey: .prints)
    try container.encode(preventable, forKey: .preventable)
  }
}

extension Write {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target, forKey: .target)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(line, forKey: .line)
    try container.encodeIfPresent(file, forKey: .file)
    try container.encode(dropped, forKey: .dropped)
  }
}

extension TraceDiagnostic {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encodeIfPresent(file, forKey: .file)
    try container.encode(column, forKey: .column)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    try container.encode(rule, forKey: .rule)
  }
}
