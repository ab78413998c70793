import Curriculum

/// Lessons that are being written, as they were when they were last looked at.
public struct WatchedDraft: Sendable {
  public var report: LintReport
  /// How long lint took.
  public var milliseconds: Int
  /// When it was looked at: `09:00:00`.
  public var time: String
  /// The file that changed last, as lint names it; nil if none has.
  public var path: String?
  /// The line in it, from 1, where the change begins; nil if it is gone, or back as it was.
  public var line: Int?
  /// Why nothing could be read, as a sentence; empty if all is well.
  public var problem: String

  public init(
    report: LintReport, milliseconds: Int, time: String, path: String? = nil, line: Int? = nil,
    problem: String = ""
  ) {
    self.report = report
    self.milliseconds = milliseconds
    self.time = time
    self.path = path
    self.line = line
    self.problem = problem
  }
}
