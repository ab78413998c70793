import Curriculum
import Simulation
import Synchronization

/// The source that a trace's lines count in: one listing, or several files by their names.
struct Listings: Sendable {
  private let files: [(name: String, text: String)]
  private let blocks = CodeBlocks()

  /// A single listing, which steps do not name.
  init(_ source: String) { files = [("", source)] }
  init(_ files: [SourceFile]) { self.files = files.map { ($0.name, $0.text) } }

  /// The lines of the file that a step names; of the first one for a step that names none.
  func code(_ name: String?) -> CodeBlock {
    guard let file = files.first(where: { $0.name == name }) ?? files.first else {
      return CodeBlock("")
    }
    return blocks.block(file.name, file.text)
  }

  /// All of them, that of a step first.
  func all(from name: String?) -> [(name: String, code: CodeBlock)] {
    let first = files.filter { $0.name == name }
    let others = files.filter { $0.name != name }
    return (first + others).map { ($0.name, blocks.block($0.name, $0.text)) }
  }
}

extension Listing {
  /// Its lines, coloured once.
  var code: CodeBlock { CodeBlocks.ofLessons.block(source, source) }
}

/// Files that were coloured already: reading Swift again with each key would be felt.
private final class CodeBlocks: Sendable {
  /// Those of the listings that were shown last, by what stands in them.
  static let ofLessons = CodeBlocks(limit: 16)

  private let limit: Int
  private let made = Mutex<[String: CodeBlock]>([:])

  init(limit: Int = .max) { self.limit = limit }

  func block(_ name: String, _ text: String) -> CodeBlock {
    made.withLock { made in
      if let block = made[name] { return block }
      if made.count >= limit { made = [:] }
      let block = CodeBlock(text)
      made[name] = block
      return block
    }
  }
}
