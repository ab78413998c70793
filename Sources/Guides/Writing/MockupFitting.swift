/// A drawing as a lesson has it: narrow, with its remarks as callouts and in words, too.
public struct FittedMockup: Sendable, Equatable {
  /// At most ``MockupFitting/columns`` wide.
  public var drawing: [String]
  /// What the marks `(1)`, `(2)` … in the drawing stand for, in order.
  public var callouts: [String]
  /// What is drawn, in words.
  public var description: String
  /// The drawing as the guide has it, for whoever has room; nil if the narrow one is the same.
  public var wide: [String]?
}

/// Redraws drawings so that they fit a narrow terminal.
///
/// Remarks beside a drawing become callouts; columns that only repeat the one before go; what stands
/// side by side is drawn below each other; boxes are drawn anew around their words. Of what is still
/// too wide the words are kept in their order.
public enum MockupFitting {
  /// Terminal columns that a drawing may take, as lint has it.
  public static let columns = 38

  public static func fitted(_ lines: [String]) -> FittedMockup {
    let outdented = DrawingGrid(lines).outdented().lines
    let lines = lines.map(withoutMarks)
    var mockup =
      mockup(of: lines)
      ?? FittedMockup(
        drawing: WordRows.drawn(lines, width: columns), callouts: [],
        description: DrawingWords.description(of: lines))
    mockup.wide = mockup.drawing == outdented ? nil : outdented
    return mockup
  }

  /// - Returns: nil if the drawing cannot be made narrow enough.
  private static func mockup(of lines: [String]) -> FittedMockup? {
    let (drawn, callouts) = SideRemarks.taken(from: lines, room: columns)
    guard
      let drawing = narrow(DrawingGrid(drawn).outdented())
        ?? (callouts.isEmpty ? halves(DrawingGrid(drawn).outdented()) : nil)
        ?? BoxRedrawing.redrawn(drawn, width: columns)
    else { return nil }
    return FittedMockup(
      drawing: drawing, callouts: callouts, description: DrawingWords.description(of: lines))
  }

  private static func narrow(_ grid: DrawingGrid) -> [String]? {
    let squeezed = grid.squeezed(to: columns)
    return squeezed.width <= columns ? squeezed.lines : nil
  }

  /// Left and right of a gap below each other, each narrow enough by itself or cut again.
  private static func halves(_ grid: DrawingGrid, depth: Int = 0) -> [String]? {
    guard depth < 4, let gap = grid.gap else { return nil }
    var parts: [[String]] = []
    let width = grid.width
    for half in [grid.columns(0..<gap.lowerBound), grid.columns(gap.upperBound..<width)] {
      let half = half.outdented()
      if let lines = narrow(half) {
        parts.append(withoutEmptyEnds(lines))
      } else if let cut = halves(half, depth: depth + 1) {
        parts.append(cut)
      } else {
        return nil
      }
    }
    return Array(parts.joined(separator: [""]))
  }

  private static func withoutEmptyEnds(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// `(2)` of the guide is no mark of a callout: it is written `[2]`.
  private static func withoutMarks(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "(")) else { return line }
    var result = ""
    var rest = Substring(line)
    while let character = rest.first {
      rest.removeFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let isCall = result.last.map { $0.isASCII && $0.isLetter } ?? false
      if character == "(", !digits.isEmpty, !isCall, rest.dropFirst(digits.count).first == ")" {
        result += "[" + digits + "]"
        rest = rest.dropFirst(digits.count + 1)
      } else {
        result.append(character)
      }
    }
    return result
  }
}

/// Remarks that stand at the right of a drawing.
enum SideRemarks {
  /// The drawing with marks in the place of its remarks, and the remarks.
  static func taken(from lines: [String], room: Int) -> (lines: [String], callouts: [String]) {
    var drawn: [String] = []
    var callouts: [String] = []
    var isOpen = false
    for line in lines {
      guard let cut = cut(line, goesOn: isOpen) else {
        drawn.append(line)
        isOpen = false
        continue
      }
      if cut.begins || callouts.isEmpty {
        callouts.append(cut.remark)
        drawn.append(cut.drawn + " (\(callouts.count))")
      } else {
        callouts[callouts.count - 1] += " " + cut.remark
        drawn.append(cut.drawn)
      }
      isOpen = true
    }
    return (drawn, callouts)
  }

