import Foundation
import GRDB

/// The tables of an Anki collection, schema 11: the last one that is plain SQLite and JSON, and the
/// one that every version of Anki reads.
///
/// Sources: the AnkiDroid wiki, "Database Structure"; Anki's rslib/src/storage/schema11.sql.
enum AnkiLayout {
  static let fields = ["Question", "Answer", "Explanation", "Source", "ID"]
  static let noteType = AnkiName.number("swiftui-tutor question")

  static let tables = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL,
      scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL,
      ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
      dconf text NOT NULL, tags text NOT NULL);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL,
      sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL,
      ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL,
      queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL,
      reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL,
      odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL,
      ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL,
      factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    """

  /// Made when the tables are full, which takes less time than to keep them up.
  static let indexes = """
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """

  /// Writes the one row that describes the collection.
  ///
  /// - Parameters:
  ///   - created: The first moment of the day that due days are counted from, seconds since 1970.
  ///   - offset: Seconds east of Greenwich then.
  ///   - time: Milliseconds since 1970.
  static func describe(
    _ database: Database, decks: [String], created: Int, offset: Int, rollover: Int, at time: Int
  ) throws {
    let seconds = time.secondsFromMilliseconds
    let all = Dictionary(
      ([(1, "Default")] + decks.map { (AnkiName.number($0), $0) }).map {
        (String($0), Deck(id: $0, name: $1, mod: seconds))
      }, uniquingKeysWith: { first, _ in first })
    try database.execute(
      sql: "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
      arguments: [
        created, time, time,
        try json(Configuration(creationOffset: -offset / 60, rollover: rollover / 3600)),
        try json([String(noteType): NoteType(mod: seconds)]), try json(all),
        try json(["1": Options()]),
      ])
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// What the collection as a whole is set to. `schedVer` and `sched2021` say that days are counted
/// as Anki's present scheduler counts them.
private struct Configuration: Encodable {
  let schedVer = 2
  let sched2021 = true
  /// Minutes west of Greenwich.
  let creationOffset: Int
  /// The hour at which a day begins.
  let rollover: Int
  let nextPos = 1
  let activeDecks = [1]
  let curDeck = 1
  let newSpread = 0
  let collapseTime = 1200
  let timeLim = 0
  let estTimes = true
  let dueCounts = true
  let sortType = "noteFld"
  let sortBackwards = false
  let addToCur = true
  let dayLearnFirst = false
}

private struct Deck: Encodable {
  let id: Int
  let name: String
  let mod: Int
  let usn = -1
  let lrnToday = [0, 0]
  let revToday = [0, 0]
  let newToday = [0, 0]
  let timeToday = [0, 0]
  let collapsed = false
  let browserCollapsed = false
  let desc = ""
  let dyn = 0
  let conf = 1
  let extendNew = 0
  let extendRev = 0
}

/// The options of the default deck, as Anki has them.
private struct Options: Encodable {
  struct New: Encodable {
    let delays = [1.0, 10.0]
    let ints = [1, 4, 0]
    let initialFactor = 2500
    let order = 1
    let perDay = 20
    let bury = false
  }

  struct Review: Encodable {
    let perDay = 200
    let ease4 = 1.3
    let ivlFct = 1.0
    let maxIvl = 36_500
    let hardFactor = 1.2
    let bury = false
  }

  struct Lapse: Encodable {
    let delays = [10.0]
    let mult = 0.0
    let minInt = 1
    let leechFails = 8
    let leechAction = 1
  }

  let id = 1
  let name = "Default"
  let mod = 0
  let usn = 0
  let maxTaken = 60
  let autoplay = true
  let timer = 0
  let replayq = true
  let dyn = false
  let new = New()
  let rev = Review()
  let lapse = Lapse()
}

private struct NoteType: Encodable {
  struct Field: Encodable {
    let name: String
    let ord: Int
    let sticky = false
    let rtl = false
    let font = "Arial"
    let size = 20
  }

  struct Template: Encodable {
    let name = "Question"
    let ord = 0
    let qfmt = "{{Question}}"
    let afmt = """
      {{FrontSide}}
      <hr id=answer>
      {{Answer}}
      <div class=why>{{Explanation}}</div>
      <div class=source>{{Source}}</div>
      """
    let bqfmt = ""
    let bafmt = ""
    let did = NoDeck()
  }

  let id = AnkiLayout.noteType
  let name = "SwiftUI tutor"
  let type = 0
  let mod: Int
  let usn = -1
  let sortf = 0
  let did = NoDeck()
  let latexPre = ""
  let latexPost = ""
  let latexsvg = false
  let tmpls = [Template()]
  let flds = AnkiLayout.fields.enumerated().map { Field(name: $1, ord: $0) }
  let css = """
    .card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; }
    pre, code { font-family: monospace; font-size: 15px; }
    pre { white-space: pre-wrap; }
    .why { margin-top: 1em; }
    .source { margin-top: 1em; font-size: 14px; opacity: 0.6; }
    """
}

/// `null`, which Anki wants to read.
private struct NoDeck: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
