import Testing

@testable import Curriculum

/// A text with the marks ① to ⑳ at the places where findings are due, so that no test counts
/// columns.
struct MarkedText {
  var text: String
  /// Places by mark, 1 for ①.
  var places: [Int: Position] = [:]

  init(_ marked: String) {
    text = ""
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if (0x2460...0x2473).contains(scalar.value) {
        places[Int(scalar.value) - 0x245F] = Position(line: line, column: column)
        continue
      }
      text.unicodeScalars.append(scalar)
      column += UTF8.width(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
  }
}
