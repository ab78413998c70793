import Testing

@testable import Curriculum

/// What typed answers are worth: the specification.
@Suite("Typed answers")
struct AcceptedAnswersTests {
  enum Worth: String, Sendable { case equal, accepted, close, wrong }

  struct Row: Sendable, CustomTestStringConvertible {
    let answer: String
    let accepted: String
    let worth: Worth

    var testDescription: String { "\(answer) for \(accepted) is \(worth.rawValue)" }
  }

  static let words: [Row] = rows([
    // Dress, case and punctuation.
    ("Identity", "identity", .equal), ("  identity  ", "identity", .equal),
    ("`identity`", "identity", .equal), ("\u{201C}identity\u{201D}.", "identity", .equal),
    ("'identity'", "identity", .equal), ("ｉｄｅｎｔｉｔｙ", "identity", .equal),
    ("identity\u{200B}", "identity", .equal), ("cafe\u{301}", "caf\u{E9}", .equal),
    ("free cups 0", "Free cups: 0", .equal), ("View Identity", "view identity", .equal),
    ("view\u{A0}identity", "view identity", .equal),
    // Articles, hyphens, numbers, spelling.
    ("the view", "view", .equal), ("a view", "the view", .equal), ("two way", "two-way", .equal),
    ("one hundred", "100", .equal), ("a hundred", "100", .equal), ("100.0", "100", .equal),
    ("two hundred and twenty", "220", .equal), ("twenty-five points", "25 points", .equal),
    ("three thousand", "3000", .equal), ("two and three", "2 and 3", .equal),
    ("one two", "1 2", .equal), ("100.5", "100", .wrong), ("sixteen", "60", .wrong),
    ("two", "2", .equal), ("2 times", "two times", .equal), ("1_000", "1000", .equal),
    ("initialised", "initialized", .equal), ("behaviour", "behavior", .equal),
    ("centre", "center", .equal), ("labelled", "labeled", .equal), ("grey", "gray", .equal),
    ("a, b, c", "a b c", .equal), ("b", "a b", .wrong), ("(none)", "none", .equal),
    // Worth a word.
    ("identities", "identity", .accepted), ("bodies", "body", .accepted),
    ("the parents", "parent", .accepted), ("@identity", "identity", .accepted),
    ("viewidentity", "view identity", .accepted), ("classes", "class", .accepted),
    // Slips.
    ("identty", "identity", .close), ("idnetity", "identity", .close),
    ("identityy", "identity", .close), ("idemtity", "identity", .close),
    ("structral identity", "structural identity", .close),
    // Not what was meant.
    ("idntty", "identity", .wrong), ("state", "identity", .wrong), ("", "identity", .wrong),
    ("   ", "identity", .wrong), ("3", "2", .wrong), ("1300", "1200", .wrong),
    ("one", "none", .wrong),
    ("sync", "async", .wrong), ("asynchronous", "synchronous", .wrong), ("clas", "class", .close),
    ("not told", "told", .wrong), ("told", "not told", .wrong), ("isn't told", "is told", .wrong),
    ("noting", "nothing", .wrong), ("never", "always", .wrong), ("in", "on", .wrong),
    ("set", "get", .wrong), ("unchanged", "changed", .wrong), ("-1", "1", .wrong),
    ("1", "-1", .wrong),
    ("yes and no", "yes", .wrong), ("this", "thi", .wrong), ("hour", "hor", .wrong),
  ])

  static let names: [Row] = rows([
    ("@State", "@State", .equal), ("`@State`", "@State", .equal), ("\"@State\"", "@State", .equal),
    ("@ State", "@State", .equal), ("State", "@State", .accepted), ("state", "@State", .accepted),
    ("@state", "@State", .accepted), ("@States", "@State", .accepted),
    ("@State", "State", .accepted),
    ("state", "State", .accepted), ("the State", "State", .accepted), ("text", "Text", .accepted),
    ("Texts", "Text", .accepted), ("`Text`s", "Text", .accepted), ("v stack", "VStack", .accepted),
    ("on appear", "onAppear", .accepted), ("onappear", "onAppear", .accepted),
    ("onAppear", ".onAppear", .accepted), (".onAppear", "onAppear", .accepted),
    ("@Staet", "@State", .close), ("onApear", "onAppear", .close), ("Bindng", "@Binding", .close),
    ("@Binding", "@State", .wrong), ("Binding", "@State", .wrong), ("HStack", "VStack", .wrong),
    ("LazyHStack", "LazyVStack", .wrong), ("@StateObject", "@State", .wrong),
    ("name", "$name", .wrong), ("$name", "name", .wrong), ("Int?", "Int", .wrong),
    ("Int", "Int?", .wrong), ("name!", "name?", .wrong), ("private", "public", .wrong),
    ("@Environment", "@EnvironmentObject", .wrong),
  ])

