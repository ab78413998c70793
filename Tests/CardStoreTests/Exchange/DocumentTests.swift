@testable import CardStore
import Foundation
import Recall
import Testing

/// The whole store as text.
func document(of store: CardStore) throws -> String {
  var text = ""
  try store.exportDocument { text += $0 }
  return text
}

@Suite("A store goes out to JSON and comes back the same")
struct DocumentTests {
  let file: TemporaryStore
  let store: CardStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
  }

  @Test("whatever happened in it, an empty store that takes it in is the same", arguments: 1...8)
  func roundTrip(seed: UInt64) throws {
    try live(store, seed: seed)
    try store.setSetting("note", to: "a \"quoted\" \\ word\u{7}\n")
    try store.setScheduler(Scheduler(desiredRetention: 0.93))
    let text = try document(of: store)
    let otherFile = try TemporaryStore()
    let other = try otherFile.open()
    let report = try other.importDocument(text, named: "a.json", at: noon, calendar: calendar)
    #expect(report.added > 0 && report.known == 0)
    #expect(try document(of: other) == text)
    #expect(try other.cards(includingRetired: true) == store.cards(includingRetired: true))
    #expect(try other.progress() == store.progress())
    #expect(try other.scheduler() == store.scheduler())
    #expect(try other.setting("note") == "a \"quoted\" \\ word\u{7}\n")
    #expect(try other.answers(since: 0) == store.answers(since: 0))
    #expect(try other.inconsistencies().isEmpty)
  }

  @Test("taken in again, it changes nothing")
  func twice() throws {
    try live(store, seed: 3)
    let text = try document(of: store)
    let report = try store.importDocument(text, named: "a.json", at: noon, calendar: calendar)
    #expect(report.added == 0 && report.known > 0)
    #expect(try document(of: store) == text)
  }

  @Test("two stores that take in each other have the same log and the same memory")
  func union() throws {
    let definitions = [definition("p/a"), definition("p/b")]
    let otherFile = try TemporaryStore()
    let other = try otherFile.open()
    for (number, each) in [store, other].enumerated() {
      try each.sync(definitions, at: noon)
      for round in 0..<5 {
        let time = noon + (2 * round + number) * day
        try each.record(answer("p/a", at: time, round == number ? .again : .good))
        try each.record(answer("p/b", at: time + 1, .hard))
      }
      try each.undo(at: noon + 20 * day)
    }
    let (first, second) = (try document(of: store), try document(of: other))
    let report = try store.importDocument(second, named: "b.json", at: noon, calendar: calendar)
    try other.importDocument(first, named: "a.json", at: noon, calendar: calendar)
    #expect(report.added == 10)
    #expect(try file.names(in: "backups").contains { $0.contains("before-merge") })
    #expect(try document(of: store) == document(of: other))
    #expect(try store.answers(since: 0).count == 18)
    #expect(try store.card("p/a")?.memory?.reviews == 10)
    #expect(try store.inconsistencies().isEmpty)
  }

  @Test("a store that has something keeps its settings, and knows a renamed card again")
  func renamed() throws {
    try store.sync([definition("p/new", was: ["p/old"])], at: noon)
    try store.record(answer("p/new"))
    try store.setSetting("mine", to: "here")
    let otherFile = try TemporaryStore()
    let other = try otherFile.open()
    try other.sync([definition("p/old")], at: noon)
    try other.record(answer("p/old", at: noon + day))
    try other.setSetting("mine", to: "there")
    try other.setSetting("theirs", to: "there")
    try store.importDocument(try document(of: other), named: "b.json", at: noon, calendar: calendar)
    try store.sync([definition("p/new", was: ["p/old"])], at: noon + day)
    #expect(try store.card("p/old")?.id == "p/new")
    #expect(try store.card("p/new")?.memory?.reviews == 2)
    #expect(try store.setting("mine") == "here")
    #expect(try store.setting("theirs") == nil)
  }

  @Test("members in another order and white space mean the same: it is JSON, not lines")
  func reformatted() throws {
    try live(store, seed: 5)
    let text = try document(of: store)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let pretty = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    let otherFile = try TemporaryStore()
    let other = try otherFile.open()
    try other.importDocument(
      String(decoding: pretty, as: UTF8.self), named: "p.json", at: noon, calendar: calendar)
    #expect(try document(of: other) == text)
  }

  @Test("a document of an earlier version is brought up to this one")
  func earlierVersion() throws {
    let row = """
      {"id":"00000000-0000-4000-8000-00000000000%","stamp":%,"time":%,"kind":"review",
      "card":"p/a","revision":1,"grade":3,"is_right":1,"answer":"x","fingerprint":"f"}
      """
    let rows = (1...2).map { row.replacing("%", with: "\($0)") }.joined(separator: ",")
    let text = """
      {"format":1,"schema":1,"tables":{"log":[\(rows)],"setting":[{"key":"a","value":"b"}],
      "log_misconception":[{"log":"00000000-0000-4000-8000-000000000002","slug":"s",
      "is_picked":1}]}}
      """
    #expect(
      try store.importDocument(text, named: "1.json", at: noon, calendar: calendar).added == 2)
    #expect(try store.card("p/a")?.memory?.reviews == 2)
    #expect(try store.misconceptions(since: 2)["s"] == Share(count: 1, total: 1))
    #expect(try store.setting("a") == "b")
    #expect(try document(of: store).contains("\"phase\":\"learning\""))
  }

  @Test(
    "what is no whole document is refused with a sentence, and the store is as it was",
    arguments: [
      ("", "no JSON"), ("{\"format\":1", "no JSON"), ("[1,2]", "no `tutor export`"),
      ("{}", "no `tutor export`"), ("{\"format\":1,\"schema\":0,\"tables\":{}}", "tutor export"),
      ("{\"format\":2,\"schema\":1,\"tables\":{}}", "newer tutor (format 2"),
      ("{\"format\":1,\"schema\":99,\"tables\":{}}", "newer tutor (format 99"),
      (
        "{\"format\":1,\"schema\":1,\"tables\":{\"log\":[{\"id\":\"x\",\"stamp\":\"soon\"}]}}",
        "cannot be used"
      ),
      (
        """
        {"format":1,"schema":1,"tables":{"log":[{"id":"x","stamp":1,"time":1,"kind":"undo",
        "target":"nowhere"}]}}
        """, "cannot be used"
      ),
    ])
  func refusals(text: String, sentence: String) throws {
    try live(store, seed: 2, doings: 20)
    let before = try document(of: store)
    let error = try #require(throws: ExchangeError.self) {
      try store.importDocument(text, named: "bad.json", at: noon, calendar: calendar)
    }
    #expect("\(error)".contains(sentence), "\(error)")
    #expect("\(error)".contains("bad.json"))
    #expect(try document(of: store) == before)
  }

  @Test("a file appears whole or not at all, and never in place of another by accident")
  func drafts() throws {
    let target = URL(fileURLWithPath: file.path).deletingLastPathComponent()
      .appendingPathComponent("out.json").path
    try DraftFile.write(to: target, isForced: false) { try $0("first") }
    #expect(throws: ExchangeError.exists(path: target)) {
      try DraftFile.write(to: target, isForced: false) { try $0("second") }
    }
    #expect(throws: CancellationError.self) {
      try DraftFile.write(to: target, isForced: true) { write in
        try write("half")
        throw CancellationError()
      }
    }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "first")
    try DraftFile.write(to: target, isForced: true) { try $0("third") }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "third")
    #expect(try file.names(in: ".").filter { $0.hasSuffix(".draft") }.isEmpty)
    #expect(throws: ExchangeError.self) {
      try DraftFile.write(to: "/nowhere/at/all.json", isForced: false) { try $0("x") }
    }
  }
}

