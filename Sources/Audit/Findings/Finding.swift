/// One cause, seen in a run, at the line where it would be mended. The field names are the contract
/// of `tutor audit --json`.
public struct Finding: Codable, Sendable, Equatable {
  public var kind: FindingKind
  /// The name of the file inside the folder that was named, and the line, from 1.
  public var file: String
  public var line: Int
  /// The view that suffers most.
  public var view: String
  /// The event that showed it: `tap "+1"`, or `initial`.
  public var event: String
  /// How often it was seen with that event, of how many runs of the views that suffer.
  public var count: Int
  public var of: Int
  /// What was seen, and what would prevent it, each a sentence.
  public var message: String
  public var prevented: String
  /// How many bodies fewer ran with the same events when the cure was tried; nil where none was.
  public var saves: Int?
  /// The row of the rules, and the lesson that explains it.
  public var rule: String
  public var lesson: String
  /// The command that shows it.
  public var trace: String

  private enum CodingKeys: String, CodingKey {
    case kind, file, line, view, event, count, of, message, prevented, saves, rule, lesson, trace
  }

  /// Every key is always there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(view, forKey: .view)
    try container.encode(event, forKey: .event)
    try container.encode(count, forKey: .count)
    try container.encode(of, forKey: .of)
    try container.encode(message, forKey: .message)
    try container.encode(prevented, forKey: .prevented)
    try container.encode(saves, forKey: .saves)
    try container.encode(rule, forKey: .rule)
    try container.encode(lesson, forKey: .lesson)
    try container.encode(trace, forKey: .trace)
  }

  /// Worst first; what is as bad in the order of the source.
  static func isWorse(_ first: Finding, _ second: Finding) -> Bool {
    let (a, b) = (first, second)
    return (
      a.kind.isFault ? 0 : 1, a.kind.isFault ? a.kind.rank : 0, -a.weight, a.kind.rank, a.file
    )
      < (b.kind.isFault ? 0 : 1, b.kind.isFault ? b.kind.rank : 0, -b.weight, b.kind.rank, b.file)
  }

  private var weight: Int { max(saves ?? 0, count) }
}

/// A view that was not put on the screen.
public struct UnmountedView: Codable, Sendable, Equatable {
  public var view: String
  public var file: String
  /// From 1.
  public var line: Int
  public var why: String
}

/// What an audit found. The field names are the contract of `tutor audit --json`.
public struct AuditReport: Codable, Sendable, Equatable {
  public var format = 1
  /// How many views were put on the screen and played with.
  public var mounted: Int
  public var unmounted: [UnmountedView]
  /// Of the mounted ones, those with which not everything was tried before their time was over; nil
  /// if there are none.
  public var unfinished: [String]?
  /// Of these, those with events that had no turn; nil if there are none.
  public var unplayed: [UnplayedEvents]?
  /// What was stopped before its end; nil if nothing was.
  public var stopped: [StoppedPlay]?
  public var findings: [Finding]

  public init(
    mounted: Int, unmounted: [UnmountedView], unfinished: [String]? = nil,
    unplayed: [UnplayedEvents]? = nil, stopped: [StoppedPlay]? = nil, findings: [Finding]
  ) {
    self.mounted = mounted
    self.unmounted = unmounted
    self.unfinished = unfinished
    self.unplayed = unplayed
    self.stopped = stopped
    self.findings = findings
  }
}

extension AuditReport {
  /// The views that were not played to the end, each with what is known of how much is missing.
  var unfinishedViews: [(view: String, missing: String?)] {
    (unfinished ?? []).map { view in
      let left = unplayed?.first { $0.view == view }
      return (view, left.map { "\($0.events) of \($0.of) events were not played" })
    }
  }
}
