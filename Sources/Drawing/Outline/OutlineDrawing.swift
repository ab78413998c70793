import Cells

/// Boxes of containers and modifiers, with what they are called and how large they are: each is as
/// large as what is written in it needs, and stands where it stands on the screen.
public struct OutlineBox: Sendable, Hashable {
  /// `VStack (spacing: 12)`, `.padding`, `"Ada"`
  public var name: String
  /// `393 × 40`
  public var size: String
  /// In points, in the whole area.
  public var frame: Area
  public var children: [OutlineBox]

  public init(name: String, size: String, frame: Area, children: [OutlineBox] = []) {
    self.name = name
    self.size = size
    self.frame = frame
    self.children = children
  }
}

/// A tree of boxes in lines.
///
/// Children that stand beside each other on the screen stand beside each other here, as far as there
/// is room; all others one below the other. A chain of modifiers shares a box, whose names stand
/// from the outermost to the innermost.
public struct OutlineDrawing: Sendable {
  public let lines: [String]

  /// - Parameter columns: How wide the drawing may be.
  public init(of box: OutlineBox, columns: Int, characters: Characters = .unicode) {
    let block = Block(box, columns: max(Block.least, columns), depth: 0)
    lines = block.lines.map { line in
      var text = characters == .ascii ? String(line.map(Block.ascii)) : line
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}

/// Lines of one width.
private struct Block {
  var lines: [String]
  var width: Int

  /// No box is narrower.
  static let least = 12
  /// Further in than this boxes stand in no more boxes.
  private static let deepest = 40

  static func ascii(_ character: Character) -> Character {
    "─│┌┐└┘├┤…×".contains(character) ? Signs.ascii(character) : character
  }

  init(_ box: OutlineBox, columns: Int, depth: Int) {
    let title = box.size.isEmpty ? box.name : "\(box.name)  \(box.size)"
    let content =
      box.children.isEmpty || columns < Block.least + 4 || depth >= Block.deepest
      ? Block.nothing : Block.arranged(box.children, columns: columns - 4, depth: depth + 1)
    guard !content.lines.isEmpty else {
      let shown = Block.cut(title, to: columns - 4)
      let inner = shown.cellWidth
      lines = [
        "┌" + Block.repeated("─", inner + 2) + "┐", "│ " + shown + " │",
        "└" + Block.repeated("─", inner + 2) + "┘",
      ]
      width = inner + 4
      return
    }
    let shown = Block.cut(title, to: columns - 6)
    let inner = max(content.width, shown.cellWidth + 2)
    lines = ["┌─ " + shown + " " + Block.repeated("─", inner - shown.cellWidth - 1) + "┐"]
    lines += content.lines.map { "│ " + Block.padded($0, to: inner) + " │" }
    lines.append("└" + Block.repeated("─", inner + 2) + "┘")
    width = inner + 4
  }

  private init(lines: [String]) {
    self.lines = lines
    width = lines.map(\.cellWidth).max() ?? 0
  }

  private static let nothing = Block(lines: [])

  /// Rows of boxes that stand beside each other, one row below the other.
  private static func arranged(_ boxes: [OutlineBox], columns: Int, depth: Int) -> Block {
    var lines: [String] = []
    for row in rows(of: boxes) {
      var line: [Block] = []
      var used = 0
      for box in row {
        let block = Block(box, columns: columns, depth: depth)
        // Nothing is cut so that more stands side by side: what has no room goes on below.
        if !line.isEmpty, used + 1 + block.width > columns {
          lines += beside(line)
          line = []
          used = 0
        }
        used += block.width + (line.isEmpty ? 0 : 1)
        line.append(block)
      }
      lines += beside(line)
    }
    return Block(lines: lines)
  }

  /// Boxes whose frames share no column, but a row of the screen, stand beside each other.
  private static func rows(of boxes: [OutlineBox]) -> [[OutlineBox]] {
    var rows: [[OutlineBox]] = []
    for box in boxes {
      if let last = rows.last?.last, last.frame.maxX <= box.frame.x + 0.5,
        box.frame.y < last.frame.maxY, last.frame.y < box.frame.maxY
      {
        rows[rows.count - 1].append(box)
      } else {
        rows.append([box])
      }
    }
    return rows
  }

  private static func beside(_ blocks: [Block]) -> [String] {
    let height = blocks.map(\.lines.count).max() ?? 0
    return (0..<height).map { row in
      blocks.map { block in
        padded(row < block.lines.count ? block.lines[row] : "", to: block.width)
      }.joined(separator: " ")
    }
  }

  private static func repeated(_ character: Character, _ count: Int) -> String {
    String(repeating: character, count: max(0, count))
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + repeated(" ", width - text.cellWidth)
  }

  private static func cut(_ text: String, to width: Int) -> String {
    guard text.cellWidth > width else { return text }
    var shown = ""
    for character in text {
      guard shown.cellWidth + character.cellWidth < width else { break }
      shown.append(character)
    }
    return shown + "…"
  }
}