@Suite("Answers as comma-separated values")
struct AnswerTableTests {
  @Test("a row for each answer that counts, quoted as RFC 4180 says, with no formula in it")
  func rows() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.sync([definition("p/a")], at: noon)
    for (number, text) in ["=HYPERLINK(\"x\")", "a \"b\", c", "plain", "taken back"].enumerated() {
      var answer = answer("p/a", at: noon + number * 1500, number == 0 ? .again : .good)
      answer.text = text
      try store.record(answer)
    }
    try store.undo(at: noon + day)
    var text = ""
    try store.exportAnswers { text += $0 }
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.count == 5 && lines.last == "")
    #expect(lines[0].hasPrefix("id,time,card,lesson,kind,grade,right,answer,sureness,hints"))
    #expect(lines[1].contains("2024-10-04T12:00:00.000Z,p/a,state,review,1,false,"))
    #expect(lines[1].contains(",\"'=HYPERLINK(\"\"x\"\")\",sure,1,4200,"))
    #expect(lines[1].contains(",needs-a-wrapper parent-rebuilds,parent-rebuilds,f"))
    #expect(lines[2].contains("2024-10-04T12:00:01.500Z,p/a,state,review,3,true,"))
    #expect(lines[2].contains(",\"a \"\"b\"\", c\",sure"))
    #expect(lines[3].contains(",plain,sure"))
  }

  @Test("a store without answers gives the line of names")
  func empty() throws {
    let file = try TemporaryStore()
    var text = ""
    try file.open().exportAnswers { text += $0 }
    #expect(text.hasSuffix("fingerprint\r\n") && text.split(separator: "\r\n").count == 1)
  }
}

