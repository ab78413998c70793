import Interpreter
import Testing

/// Objects of Foundation and UIKit that Foundation on Linux does not have, or has not all of: no
/// recorded program can say what they do.
@Suite struct TextObjectTests {
  @Test("a text is an object and the other way round, wherever it is cast")
  func texts() {
    let printed = Self.run(
      """
      let path = "notes/day.txt" as NSString
      print(path.pathExtension, path.lastPathComponent, path.deletingPathExtension, path.length)
      let text = path as String
      print(text + "!", path.substring(with: NSRange(location: 6, length: 3)))
      let object: Any = path
      let plain: Any = "plain"
      print(object as? String ?? "none", (plain as? NSString)?.length ?? 0)
      print(("abc" as NSString).range(of: "c").location, ("abc" as NSString) == ("abc" as NSString))
      """)
    #expect(
      printed == """
        txt day.txt notes/day 13
        notes/day.txt! day
        notes/day.txt 5
        2 true

        """)
  }

  @Test("words are those of the text, and the program stops where it wants to")
  func words() {
    let printed = Self.run(
      """
      let text = "Hello, world! It's 3 o'clock."
      text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, range, _, stop in
        print(word ?? "none", text.distance(from: text.startIndex, to: range.lowerBound))
        if word == "3" { stop = true }
      }
      """)
    #expect(printed == "Hello 0\nworld 7\nIt's 14\n3 19\n")
  }

  @Test("a place in a list says its section, its row and its item")
  func places() {
    let printed = Self.run(
      """
      var place = IndexPath(row: 1, section: 2)
      print(place, place.row, place.item, place.section, place < IndexPath(item: 0, section: 3))
      place.row += 1
      print(place == IndexPath(item: 2, section: 2), Set([place, place]).count)
      """)
    #expect(printed == "[2, 1] 1 1 2 true\ntrue 1\n")
  }

  @Test("a file is told from a folder, and folders are known by their names")
  func folders() {
    let printed = Self.run(
      """
      let file = URL.documentsDirectory.appending(path: "a.json")
      try Data("[1]".utf8).write(to: file)
      var isDirectory: ObjCBool = false
      print(FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), isDirectory)
      let folder = URL.documentsDirectory.path
      print(FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue)
      print(try JSONDecoder().decode([Int].self, from: Data(contentsOf: file)))
      """)
    #expect(printed == "true false\ntrue true\n[1]\n")
  }

  @Test("a range that is not in the text is the program's own trap")
  func ranges() {
    let printed = Self.run(
      """
      let digits = try NSRegularExpression(pattern: "[0-9]+")
      print(digits.matches(in: "12", range: NSRange(location: 0, length: 9)).count)
      """)
    #expect(printed.contains("out of bounds: the text is 2 long"))
  }

  private static func run(_ source: String) -> String {
    Check.printed(by: "import UIKit\n" + source)
  }
}
