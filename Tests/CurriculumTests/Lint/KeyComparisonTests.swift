import Simulation
import Testing

@testable import Curriculum

/// Options of a trace against a computed answer.
struct KeyComparisonTests {
  private func findings(
    ask: Prediction.Subject, options: String, candidates: [String], key: [String]
  ) throws -> [Finding] {
    var (folder, _) = try SamplePack.changing("ask: bodies", to: "ask: \(ask.rawValue)")
    var text = String(decoding: folder.files[SamplePack.lesson] ?? [], as: UTF8.self)
    let start = try #require(text.range(of: "- [x] `Counter.body`"))
    let end = try #require(text.range(of: "Nobody built one.\n"))
    text.replaceSubrange(start.lowerBound..<end.upperBound, with: options)
    folder.files[SamplePack.lesson] = Array(text.utf8)
    let oracle = Oracle(
      read: { _ in }, mount: { _ in },
      predict: { trace, _ in
        Prediction(
          subject: trace.subject, candidates: candidates, key: key, certainty: .certain,
          trace: Trace(root: trace.root))
      })
    return Linter(oracle: oracle).lint(folder).findings
  }

  @Test("A state survives or does not, by its full name")
  func state() throws {
    let options = "- [x] `Row[1].stars`\n  > Kept.\n- [ ] `Row[2].stars`\n  > Gone.\n"
    let all = ["Row[1].stars", "Row[2].stars"]
    #expect(
      try findings(ask: .state, options: options, candidates: all, key: ["Row[1].stars"]) == [])
    let wrong = try findings(ask: .state, options: options, candidates: all, key: all)
    #expect(wrong.map(\.rule) == [.traceKey])
    #expect(
      wrong.first?.notes == [
        .init("marked", "Row[1].stars"), .init("simulated", "Row[1].stars, Row[2].stars"),
      ])
  }

  @Test("A type stands for all its instances")
  func instances() throws {
    let options = "- [x] `Row.body`\n  > Both.\n- [ ] `Counter.body`\n  > No.\n"
    let all = ["Counter", "Row[1]", "Row[2]"]
    #expect(
      try findings(ask: .bodies, options: options, candidates: all, key: ["Row[1]", "Row[2]"])
        == [])
    #expect(
      try findings(ask: .bodies, options: options, candidates: all, key: ["Row[1]"]).map(\.rule)
        == [.traceKey])
  }

  @Test("In an order the keys stand in the right order")
  func order() throws {
    let options = "1. `Counter.body`\n2. `Caption.body`\n"
    #expect(
      try findings(
        ask: .order, options: options.replacing("\n", with: "\n   > So.\n"),
        candidates: ["Caption", "Counter"], key: ["Counter", "Caption"]) == [])
    #expect(
      try findings(
        ask: .order, options: options.replacing("\n", with: "\n   > So.\n"),
        candidates: ["Caption", "Counter"], key: ["Caption", "Counter"]
      ).map(\.rule) == [.traceKey])
  }

  @Test("A printed line is compared as a whole")
  func prints() throws {
    let line = "Counter: _count changed."
    let options = "- [x] `\(line)`\n  > So.\n- [ ] No line is printed\n  > Wrong.\n"
    #expect(try findings(ask: .prints, options: options, candidates: [line], key: [line]) == [])
    #expect(
      try findings(ask: .prints, options: options, candidates: [line], key: []).map(\.rule)
        == [.traceKey])
  }

  @Test("A wrong line may be any that the listing could print, and no other")
  func imaginableLines() {
    let forms = PrintedForms(
      """
      struct Row: View {
        let name: String
        var body: some View {
          let _ = Self._printChanges()
          Text(name).onAppear { print("row \\(name) of", 3, "appears") }
        }
      }
      func log(_ text: String) { print(text, terminator: "") }
      """)
    for line in ["Row: @self, _name changed.", "Row: unchanged.", "row Ada Lovelace of 3 appears"] {
      #expect(PrintedForms("struct Row {} ; print(\"x\")").admit(line) == false)
      #expect(forms.admit(line))
    }
    let plain = PrintedForms("struct Row {}; func f(n: Int) { print(\"n = \\(n)!\") }")
    #expect(plain.admit("n = 7!") && !plain.admit("n = 7") && !plain.admit("Row: unchanged."))
  }

  @Test("A line that the listing could never print is no option")
  func unprintable() throws {
    let options = "- [x] No line is printed\n  > So.\n- [ ] `Counter: _count changed.`\n  > No.\n"
    #expect(
      try findings(ask: .prints, options: options, candidates: [], key: []).map(\.rule)
        == [.traceOption])
  }

  @Test("An option without code is right when nothing is")
  func nothing() throws {
    let options = "- [x] No body runs\n  > So.\n- [ ] `Counter.body`\n  > No.\n"
    #expect(try findings(ask: .bodies, options: options, candidates: ["Counter"], key: []) == [])
    #expect(
      try findings(ask: .bodies, options: options, candidates: ["Counter"], key: ["Counter"])
        .map(\.rule) == [.traceKey])
  }

  @Test("An option of a value is a number, and right as exactly as it is written")
  func value() throws {
    func numbers(_ options: String, header: String = "of: card opacity") throws -> [Finding] {
      var (folder, _) = try SamplePack.changing("ask: bodies", to: "ask: value\n\(header)")
      var text = String(decoding: folder.files[SamplePack.lesson] ?? [], as: UTF8.self)
      let start = try #require(text.range(of: "- [x] `Counter.body`"))
      let end = try #require(text.range(of: "Nobody built one.\n"))
      text.replaceSubrange(start.lowerBound..<end.upperBound, with: options)
      folder.files[SamplePack.lesson] = Array(text.utf8)
      let oracle = Oracle(
        read: { _ in }, mount: { _ in },
        predict: { trace, _ in
          let key = trace.layout?.property == "opacity" ? "0.625" : "2"
          return Prediction(
            subject: trace.subject, candidates: [key], key: [key], certainty: .certain,
            trace: Trace(root: trace.root))
        })
      return Linter(oracle: oracle).lint(folder).findings
    }
    #expect(try numbers("- [x] `0.63`\n  > So.\n- [ ] `0.25`\n  > No.\n") == [])
    #expect(
      try numbers("- [x] `0.25`\n  > So.\n- [ ] `0.63`\n  > No.\n").map(\.rule) == [.traceKey])
    #expect(
      try numbers("- [x] `0.63`\n  > So.\n- [ ] `half`\n  > No.\n").map(\.rule)
        == [.traceOption])
    let nameless = try numbers(
      "- [x] `0.63`\n  > So.\n- [ ] `0.25`\n  > No.\n", header: "of: card")
    #expect(nameless.contains { $0.rule == .traceAsk })
  }

  private func measured(_ options: String, ask: String = "frame", header: String = "of: box")
    throws -> [Finding]
  {
    var (folder, _) = try SamplePack.changing("ask: bodies", to: "ask: \(ask)\n\(header)")
    var text = String(decoding: folder.files[SamplePack.lesson] ?? [], as: UTF8.self)
    let start = try #require(text.range(of: "- [x] `Counter.body`"))
    let end = try #require(text.range(of: "Nobody built one.\n"))
    text.replaceSubrange(start.lowerBound..<end.upperBound, with: options)
    folder.files[SamplePack.lesson] = Array(text.utf8)
    let oracle = Oracle(
      read: { _ in }, mount: { _ in },
      predict: { trace, _ in
        let key = trace.layout?.target == "box" ? "120 x 40 at 16, 75" : "1 x 1"
        var prediction = Prediction(
          subject: trace.subject, candidates: [key], key: [key], certainty: .certain,
          trace: Trace(root: trace.root))
        // On that area somebody who misreads a rule draws something else.
        if trace.layout?.area.height == 100 { prediction.pictures = try Self.pictures() }
        return prediction
      })
    return Linter(oracle: oracle).lint(folder).findings
  }

  private static func pictures() throws -> [ScreenPicture] {
    let source =
      "struct A: View { var body: some View { HStack { Text(\"a\").offset(x: 20); Text(\"b\") } } }"
    return try Prediction.compute(
      .screen, files: [SourceFile(path: "A.swift", text: source)], root: "A", events: []
    ).pictures
  }

  @Test("A measure is right if all that it says holds")
  func measures() throws {
    func options(_ right: String, _ wrong: String) -> String {
      "- [x] `\(right)`\n  > So.\n- [ ] `\(wrong)`\n  > No.\n"
    }
    #expect(try measured(options("120 x 40", "40 x 120")) == [])
    #expect(try measured(options("at 16, 75", "at 75, 16")) == [])
    #expect(try measured(options("120 x 40", "at 16, 75")).map(\.rule) == [.traceKey])
    #expect(try measured(options("100 x 40", "120 x 30")).map(\.rule) == [.traceKey])
    let words = try measured(options("120 x 40", "as wide as the screen"))
    #expect(words.map(\.rule) == [.traceOption])
    #expect(words.first?.advice?.contains("120 x 40 at 16, 75") == true)
  }

  @Test("A question of the layout says of what it asks, and others do not")
  func layoutHeaders() throws {
    let options = "- [x] `120 x 40`\n  > So.\n- [ ] `40 x 120`\n  > No.\n"
    #expect(
      try measured(options, header: "size: 300x200").map(\.rule).contains(.missingHeader))
    #expect(
      try measured(options, header: "of: box\nsize: large").map(\.rule).contains(.traceAsk))
    #expect(try measured(options, header: "of: box\nsize: 300x200") == [])
    #expect(try measured(options, ask: "order").map(\.rule).contains(.unknownHeader))
  }

  @Test("Drawings to choose from are computed: the lesson says the area, and offers nothing itself")
  func drawings() throws {
    #expect(try measured("", ask: "screen", header: "size: 200x100") == [])
    #expect(
      try measured("", ask: "screen", header: "hint: none").map(\.rule).contains(.missingHeader))
    #expect(
      try measured("- [x] `this`\n  > So.\n", ask: "screen", header: "size: 200x100").map(\.rule)
        == [.optionCount])
    #expect(
      try measured("", ask: "screen", header: "size: 200x101").map(\.rule) == [.traceKey])
  }
}
