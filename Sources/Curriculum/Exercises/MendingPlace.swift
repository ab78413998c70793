/// Where the solution of an exercise differs from its start.
public struct MendingPlace: Sendable, Equatable {
  /// A line of the start, from 1.
  public struct Line: Sendable, Equatable {
    public var number: Int
    public var text: String
  }

  /// The lines of the start that the solution changes, or before which it adds some; in order.
  public let lines: [Line]
  /// The numbers of the lines that follow each other without a gap.
  public var stretches: [ClosedRange<Int>] {
    lines.reduce(into: []) { stretches, line in
      if let last = stretches.last, last.upperBound + 1 >= line.number {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, line.number)
      } else {
        stretches.append(line.number...line.number)
      }
    }
  }

  /// The types that they stand in, each once.
  public let types: [String]

  public init(_ judge: ExerciseJudge) {
    var lines: [Line] = []
    var types: [String] = []
    var type = ""
    var number = 0
    var isAdding = false
    func take(_ text: String) {
      lines.append(Line(number: number, text: text))
      if !type.isEmpty, !types.contains(type) { types.append(type) }
    }
    for change in LineChange.between(judge.start.source, judge.solution.source) {
      switch change {
      case .added: isAdding = true
      case .same(let text), .removed(let text):
        number += 1
        if let name = Self.typeName(in: text) { type = name }
        if case .removed = change {
          take(text)
          isAdding = false
        } else if isAdding {
          // What replaces a line was told with that line.
          if lines.last?.number != number - 1 { take(text) }
          isAdding = false
        }
      }
    }
    self.lines = lines
    self.types = types
  }

  /// The name of a type that is declared in a line without indentation.
  private static func typeName(in line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard line.first?.isLetter == true,
      let keyword = words.firstIndex(where: { ["struct", "class", "extension"].contains($0) }),
      words.indices.contains(keyword + 1)
    else { return nil }
    return String(words[keyword + 1])
  }
}