  /// A line that ends in strokes of a box and has words behind them.
  private static func cut(
    _ line: String, goesOn: Bool
  ) -> (drawn: String, remark: String, begins: Bool)? {
    guard
      let end = line.lastIndex(where: { $0 == "|" || !$0.isASCII && "│┐┘┤┃║╮╯".contains($0) })
    else { return nil }
    let words = line[line.index(after: end)...].trimmedSpaces
    guard words.contains(where: \.isLetter), line[...end].contains(where: { $0 != " " }) else {
      return nil
    }
    let first = words.first ?? " "
    let begins = "←<→◀".contains(first)
    guard begins || goesOn else { return nil }
    let remark = words.drop { "←<→◀─- ".contains($0) }
    return (String(line[...end]), String(remark), begins)
  }
}

/// The words and arrows of a drawing row by row, without its boxes.
enum WordRows {
  static func drawn(_ lines: [String], width: Int) -> [String] {
    var rows: [String] = []
    for line in lines {
      let pieces = DrawingWords.pieces(of: line, keepsArrows: true)
      if pieces.isEmpty {
        if let last = rows.last, !last.isEmpty { rows.append("") }
        continue
      }
      rows += wrapped(pieces.joined(separator: " | "), to: width)
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.isEmpty ? ["-"] : rows
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      let indent = lines.isEmpty ? "" : "  "
      if !line.isEmpty, cells(line) + 1 + cells(word) > width {
        lines.append(line)
        line = "  "
      }
      while cells(indent + word) > width {
        lines.append(indent + word.prefix(width - 4))
        word = String(word.dropFirst(width - 4))
      }
      line += (line.isEmpty || line == "  " ? "" : " ") + word
    }
    return lines + [line]
  }

  private static func cells(_ text: String) -> Int { DrawingGrid([text]).rows.first?.count ?? 0 }
}

/// What stands in a drawing, in the order of reading.
enum DrawingWords {
  static func description(of lines: [String]) -> String {
    let words = lines.flatMap { pieces(of: $0) }.joined(separator: "; ")
      .split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "A drawing without words." : "A drawing that reads: " + words + "."
  }

  /// What stands between the strokes of a line.
  static func pieces(of line: String, keepsArrows: Bool = false) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var spaces = 0
    func end() {
      let words = Substring(piece).trimmedSpaces
      let says = words.contains { character in
        character.isLetter || character.isNumber
          || (keepsArrows && character.unicodeScalars.contains(where: DrawnMarks.isArrow))
      }
      if says { pieces.append(String(words)) }
      piece = ""
    }
    let characters = Array(DrawingGrid([line]).lines.joined())
    for (place, character) in characters.enumerated() {
      let isDrawn = character.unicodeScalars.contains {
        DrawnMarks.isStroke($0) || (!keepsArrows && DrawnMarks.isArrow($0))
      }
      spaces = character == " " ? spaces + 1 : 0
      if isDrawn || spaces >= 3 || isStroke(character, at: place, in: characters) {
        end()
      } else {
        piece.append(character)
      }
    }
    end()
    return pieces
  }

  /// Whether a sign that stands on every keyboard is a stroke here: `+` in `+---+` is one, in `"+1"` it
  /// is not.
  private static func isStroke(
    _ character: Character, at place: Int, in line: [Character]
  ) -> Bool {
    func side(_ place: Int) -> Character { line.indices.contains(place) ? line[place] : " " }
    return switch character {
    case "|": true
    case "+": "-=".contains(side(place - 1)) || "-=".contains(side(place + 1))
    case "^": side(place - 1) == " " && side(place + 1) == " "
    default: false
    }
  }
}