  static let functions: [Row] = rows([
    ("updateNSView()", "updateNSView", .accepted), ("func updateNSView", "updateNSView", .accepted),
    ("updateNSView(_:context)", "updateNSView", .accepted),
    ("updateNSView(_:context:)", "updateNSView", .accepted),
    (".onEnded(_:)", ".onEnded", .accepted), ("func updateNSview()", "updateNSView", .accepted),
    ("updateNSVeiw()", "updateNSView", .close),
    ("updateUIView()", "updateNSView", .wrong), ("updateNSView(view)", "updateNSView", .wrong),
    ("save", "save()", .wrong),
  ])

  static let code: [Row] = rows([
    ("Text( name )", "Text(name)", .equal), ("Text(self.name)", "Text(name)", .equal),
    (".constant( 15 )", ".constant(15)", .equal), (".constant(15);", ".constant(15)", .equal),
    ("Text(“Ada”)", "Text(\"Ada\")", .equal), ("`Text(\"Ada\")`", "Text(\"Ada\")", .equal),
    ("count = count + 1", "count += 1", .equal), ("[1,2,3,]", "[1, 2, 3]", .equal),
    ("Array<Int>", "[Int]", .equal), ("{ $0.name }", "{ user in user.name }", .equal),
    ("@State private var n:Int=0", "@State private var n = 0", .equal),
    ("return Text(a)", "Text(a)", .equal), ("f (state)", "f(state)", .equal),
    ("Text('Ada')", "Text(\"Ada\")", .accepted),
    ("text(name)", "Text(name)", .close), ("f(State)", "f(state)", .close),
    ("Color.red", ".red", .close), ("Binding.constant(15)", ".constant(15)", .close),
    ("opacity(1.0)", "opacity(1)", .close), ("[.leading, .top]", "[.top, .leading]", .close),
    ("Text(nmae)", "Text(name)", .close), (".constant(15", ".constant(15)", .close),
    ("State private var n = 0", "@State private var n = 0", .close),
    ("onTapGesture(perform: { tap() })", "onTapGesture { tap() }", .close),
    ("Text(Ada)", "Text(\"Ada\")", .wrong), ("count -= 1", "count += 1", .wrong),
    ("a != b", "a == b", .wrong), ("a > b", "a < b", .wrong), ("n = 1", "n == 1", .wrong),
    ("@State var n = 0", "@State private var n = 0", .wrong),
    ("let n = 0", "var n = 0", .wrong), ("@Binding var n: Int", "@State var n: Int", .wrong),
    ("name = name", "self.name = name", .wrong), ("Text(title)", "Text(name)", .wrong),
    (".constant(16)", ".constant(15)", .wrong), ("!isOn", "isOn == true", .wrong),
    ("isOn.toggle()", "!isOn.toggle()", .wrong), ("any View", "some View", .wrong),
    ("user.name", "$user.name", .wrong), ("a - b", "b - a", .wrong),
  ])

  static let numbers: [Row] = rows([
    // Units of the kind that is asked for.
    ("1.5 sec", "1.5 s", .equal), ("1500 ms", "1.5 s", .equal), ("1.5s", "1.5 s", .equal),
    ("1500milliseconds", "1.5 s", .equal), ("2 minutes", "120 s", .equal),
    ("10 deg", "10 degrees", .equal), ("10°", "10 degrees", .equal),
    ("354 f", "354 °F", .equal), ("120pt", "120 points", .equal), ("1 KB", "1024 bytes", .equal),
    ("1500 s", "1.5 s", .wrong), ("1.5 ms", "1.5 s", .wrong), ("10 points", "10 degrees", .wrong),
    ("5 percent", "5", .wrong), ("3 s", "3", .wrong), ("3 taps", "3 s", .wrong),
    // A decimal comma, and one that divides thousands.
    ("1,5", "1.5", .equal), ("1,5 s", "1.5 s", .equal), ("0,125", "0.125", .equal),
    ("1,500", "1500", .equal), ("1,500", "1.5", .wrong), ("1,234,567", "1234567", .equal),
    ("1,5", "15", .wrong), ("1,5,2", "1.52", .wrong),
    // In words.
    ("one point five", "1.5", .equal), ("one and a half", "1.5", .equal),
    ("exactly one", "1", .equal), ("just 3", "3", .equal), ("it is 10", "10", .equal),
    ("there are three", "3", .equal), ("it takes 1.5 seconds", "1.5 s", .equal),
    // What is counted stands in the question.
    ("exactly once", "1", .accepted), ("one run", "1", .accepted), ("it runs once", "1", .accepted),
    ("3 bodies", "3", .accepted), ("they run twice", "2", .accepted),
    ("at least 3", "3", .wrong), ("about 3", "3", .wrong), ("2 more", "2", .wrong),
    ("2 or 3", "2", .wrong), ("not 3", "3", .wrong), ("it is not 3", "3", .wrong),
    ("3 runs of it", "3", .wrong), ("once", "2", .wrong), ("2 runs", "3", .wrong),
    ("-1.5", "1.5", .wrong), ("- 1,5", "1.5", .wrong),
  ])

