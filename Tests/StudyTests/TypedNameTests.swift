import Testing

@testable import Study

@Suite("What a word stands for in the place of a name")
struct TypedNameTests {
  private static let names = [
    "learn", "review", "quiz", "drill", "trace", "stats", "restore", "retention", "lint", "quit",
    "undo",
  ]

  @Test(
    "A beginning that one name has is that name, however it is written",
    arguments: [
      ("rev", "review"), ("st", "stats"), ("TR", "trace"), ("quit", "quit"), ("le", "learn"),
    ])
  func begun(word: String, name: String) {
    #expect(TypedName(word, among: Self.names) == .name(name))
  }

  @Test("A beginning of several is none of them, and a single letter is too little to act upon")
  func ambiguous() {
    #expect(TypedName("re", among: Self.names) == .ambiguous(["review", "restore", "retention"]))
    #expect(TypedName("qui", among: Self.names) == .ambiguous(["quiz", "quit"]))
    #expect(TypedName("u", among: Self.names) == .ambiguous(["undo"]))
    #expect(TypedName("step", among: ["steps", "step"]) == .name("step"))
  }

  @Test(
    "A slip of a letter or two, and what is short for a name, is near it",
    arguments: [
      ("lr", ["learn"]), ("lern", ["learn"]), ("staets", ["stats"]), ("rvw", ["review"]),
      ("tarce", ["trace"]), ("undoo", ["undo"]), ("rtn", ["retention"]),
    ])
  func near(word: String, names: [String]) {
    #expect(TypedName(word, among: Self.names) == .near(names))
  }

  @Test("Anything else is unknown", arguments: ["xyzzyx", "", "9", "zz"])
  func unknown(word: String) {
    #expect(TypedName(word, among: Self.names) == .unknown)
  }
}