@Suite("JSON read a piece at a time")
struct JSONReaderTests {
  private func table(_ json: String) throws -> [String] {
    let file = try TemporaryStore()
    let store = try file.open()
    let text = """
      {"tables":{"other":[{"x":[1,{"y":"}"}]}],"setting":\(json)},"format":1,"schema":5}
      """
    try store.importDocument(text, named: "a.json", at: noon, calendar: calendar)
    return try file.rows(of: "setting").filter { $0.hasPrefix("'k") }
  }

  @Test(
    "knows every escape, and what a text is worth in another order",
    arguments: [
      (#""a\"b\\c\/d""#, #"a"b\c/d"#), (#""\u00e9\ud83d\ude00\n""#, "é😀\n"),
      (#""\u0041\t\r\b\f""#, "A\t\r\u{8}\u{c}"), ("\"é😀\"", "é😀"),
    ])
  func texts(json: String, text: String) throws {
    #expect(try table("[ {\"value\" : \(json), \"key\":\"k\"} ]") == ["'k' '\(text)'"])
  }

  @Test(
    "refuses what is none",
    arguments: [
      #"[{"key":"k","value":"\x"}]"#, #"[{"key":"k","value":"\ud83d"}]"#, #"[{"key" "k"}]"#,
      #"[{"key":"k","value":"a"},]"#, #"[{"key":"k","value":1e999}]"#, "[{\"key\":\"k\n\"}]",
      #"[{"key":"k","value":tru}]"#, #"[{"key":"k","value":"a"]}"#,
    ])
  func faults(json: String) throws {
    let error = #expect(throws: ExchangeError.self) { try table(json) }
    #expect(error?.description.contains("no JSON") == true, "\(error?.description ?? "")")
  }

  @Test("what the end of a piece cuts is what it would be anywhere else")
  func pieces() throws {
    let numbers: [Int64] = [0, 7, -1, 1_795_000_000_000, .max, .min, 999_999_999_999_999_999]
    let texts = ["", "a", "é😀", "\"\\\n"]
    // More than twice as long as a piece, and cut elsewhere each time.
    let values = (0..<40_000).map { (numbers[$0 % numbers.count], texts[$0 % texts.count]) }
    let text =
      "[" + values.map { "\($0), \(JSONText.string($1))" }.joined(separator: ",") + ", 1.5]"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = try JSONReader(path: file.path)
    var found: [String] = []
    try reader.array {
      try reader.scalar {
        switch $0 {
        case .integer(let number): found.append("\(number)")
        case .text(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .real(let number): found.append("\(number)")
        case .null: found.append("null")
        }
      }
    }
    try reader.finish()
    #expect(found == values.flatMap { ["\($0)", $1] } + ["1.5"])
  }
}
