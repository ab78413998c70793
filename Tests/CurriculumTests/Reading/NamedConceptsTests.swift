import Testing

@testable import Curriculum

@Suite("Concepts by the fronts of lessons")
struct NamedConceptsTests {
  @Test("Each is named once, in the order of the files, and only fronts are read")
  func named() {
    func lesson(_ concepts: String, _ rest: String = "") -> [UInt8] {
      Array("---\nid: a\nconcepts: [\(concepts)]\n---\n\(rest)".utf8)
    }
    let folder = PackFolder(
      path: "p",
      files: [
        "02-b/a.md": lesson("lamp-light, wax"), "01-a/a.md": lesson("lamp-light, wire", "\u{0}"),
        "01-a/b.md": Array("no front".utf8), "01-a/c.md": Array("--".utf8), "pack.yml": [],
      ])
    #expect(folder.namedConcepts == ["lamp-light", "wire", "wax"])
  }
}
