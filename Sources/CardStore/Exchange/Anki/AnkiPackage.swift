import Foundation
import GRDB

/// A package that Anki wrote. Read are `collection.anki21` (Anki 2.1, and later versions asked to
/// support it) and `collection.anki2` (older ones, and ours).
struct AnkiPackage {
  let path: String

  /// Unpacks the collection, which is gone afterwards.
  ///
  /// - Throws: ``ExchangeError``, and what `body` throws.
  func reading<Result>(_ body: (AnkiCollection) throws -> Result) throws -> Result {
    try CardStore.inScratch { folder in
      let file = folder.appendingPathComponent("collection.anki2")
      try unpack(to: file)
      return try body(AnkiCollection(file: file, package: path))
    }
  }

  private func unpack(to file: URL) throws {
    let zip = ZipFile(path: path, shownAs: path)
    // What stands beside a new collection under the old name only says that Anki is too old.
    if try zip.contains("collection.anki21b") { throw ExchangeError.newPackage(path: path) }
    for name in ["collection.anki21", "collection.anki2"] where try zip.contains(name) {
      return try zip.extract(name, to: file)
    }
    throw ExchangeError.unusable(path: path, reason: "there is no collection of Anki's in it")
  }
}

/// The reviews of our cards in a collection of Anki's, of which there may be millions.
struct AnkiCollection {
  struct Review {
    /// The place of its card among ``AnkiCollection/cards``.
    var card: Int
    /// Milliseconds since 1970; with the card, what identifies it.
    var time: Int
    var ease: Int
    var factor: Int
    var duration: Int
    var kind: Int
  }

  /// Our cards, by the names that they had when they went to Anki.
  private(set) var cards: [String] = []
  /// The places of the cards, by Anki's numbers.
  private var places: [Int: Int] = [:]
  private let queue: DatabaseQueue
  private let package: String

  /// - Parameters:
  ///   - file: Anki's database.
  ///   - package: what it came from, for sentences.
  /// - Throws: ``ExchangeError``.
  init(file: URL, package: String) throws {
    self.package = package
    do {
      var configuration = Configuration()
      configuration.readonly = true
      queue = try DatabaseQueue(path: file.path, configuration: configuration)
      (cards, places) = try queue.read(Self.cards)
    } catch {
      throw Self.unreadable(error, package)
    }
  }

  private static func cards(_ database: Database) throws -> ([String], [Int: Int]) {
    let statement = try database.makeStatement(
      sql: """
        SELECT \(number("cards.id")), CAST(notes.guid AS TEXT)
        FROM cards JOIN notes ON notes.id = cards.nid
        """)
    let rows = try GRDB.Row.fetchCursor(statement)
    var cards: [String] = []
    var places: [Int: Int] = [:]
    while try rows.next() != nil {
      let row = RowBytes(statement)
      guard let card = AnkiName.card(guid: String(decoding: row.text(1), as: UTF8.self)) else {
        continue
      }
      places[row.number(0)] = cards.count
      cards.append(card)
    }
    return (cards, places)
  }

  /// Visits the reviews of our cards, the earliest first if Anki numbered them.
  ///
  /// - Throws: ``ExchangeError``, and what `visit` throws.
  func forEachReview(_ visit: (Review) throws -> Void) throws {
    func reading<Result>(_ body: () throws -> Result) throws -> Result {
      do { return try body() } catch { throw Self.unreadable(error, package) }
    }
    let columns = ["id", "cid", "ease", "factor", "time", "type"].map {
      Self.number("revlog.\($0)")
    }
    try queue.read { database in
      let statement = try reading {
        try database.makeStatement(
          sql: "SELECT \(columns.joined(separator: ", ")) FROM revlog ORDER BY revlog.id")
      }
      let rows = try reading { try GRDB.Row.fetchCursor(statement) }
      while try reading({ try rows.next() }) != nil {
        let row = RowBytes(statement)
        guard let card = places[row.number(1)] else { continue }
        try visit(
          Review(
            card: card, time: row.number(0), ease: row.number(2), factor: row.number(3),
            duration: row.number(4), kind: row.number(5)))
      }
    }
  }

  /// A column may hold anything.
  private static func number(_ column: String) -> String { "IFNULL(CAST(\(column) AS INTEGER), 0)" }

  private static func unreadable(_ error: any Error, _ package: String) -> ExchangeError {
    let reason = (error as? DatabaseError)?.message ?? "no reason"
    return .unusable(path: package, reason: "its collection cannot be read (\(reason))")
  }
}
