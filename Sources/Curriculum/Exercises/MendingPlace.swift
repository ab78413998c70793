/// Where the solution of an exercise differs from its start.
public struct MendingPlace: Sendable, Equatable {
  /// A line of the start, from 1.
  public struct Line: Sendable, Equatable {
    public var number: Int
    public var text: String
  }

  /// The lines of the start that the solution changes or leaves out, in order.
  public let lines: [Line]
  /// The lines behind which it adds some and changes nothing, by number; 0 is before the first.
  public let gaps: [Int]
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
    self.init(from: judge.start.source, to: judge.solution.source)
  }

  init(from start: String, to solution: String) {
    var lines: [Line] = []
    var gaps: [Int] = []
    var types: [String] = []
    var type = ""
    var number = 0
    var isAdding = false
    func noteType() {
      if !type.isEmpty, !types.contains(type) { types.append(type) }
    }
    for change in LineChange.between(start, solution) {
      switch change {
      case .added: isAdding = true
      case .same(let text), .removed(let text):
        number += 1
        if case .removed = change {
          if let name = Self.typeName(in: text) { type = name }
          lines.append(Line(number: number, text: text))
          noteType()
        } else {
          // What replaces a line was told with that line.
          if isAdding, lines.last?.number != number - 1 {
            gaps.append(number - 1)
            noteType()
          }
          if let name = Self.typeName(in: text) { type = name }
        }
        isAdding = false
      }
    }
    if isAdding, lines.last?.number != number { gaps.append(number) }
    self.lines = lines
    self.gaps = gaps
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
