import CardStore

/// What ``HealthReport`` is made of, gathered at the edge.
public struct HealthFacts: Sendable {
  /// A copy of the store, and what a look into it found.
  public struct InspectedBackup: Sendable {
    public var copy: BackupCopy
    public var contents: BackupCopy.Contents

    public init(copy: BackupCopy, contents: BackupCopy.Contents) {
      self.copy = copy
      self.contents = contents
    }
  }

  /// The lessons, as lint finds them.
  public struct Lessons: Sendable {
    public var folder: String
    public var lessons: Int
    public var errors: Int
    public var warnings: Int

    public init(folder: String, lessons: Int, errors: Int, warnings: Int) {
      self.folder = folder
      self.lessons = lessons
      self.errors = errors
      self.warnings = warnings
    }
  }

  /// Why the lessons could not be looked at.
  public struct UnreadLessons: Error, Sendable {
    public var text: String
    public var exitCode: Int32

    public init(text: String, exitCode: Int32) {
      self.text = text
      self.exitCode = exitCode
    }
  }

  public struct Terminal: Sendable {
    /// `TERM`; nil when it is not set.
    public var name: String?
    public var isTerminal: Bool
    public var columns: Int
    public var rows: Int
    public var hasUTF8: Bool
    public var hasColor: Bool

    public init(
      name: String?, isTerminal: Bool, columns: Int, rows: Int, hasUTF8: Bool, hasColor: Bool
    ) {
      self.name = name
      self.isTerminal = isTerminal
      self.columns = columns
      self.rows = rows
      self.hasUTF8 = hasUTF8
      self.hasColor = hasColor
    }
  }

  public var settings: SettingsFile
  public var storePath: String
  /// Whether there is a file of no length, and nothing to make it whole from.
  public var isStoreEmpty: Bool
  /// nil when there is no file yet, or an empty one.
  public var store: Result<StoreHealth, CardStoreError>?
  /// The newest first.
  public var backups: [InspectedBackup]
  public var lessons: Result<Lessons, UnreadLessons>
  public var clock: StudyClock
  /// The name of the time zone.
  public var zone: String
  /// Whether `TUTOR_NOW` sets the clock.
  public var isTimePretended: Bool
  public var terminal: Terminal
  /// Names of parts with their versions.
  public var versions: [String]

  public init(
    settings: SettingsFile, storePath: String, isStoreEmpty: Bool = false,
    store: Result<StoreHealth, CardStoreError>?, backups: [InspectedBackup],
    lessons: Result<Lessons, UnreadLessons>, clock: StudyClock, zone: String, isTimePretended: Bool,
    terminal: Terminal, versions: [String]
  ) {
    self.settings = settings
    self.storePath = storePath
    self.isStoreEmpty = isStoreEmpty
    self.store = store
    self.backups = backups
    self.lessons = lessons
    self.clock = clock
    self.zone = zone
    self.isTimePretended = isTimePretended
    self.terminal = terminal
    self.versions = versions
  }
}
