/// One line of the story: what happened, to whom, and because of which earlier step.
public struct Step: Codable, Sendable, Equatable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The person or the system did something.
    case event
    /// A source of truth got another value.
    case write
    /// A write was dropped, because the value is equal.
    case drop
    /// A body was told that something it depends on may have changed. Nothing runs yet.
    case mark
    /// A marked or freshly described view was looked at.
    case check
    /// A body runs.
    case evaluate
    /// A running body read a source of truth: from now on it depends on it.
    case read
    /// A new description of a view was compared with the stored one.
    case compare
    /// A body does not run.
    case skip
    /// A view enters, leaves the tree.
    case insert, remove
    /// Storage of a `@State` begins, ends.
    case create, discard
    /// A callback runs: `onChange`, `onAppear`, `task`.
    case effect
    /// The program printed a line: by `print`, or by `Self._printChanges()`.
    case print
    /// Something on the screen looks different.
    case change
    /// SwiftUI would warn, or the program would trap.
    case warn
    /// A view is offered a size, chooses one, gets its place (Y1).
    case propose, choose, place
  }

  /// 1, 2, 3 … within one event.
  public var n: Int
  public var kind: Kind
  /// The number of the step that caused this one; nil for the event itself.
  public var because: Int?
  /// The pass in which it happened, from 1; nil before the first pass.
  public var pass: Int?
  /// The type and the instance that it happened to.
  public var view: String?
  public var instance: String?
  /// The source of truth or the displayed thing: `_seconds`, `Profile.name`, `Text`.
  public var target: String?
  public var old: String?
  public var new: String?
  /// The line of the source that shows it best, counted from 1.
  public var line: Int?
  /// The file that the line counts in, where the program has several.
  public var file: String?
  /// The step in plain words, without its cause.
  public var message: String
  /// The rule that explains it: `D1`.
  public var rule: String?
  public var certainty: Certainty?
  /// For a run that changed nothing: what would prevent it.
  public var preventable: String?
  /// Identifies the instance by a number that stays the same in all events of a trace, whatever its
  /// name. Not in the JSON; nil if the step names no instance, and in a trace that was not
  /// recorded.
  public var identity: Int?
  /// The number of the instance that owns the ``target``.
  public var owner: Int?

  // Parts of the message, so that nobody has to read it to learn something. Not in the JSON; nil and
  // false in a trace that was not recorded.

  /// What runs, or would: `Row.body`, `Legacy.updateUIView`.
  public var runner: String?
  /// Why it is left alone.
  public var silence: Silence?
  /// What is read.
  public var source: SourceKind?
  /// What its certainty rests on that nobody knows; the message says so.
  public var doubt: String?
  /// Whether ``old`` and ``new`` are texts of a string, which sentences put in quotation marks.
  public var isOldString = false
  public var isNewString = false
  /// The sentence for a text that appears on the screen or disappears.
  public var coming: String?

  /// Why a body that might have run is left alone; each has its reason in words.
  public enum Silence: Codable, Sendable, Equatable {
    /// Nothing that it depends on was written: `it read members and not name`.
    case notTold(String)
    /// It was looked at, and nothing differs: `equal inputs`.
    case notRun(String)
    /// A closure in it that SwiftUI calls by itself runs in its place: `only a closure in it read
    /// Model.count, and that runs alone`.
    case ranInPart(String)

    /// `not told: it read nothing`
    public var words: String {
      switch self {
      case .notTold(let reason), .ranInPart(let reason): "not told: \(reason)"
      case .notRun(let reason): "not run: \(reason)"
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case n, kind, because, pass, view, instance, target, old, new, line, file, message, rule
    case certainty, preventable
  }

  public init(n: Int, kind: Kind, because: Int?, message: String) {
    self.n = n
    self.kind = kind
    self.because = because
    self.message = message
  }
}

extension Step {
  /// Whether a body begins here, or what SwiftUI runs like one: `updateUIView`.
  public var beginsRun: Bool { kind == .evaluate || (kind == .effect && instance != nil) }

  /// Whether something on the screen went to another place: no text of it is another one.
  public var isMove: Bool { kind == .change && target == nil }
}

extension EventTrace {
  /// The step with its cause, the cause of that, and so on back to the event.
  ///
  /// - Parameter number: ``Step/n`` of the step to explain.
  /// - Returns: That step first, the event last; empty if there is no such step.
  public func chain(from number: Int) -> [Step] {
    var chain: [Step] = []
    var next: Int? = number
    while let number = next, steps.indices.contains(number - 1), chain.count <= steps.count {
      chain.append(steps[number - 1])
      next = steps[number - 1].because
    }
    return chain
  }
}

/// An edge of the dependency graph, for people: who reads what.
public struct Dependency: Codable, Sendable, Hashable {
  /// What is read: `ProfileScreen._user`, `Profile.name`.
  public var source: String
  /// The instance whose body read it.
  public var reader: String

  public init(source: String, reader: String) {
    self.source = source
    self.reader = reader
  }
}

extension Step {
  /// Every key is always there; what a step does not have is null. `file` alone is left out where
  /// the program is one file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
    try container.encode(kind, forKey: .kind)
    try container.encode(because, forKey: .because)
    try container.encode(pass, forKey: .pass)
    try container.encode(view, forKey: .view)
    try container.encode(instance, forKey: .instance)
    try container.encode(target, forKey: .target)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(line, forKey: .line)
    try container.encodeIfPresent(file, forKey: .file)
    try container.encode(message, forKey: .message)
    try container.encode(rule, forKey: .rule)
    try container.encode(certainty, forKey: .certainty)
    try container.encode(preventable, forKey: .preventable)
  }
}
