import Foundation
import GRDB
import Recall

/// Opens the file, or says why not, before anything in it can change.
struct Opening {
  let path: String
  /// Seconds to wait for another process.
  let busyTimeout: Double
  /// A file of more bytes that was not closed is opened before all of it is checked.
  var bytesCheckedAtOnce = Self.bytesAtOnce
  static let bytesAtOnce = 32_000_000

  func open() throws -> DatabaseQueue {
    try makeFolder()
    try checkPlace()
    // Another tutor that has it open has not closed it yet.
    let wasInterrupted = hasUnfinishedJournal && !FileUse.isOpenElsewhere(path)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let found = try queue.read(foundVersion)
    if wasInterrupted { try queue.read { try checkSoundness($0, version: found) } }
    if let damage = UncheckedMark(ofStoreAt: path).damage {
      throw CardStoreError.damaged(path: path, reason: damage)
    }
    try waitingForOthers { try queue.writeWithoutTransaction(makeDurable) }
    guard found < Schema.version else { return queue }
    if found > 0 { try backUp(queue, ofVersion: found) }
    // Two tutors may open a new file at once: the slower one finds the tables made, and looks
    // again.
    try waitingForOthers { try Schema.migrator.migrate(queue) }
    return queue
  }

  var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeout)
    configuration.label = "cards"
    // Kibibytes, as far as they are used: identifiers lie in the file in no order, and two megabytes
    // hold few of a large store's.
    configuration.prepareDatabase {
      try $0.execute(sql: "PRAGMA cache_size = -\(Self.kilobytesOfCache)")
    }
    return configuration
  }

  static let kilobytesOfCache = 65_536

  /// A copy as of the last answer, for no clock is at hand.
  private func backUp(_ queue: DatabaseQueue, ofVersion version: Int) throws {
    // Without any answer it is most likely a new file that another tutor is just making; and so it was
    // if it has another version by now.
    let last = try queue.read { database in
      try VersionMark(database).version == version
        ? try Int.fetchOne(database, sql: "SELECT MAX(time) FROM log") : nil
    }
    guard let last else { return }
    let moment = BackupName.moment(last.secondsFromMilliseconds)
    let backup = Backup(ofStoreAt: path)
    try backup.make(from: queue, named: backup.freeName(at: moment, before: .migration))
  }

  private func makeFolder() throws {
    let folder = FileFacts.folder(of: path)
    if FileFacts(folder)?.isFolder == true { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CardStoreError.inputOutput(path: path, reason: "the folder \(folder) cannot be made")
    }
  }

  private func checkPlace() throws {
    guard let facts = FileFacts(path) else { return }
    if facts.isFolder { throw CardStoreError.unusable(path: path, reason: "it is a folder") }
    if facts.size == 0, !hasUnfinishedJournal, !Backup(ofStoreAt: path).copies().isEmpty {
      throw CardStoreError.damaged(path: path, reason: "it is empty, and there are backups of it")
    }
  }

  /// The write-ahead log goes away when the last process closes the file as it should.
  private var hasUnfinishedJournal: Bool { FileFacts(path + "-wal")?.size ?? 0 > 0 }

  /// The version of the file, 0 when it is new. Throws for files that are not ours to change.
  private func foundVersion(_ database: Database) throws -> Int {
    try checkSchema(database)
    let mark = try VersionMark(database)
    let identifier = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
    if tables > 0, identifier != Schema.applicationIdentifier {
      guard try isOurs(database) else {
        throw CardStoreError.unusable(path: path, reason: "it is the database of another program")
      }
      throw CardStoreError.damaged(path: path, reason: "the mark that makes it tutor's is broken")
    }
    if let damage = mark.damage {
      throw CardStoreError.damaged(path: path, reason: damage)
    }
    if mark.version > Schema.version {
      throw CardStoreError.newerVersion(path: path, found: mark.version, known: Schema.version)
    }
    return mark.version
  }

  /// Whether the tables are called as nobody else calls them together.
  private func isOurs(_ database: Database) throws -> Bool {
    let names = try String.fetchSet(database, sql: "SELECT name FROM sqlite_master")
    return names.isSuperset(of: ["grdb_migrations", "log", "log_misconception", "lesson_progress"])
  }

  /// What the file says of its tables is the first that everybody reads, and must be text.
  private func checkSchema(_ database: Database) throws {
    let broken = try Row.fetchOne(
      database,
      sql: """
        SELECT 1 FROM sqlite_master WHERE typeof(name) <> 'text' OR typeof(tbl_name) <> 'text'
          OR typeof(sql) NOT IN ('text', 'null')
          OR type NOT IN ('table', 'index', 'trigger', 'view') OR type IS NULL
        """)
    if broken != nil {
      throw CardStoreError.damaged(path: path, reason: "the list of its tables is broken")
    }
  }

  /// Of a large file only what came last is read, for that was being written; the rest is left to
  /// ``Upkeep``.
  private func checkSoundness(_ database: Database, version: Int) throws {
    let isSmall = FileFacts(path)?.size ?? 0 <= bytesCheckedAtOnce
    guard isSmall || version < Schema.firstWithChecksums else {
      try UncheckedMark(ofStoreAt: path).set()
      let last = try Int64.fetchOne(database, sql: "SELECT MAX(sequence) FROM log_chain") ?? 0
      let damages = try LogChain.damages(database, after: max(0, last - Self.rowsCheckedAtOnce))
      guard let damage = damages.examples.first else { return }
      throw CardStoreError.damaged(path: path, reason: damage.description)
    }
    if let damage = try StoredLog.damages(database, atMost: 1).first {
      throw CardStoreError.damaged(path: path, reason: damage)
    }
  }

  private static let rowsCheckedAtOnce: Int64 = 2_000

  private func makeDurable(_ database: Database) throws {
    try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    // Before the first table: whoever opens the file meanwhile must not take it for a foreign one.
    if try Int.fetchOne(database, sql: "PRAGMA application_id") != Schema.applicationIdentifier {
      try database.execute(sql: "PRAGMA application_id = \(Schema.applicationIdentifier)")
    }
  }

  /// Tries again for as long as the busy timeout: SQLite does not wait when the journal's mode
  /// changes, and a migration is lost to whoever was first.
  private func waitingForOthers(_ body: () throws -> Void) throws {
    let deadline = ContinuousClock.now + .seconds(busyTimeout)
    while true {
      do {
        return try body()
      } catch let error as DatabaseError
        where ContinuousClock.now < deadline && Self.mayPass.contains(error.resultCode)
      {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  /// A migration that somebody else has made meanwhile finds its table there, or its name taken.
  private static let mayPass: [ResultCode] = [
    .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_ERROR, .SQLITE_CONSTRAINT,
  ]
}
