import Foundation
import Testing

/// What CONTRIBUTING.md says of arrows between files: those of a folder do not name each other in a circle.
@Suite("Arrows between files")
struct CircleTests {
  /// Two ideas that are larger than a file; docs/architecture.md says which.
  private static let larger: Set = ["Sources/Interpreter/Program", "Sources/Simulation/Evaluation"]

  @Test("The files of a folder name each other in no circle, but for two ideas larger than a file")
  func circles() throws {
    let paths = try Paper.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let texts = try paths.map {
      try String(contentsOf: Paper.root.appending(path: $0), encoding: .utf8)
    }
    let arrows = Self.arrows(among: texts)
    let folders = Dictionary(grouping: paths.indices) {
      (paths[$0] as NSString).deletingLastPathComponent
    }
    #expect(folders.count > 100)
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      let circles = Self.circles(among: files, arrows).map { circle in
        circle.map { (paths[$0] as NSString).lastPathComponent }.sorted()
      }
      if Self.larger.contains(folder) {
        #expect(circles.count == 1, "\(folder): \(circles)")
      } else {
        #expect(circles.isEmpty, "\(folder): \(circles)")
      }
    }
  }

  @Test("Files that use each other's types are a circle, with whoever is in between")
  func finding() {
    let ring = [
      "struct First { var second: Second }", "struct Second { let third: [Third] }",
      "enum Third { case first(First) }", "struct Apart { var first: First }",
    ]
    #expect(
      Self.circles(among: Array(0...3), Self.arrows(among: ring)).map { $0.sorted() } == [
        [0, 1, 2]
      ])
    let line = [
      "struct First { var second: Second }", "struct Second {}  // Not a First.",
      "let text = \"First\"", "extension First { private struct Second {} }",
    ]
    #expect(Self.circles(among: Array(0...3), Self.arrows(among: line)).isEmpty)
  }

  /// Which files name types that only one other file declares.
  private static func arrows(among texts: [String]) -> [Set<Int>] {
    let names = texts.map(names)
    var owners: [Substring: [Int]] = [:]
    for (file, names) in names.enumerated() {
      for name in names.declared { owners[name, default: []].append(file) }
    }
    return names.enumerated().map { file, names in
      Set(
        names.all.subtracting(names.declared).compactMap { name in
          owners[name].flatMap { $0.count == 1 ? $0[0] : nil }
        }
      ).subtracting([file])
    }
  }

  /// The files that reach each other without leaving those that are given.
  private static func circles(among files: [Int], _ all: [Set<Int>]) -> [[Int]] {
    let inside = Set(files)
    var arrows = all
    for file in files { arrows[file].formIntersection(inside) }
    let reached = Dictionary(
      uniqueKeysWithValues: files.map { ($0, reach(from: $0, over: arrows)) })
    func isReached(_ file: Int, from start: Int) -> Bool { reached[start]?.contains(file) ?? false }
    let groups = Dictionary(grouping: files.filter { isReached($0, from: $0) }) { file in
      files.filter { isReached($0, from: file) && isReached(file, from: $0) }.min() ?? file
    }
    return Array(groups.values)
  }

  private static func reach(from start: Int, over arrows: [Set<Int>]) -> Set<Int> {
    var reached = arrows[start]
    var open = Array(reached)
    while let next = open.popLast() {
      for file in arrows[next] where reached.insert(file).inserted { open.append(file) }
    }
    return reached
  }

  /// All that begins with a capital in a text, and of that what it declares for others.
  private static func names(in text: String) -> (all: Set<Substring>, declared: Set<Substring>) {
    var all: Set<Substring> = []
    var declared: Set<Substring> = []
    var isInText = false
    for line in text.split(separator: "\n") {
      if line.contains("\"\"\"") { isInText.toggle() }
      guard !isInText else { continue }
      var previous: Substring = ""
      var isPrivate = false
      for word in words(in: line) {
        if word == "private" || word == "fileprivate" { isPrivate = true }
        if word.first?.isUppercase == true {
          all.insert(word)
          if kinds.contains(previous), !isPrivate { declared.insert(word) }
        }
        previous = word
      }
    }
    return (all, declared)
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// Names and other words, without those of comments and texts.
  private static func words(in line: Substring) -> [Substring] {
    var code = line
    if let comment = code.range(of: "//") { code = code[..<comment.lowerBound] }
    let pieces = code.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 0 }.flatMap { piece in
      piece.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }
}
