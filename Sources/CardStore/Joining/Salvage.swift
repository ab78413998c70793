import Foundation
import GRDB

/// Reads of a damaged store what can still be read, row by row.
///
/// The rows of the log lie in the file in the order of their numbers. Reading goes forwards until
/// something cannot be read, then backwards from the end, and then asks for each number between.
struct Salvage {
  let database: Database
  /// A row is never smaller than this, which bounds how many there can be.
  private static let leastBytesOfRow = 32

  /// Opens a copy of a damaged store: the copy may be mended.
  ///
  /// - Returns: nil if nothing at all can be read.
  static func open(_ copy: PrivateCopy) -> DatabaseQueue? {
    let asItIs = openAsIs(copy.path)
    if let asItIs, hasLog(asItIs) { return asItIs }
    do { try mendHeader(copy.path) } catch { return asItIs }
    return openAsIs(copy.path)
  }

  private static func hasLog(_ queue: DatabaseQueue) -> Bool {
    let isReadable: Bool? = try? queue.writeWithoutTransaction {
      _ = try Row.fetchOne($0, sql: "SELECT id, stamp, kind FROM log")
      return true
    }
    return isReadable == true
  }

  /// What a row's checksum says of it.
  enum Trust {
    case intact
    /// - Parameter mark: the checksum, which is that of the row as it was written.
    case changed(mark: Int64)
    /// There is no checksum that could be read.
    case unknown
  }

  func trust(row sequence: Int64) -> Trust {
    guard let mark = mark(sequence), let content = content(sequence) else { return .unknown }
    let isFirst = sequence == 1
    let before = isFirst ? 0 : self.mark(sequence - 1)
    if let before, content.isText, content.mark(after: before) == mark { return .intact }
    return isVouchedFor(content, before: before, mark: mark) ? .intact : .changed(mark: mark)
  }

  /// It may be the checksum that is damaged, this one or the one before: then the next link of the
  /// chain, or the last one, fits what the row says.
  private func isVouchedFor(_ row: LogDigest.Content, before: Int64?, mark: Int64) -> Bool {
    guard row.isText else { return false }
    if let before, let next = content(row.sequence + 1), let nextMark = self.mark(row.sequence + 1),
      next.mark(after: row.mark(after: before)) == nextMark
    {
      return true
    }
    guard let previous = content(row.sequence - 1) else { return false }
    let twoBefore = row.sequence == 2 ? 0 : self.mark(row.sequence - 2)
    return twoBefore.map { row.mark(after: previous.mark(after: $0)) == mark } ?? false
  }

  /// Whether the file was of a version that has checksums; so it is taken for if it does not say.
  var hadChecksums: Bool {
    let version = (try? Int.fetchOne(database, sql: "PRAGMA user_version")).flatMap(\.self) ?? 0
    return !(1..<Schema.firstWithChecksums).contains(version)
  }

  private func mark(_ sequence: Int64) -> Int64? {
    (try? database.cachedStatement(sql: "SELECT mark FROM log_chain WHERE sequence = ?"))
      .flatMap { try? Int64.fetchOne($0, arguments: [sequence]) }
  }

  private func content(_ sequence: Int64) -> LogDigest.Content? {
    (try? LogDigest(database).content(at: sequence)).flatMap(\.self)
  }

  /// Whether the file has a card of that name, and lessons ask it.
  func hasCard(_ id: String) -> Bool {
    let query = "SELECT 1 FROM card WHERE id = ? AND lesson IS NOT NULL"
    return (try? Row.fetchOne(database, sql: query, arguments: [id])).flatMap(\.self) != nil
  }

  /// Whether a small table is as it was when it was sealed; nil if nobody can tell.
  func isWhole(_ seal: Seal) -> Bool? { (try? seal.isWhole(database)).flatMap(\.self) }

  /// Visits each row of the log that can be read and makes sense.
  func forEachRow(_ visit: (Row) throws -> Void) rethrows {
    let first = try walk(from: Int64.min, forwards: true, visit)
    guard first.wasInterrupted else { return }
    let last = try walk(from: Int64.max, forwards: false, downTo: first.reached, visit)
    guard last.wasInterrupted else { return }
    let begin = max(first.reached, 0) + 1
    let end = min(last.reached, greatestNumber)
    let query = try? database.cachedStatement(sql: "SELECT * FROM log WHERE sequence = ?")
    guard begin < end, let query else { return }
    for number in begin..<end {
      guard let row = try? Row.fetchOne(query, arguments: [number]) else { continue }
      try visit(row)
    }
  }