  private static func rows(_ rows: [(String, String, Worth)]) -> [Row] {
    rows.map { Row(answer: $0, accepted: $1, worth: $2) }
  }

  static let table = words + names + code

  func worth(_ answer: String, _ accepted: String) -> Worth {
    switch AcceptedAnswers([accepted]).judge(answer) {
    case .equal: .equal
    case .accepted: .accepted
    case .close: .close
    case .wrong: .wrong
    }
  }

  @Test("Each answer is worth what the table says", arguments: table)
  func specification(row: Row) { #expect(worth(row.answer, row.accepted) == row.worth) }

  @Test(
    "What is equal is equal the other way round, between words and between code", arguments: table)
  func symmetry(row: Row) {
    guard AcceptedAnswer(row.answer).isCode == AcceptedAnswer(row.accepted).isCode else { return }
    #expect(
      (worth(row.answer, row.accepted) == .equal) == (worth(row.accepted, row.answer) == .equal))
  }

  @Test("Spaces around, quotes and a full stop change nothing", arguments: table)
  func dress(row: Row) {
    guard !row.answer.trimmed.isEmpty else { return }
    for dressed in ["  \(row.answer)\t", "\(row.answer)\u{A0}", "`\(row.answer)`"] {
      guard row.answer.contains("`") == false else { continue }
      #expect(worth(dressed, row.accepted) == row.worth, "\(dressed)")
    }
  }

  @Test("Undressing twice is undressing once", arguments: table)
  func idempotence(row: Row) {
    let once = TypedAnswer(row.answer)
    let twice = TypedAnswer(once.text)
    #expect(twice.text == once.text)
    #expect(WordForm(once.words.words.joined(separator: " ")) == once.words)
  }

  @Test("Nobody fails with an accepted response", arguments: table)
  func itself(row: Row) { #expect(worth(row.accepted, row.accepted) == .equal) }

  @Test("The best of several accepted responses counts, and what was overlooked is told")
  func several() {
    let answers = AcceptedAnswers(["@State", "State", "state property"])
    #expect(answers.judge("State") == .equal)
    #expect(
      answers.judge("states")
        == .accepted(response: "@State", overlooking: [.plural, .atSign]))
    #expect(answers.judge("@stat") == .close(to: "@State", reason: "1 letter differs"))
    #expect(answers.judge("binding") == .wrong)
    #expect(AcceptedAnswers([]).judge("anything") == .wrong)
  }

  @Test("Swift is compared by tokens, a word by its letters, and strangers not at all")
  func comparison() throws {
    let code = try #require(
      AcceptedAnswers(["@State private var n = 0"]).comparison(with: "@State var n = 1"))
    #expect(
      code.pieces == [
        .same(yours: "@State", answer: "@State"), .missing(" private"),
        .same(yours: " var n =", answer: " var n ="), .other(yours: " 1", answer: " 0"),
      ])
    let word = try #require(AcceptedAnswers(["identity"]).comparison(with: "identty"))
    #expect(
      word.pieces == [
        .same(yours: "ident", answer: "ident"), .missing("i"), .same(yours: "ty", answer: "ty"),
      ])
    #expect(AcceptedAnswers(["identity"]).comparison(with: "a struct") == nil)
    #expect(
      AcceptedAnswers(["identity"]).comparison(with: String(repeating: "identity ", count: 999))
        == nil)
  }

  @Test("Nothing that can be typed stops the program, and what is long takes no time")
  func hostile() {
    let answers = AcceptedAnswers(["@State", "identity", "Text(\"Ada\")", "`body`", "\"", "."])
    let pieces = [
      "[", "(", "`", "\"", "'", ".", "@", "\u{0}", "\u{1B}[2J", "é\u{301}", "日本", "\u{202E}", "👩‍👩‍👧",
      "\n",
    ]
    for piece in pieces {
      for count in [1, 2, 30, 3000] {
        let text = String(repeating: piece, count: count)
        _ = answers.judge(text)
        _ = answers.comparison(with: text)
        _ = AcceptedAnswers([text]).judge("state")
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String { Curriculum.trimmed(self) }
}
