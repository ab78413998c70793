import Simulation
import Testing

@Suite("Pieces of Swift by what they say")
struct SwiftFragmentTests {
  static let equal: [(String, String)] = [
    ("Text( name )", "Text(name)"), ("Text(self.name)", "Text(name)"),
    ("[1, 2, 3,]", "[1,2,3]"), ("let n = 1;", "let n=1"), ("(a + b) * c", "(a+b)*c"),
    ("(a * b) + c", "a * b + c"), ("if (isOn) { }", "if isOn { }"), ("!(isOn)", "!isOn"),
    ("1_000", "1000"), ("0xFF", "255"), ("1.50", "1.5"), ("1e3", "1000.0"),
    (#""a\u{62}c""#, #""abc""#), (##"#"abc"#"##, #""abc""#),
    (#"Text("\( n )")"#, #"Text("\(n)")"#), (#"Text("\(self.n)")"#, #"Text("\(n)")"#),
    ("var body: some View { return Text(a) }", "var body: some View { Text(a) }"),
    ("var n: Int { get { 1 } }", "var n: Int { 1 }"), ("{ return 1 }", "{ 1 }"),
    ("names.map { $0.count }", "names.map { name in name.count }"),
    ("a.sorted { $0 < $1 }", "a.sorted { x, y in return x < y }"),
    ("a.map { b in b.map { $0 + 1 } }", "a.map { x in x.map { y in y + 1 } }"),
    ("Button(\"+1\") { n += 1 }", "Button(\"+1\") { self.n = self.n + 1 }"),
    ("Button() { }", "Button { }"), ("User.init(name: a)", "User(name: a)"),
    ("Array<Int>", "[Int]"), ("Optional<String>", "String?"),
    ("Dictionary<String, Int>", "[String: Int]"),
    ("(Int) -> Void", "(Int) -> ()"), ("func f() -> Void { }", "func f() { }"),
    ("@State private var n: Int = 0", "@State private var n = 0"),
    ("@State var user: User = User()", "@State var user = User()"),
    ("var n: Int? = nil", "var n: Int?"), ("static private var n = 0", "private static var n = 0"),
    ("@State() var n = 0", "@State var n = 0"), ("if let a = a { }", "if let a { }"),
    ("Set([1, 2])", "Set([2, 1])"), ("let s: Set<Int> = [2, 1]", "let s: Set<Int> = [1, 2]"),
    ("[1, 2] as Set", "[2, 1] as Set"), ("[\"a\": 1, \"b\": 2]", "[\"b\": 2, \"a\": 1]"),
    ("`name`", "name"), ("a /* one */ + b // two", "a+b"), ("@State  private", "@State private"),
    ("case red, blue", "case red,blue"), ("alignment:.leading", "alignment: .leading"),
    (".padding( .top,8 )", ".padding(.top, 8)"), ("(\nn\n)", "n"),
  ]

  @Test("Spellings of the same Swift are equal", arguments: equal)
  func same(left: String, right: String) throws {
    let fragment = try #require(SwiftFragment(left))
    #expect(fragment == SwiftFragment(right))
  }

  static let different: [(String, String)] = [
    ("a - b", "b - a"), ("(a + b) * c", "a + b * c"), ("n += 1", "n -= 1"), ("a == b", "a != b"),
    ("let n = 0", "var n = 0"), ("@State var n = 0", "@State private var n = 0"),
    ("@State", "@Binding"), ("@State", "State"), ("$name", "name"), ("name!", "name?"),
    ("self.name = name", "name = name"), ("{ x in self.x = x }", "{ x in x = x }"),
    ("1", "1.0"), ("\"1\"", "1"), ("\"Ada\"", "Ada"), ("[1, 2]", "[2, 1]"),
    ("Text(name)", "text(name)"), (".red", "Color.red"), ("f(a: 1)", "f(1)"), ("(a: 1)", "1"),
    ("some View", "any View"), ("Int", "Int?"), ("{ $0 }", "{ $1 }"), ("{ 1 }", "{ _ in 1 }"),
    ("if a { return b }", "if a { b }"), ("var n: Double = 0", "var n = 0"),
    ("let n: Int? = nil", "let n: Int?"), ("a.map { x in y }", "a.map { x in x }"),
    ("\"a\\(b)\"", "\"a(b)\""), ("var n: Int { get { 1 } set { } }", "var n: Int { 1 }"),
    ("[a, b]", "[a: b]"), ("f { } g: { }", "f { } h: { }"), ("-1", "1"), ("private", "public"),
  ]

  @Test("Swift that says something else differs", arguments: different)
  func other(left: String, right: String) throws {
    let fragment = try #require(SwiftFragment(left))
    let other = try #require(SwiftFragment(right))
    #expect(fragment != other)
  }

  @Test(
    "Words are no Swift",
    arguments: [
      "the view", "it is not told", "", "   ", "Free cups: 0", "a view's body", "3 times",
      "who else?!",
      "Text(", "{", "}", "\"", "'", "\\", "- - -", "日本 語", "no view at all runs again.",
    ])
  func words(text: String) { #expect(SwiftFragment(text) == nil) }

  @Test("Each leniency forgives its own difference and no other")
  func leniency() throws {
    let pairs: [(FragmentLeniency, String, String)] = [
      (.letterCase, "text(\"a\")", "Text(\"A\")"), (.typeNames, "Color.red", ".red"),
      (.wholeNumbers, "opacity(1.0)", "opacity(1)"),
      (.elementOrder, "[.top, .leading]", "[.leading, .top]"),
      (.closureLabels, "onTapGesture(perform: { tap() })", "onTapGesture { tap() }"),
    ]
    for (leniency, left, right) in pairs {
      for (allowed, _, _) in pairs {
        let fragment = try #require(SwiftFragment(left, allowing: allowed))
        #expect((fragment == SwiftFragment(right, allowing: allowed)) == (allowed == leniency))
      }
    }
  }

  @Test("Tokens are found in any text, and remember their spaces")
  func tokens() throws {
    let tokens = try #require(SwiftToken.tokens(of: "@State  var n = 1_000"))
    #expect(tokens.map(\.text) == ["@", "State", "var", "n", "=", "1_000"])
    #expect(tokens.map(\.isSpaced) == [false, false, true, true, true, true])
    #expect(tokens.last?.key == "1000")
    #expect(SwiftToken.tokens(of: "not { Swift")?.map(\.text) == ["not", "{", "Swift"])
  }

  @Test("Texts that would take long to read are refused; any other has an answer")
  func hostile() {
    for mark in [
      "[", "(", "{", "<", "\"\\(", "a<", "[[", "!", "-", "@", "#if a\n", "a?b:", "{a in ",
    ] {
      for count in [1, 5, 12, 40, 400, 4000] {
        _ = SwiftFragment(String(repeating: mark, count: count))
        _ = SwiftFragment(String(repeating: mark, count: count) + "x")
      }
    }
    #expect(SwiftFragment(String(repeating: "a + ", count: 240) + "a") != nil)
    #expect(
      SwiftFragment(String(repeating: "[", count: 13) + String(repeating: "]", count: 13)) == nil)
    #expect(SwiftFragment("a\0b") == nil)
  }

  @Test("Random texts of Swift's own words have an answer, and it is the same with other spaces")
  func random() {
    let words = [
      "@", "State", "var", "n", "=", "0", "{", "}", "(", ")", "[", "]", "<", ">", ".", ",", ":",
      "->",
      "\"", "\\(", "$0", "in", "return", "self", "if", "let", "?", "!", "+", "#", "`", "é", "/*",
      "*/",
      "//", "switch", "case", "func", "some", "\n", "'", "_", "&", "async", "try", "#\"", "\"\"\"",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<400 {
      let count = Int.random(in: 1...24, using: &generator)
      let picked = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
      let text = picked.joined(separator: " ")
      if let fragment = SwiftFragment(text) {
        #expect(SwiftFragment("  \(text) ") == fragment, "\(text)")
      }
      _ = SwiftToken.tokens(of: text)
    }
  }
}