  /// Visits the misconceptions that answers showed: all together if nothing is broken, else answer
  /// by answer. A row may be visited twice.
  func forEachMisconception(of answers: () throws -> [String], _ visit: (Row) -> Void) rethrows {
    let isWhole: Void? = try? {
      let rows = try Row.fetchCursor(database, sql: "SELECT * FROM log_misconception")
      while let row = try rows.next() { visit(row) }
    }()
    let query = try? database.cachedStatement(
      sql: "SELECT * FROM log_misconception WHERE log = ?")
    guard isWhole == nil, let query else { return }
    for answer in try answers() {
      for row in (try? Row.fetchAll(query, arguments: [answer])) ?? [] { visit(row) }
    }
  }

  /// The rows of a small table, up to the first that cannot be read.
  func rows(of table: String) -> [Row] {
    var rows: [Row] = []
    guard let cursor = try? Row.fetchCursor(database, sql: "SELECT * FROM \(table)") else {
      return []
    }
    while let row = try? cursor.next() { rows.append(row.copy()) }
    return rows
  }

  private struct Walk {
    /// The number of the last row that was read.
    var reached: Int64
    var wasInterrupted: Bool
  }

  private func walk(
    from start: Int64, forwards: Bool, downTo end: Int64 = .min, _ visit: (Row) throws -> Void
  ) rethrows -> Walk {
    var walk = Walk(reached: start, wasInterrupted: true)
    let order = forwards ? "" : "DESC"
    guard
      let rows = try? Row.fetchCursor(
        database, sql: "SELECT * FROM log WHERE sequence > ? ORDER BY sequence \(order)",
        arguments: [end])
    else { return walk }
    while true {
      let next: Row?
      do { next = try rows.next() } catch { return walk }
      guard let row = next else { break }
      guard let number = Int64.fromDatabaseValue(row.value("sequence")) else { continue }
      // Damaged links between pages could lead in circles.
      guard forwards ? number > walk.reached : number < walk.reached else { return walk }
      walk.reached = number
      try visit(row)
    }
    walk.wasInterrupted = false
    return walk
  }

  /// No row has a greater number: from an index, if one can be read, or from the size of the file.
  private var greatestNumber: Int64 {
    for index in ["log_stamp", "log_card"] {
      let query = "SELECT MAX(sequence) FROM (SELECT sequence FROM log INDEXED BY \(index))"
      if let greatest = try? Int64.fetchOne(database, sql: query) { return greatest + 1 }
    }
    let pages = (try? Int64.fetchOne(database, sql: "PRAGMA page_count")) ?? 0
    let size = (try? Int64.fetchOne(database, sql: "PRAGMA page_size")) ?? 0
    return pages * size / Int64(Self.leastBytesOfRow)
  }

  private static func openAsIs(_ path: String) -> DatabaseQueue? {
    var configuration = Configuration()
    configuration.prepareDatabase {
      // A table can be read although the text of another's definition is broken.
      try $0.execute(sql: "PRAGMA writable_schema = ON")
      // Nobody else knows of the copy: no lock for each of a hundred thousand queries.
      try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
    }
    let queue = try? DatabaseQueue(path: path, configuration: configuration)
    let isReadable = try? queue?.writeWithoutTransaction {
      try Row.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_master")
    }
    return isReadable == nil ? nil : queue
  }

  /// Gives a file whose first bytes are broken those of a new store of the same size.
  private static func mendHeader(_ path: String) throws {
    var sound = try header()
    let url = URL(fileURLWithPath: path)
    var data = try Data(contentsOf: url)
    guard data.count > sound.count else { return }
    let pages = UInt32(data.count / pageSize)
    sound.replaceSubrange(28..<32, with: withUnsafeBytes(of: pages.bigEndian, Array.init))
    // No free pages, as far as we know: rows on them are gone anyway.
    sound.replaceSubrange(32..<40, with: [UInt8](repeating: 0, count: 8))
    data.replaceSubrange(0..<sound.count, with: sound)
    try data.write(to: url)
  }

  private static let pageSize = 4096
  private static let headerLength = 100

  private static func header() throws -> Data {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appendingPathComponent("tutor-header-\(UUID().uuidString)").path
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    try Opening(path: path, busyTimeout: 1).open().close()
    return try Data(contentsOf: URL(fileURLWithPath: path)).prefix(headerLength)
  }
}
