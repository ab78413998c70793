import Interpreter

/// The files of a module, and places in them as each side has them.
struct ModuleFiles {
  /// Their indices in the program.
  let numbers: [Int]
  let texts: [SourceText]

  init(_ numbers: [Int], of program: Program) {
    self.numbers = numbers
    texts = numbers.map { SourceText(path: program.files[$0].path, text: program.files[$0].text) }
  }

  func position(of place: SourcePlace, in file: Int) -> SourcePosition? {
    texts[file].offset(line: place.line, column: place.column).map {
      SourcePosition(file: file, offset: $0)
    }
  }

  /// Where something of the engine's program stands.
  func place(of position: SourcePosition) -> SourcePlace {
    let file = Int(position.file)
    guard numbers.indices.contains(file) else { return .nowhere }
    let (line, column) = texts[file].location(of: Int(position.offset))
    return SourcePlace(file: numbers[file], line: line, column: column)
  }
}
