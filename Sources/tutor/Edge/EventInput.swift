import Foundation
import Screens
import Simulation

/// An event of the command line or of a script, with the place to name when it is wrong.
struct EventInput {
  /// As it was typed: what it means is known when the screen is there.
  let text: String
  /// `events.txt:3:1`, or `--do`.
  let place: String

  /// The name of a script that stands for standard input.
  static let standardInput = "-"

  /// Reads the events of a script, then those of `--do`. In a script, empty lines and lines that
  /// begin with `#` say nothing.
  ///
  /// - Throws: ``Failure`` for a script that cannot be read.
  static func events(script: String?, options: [String]) throws -> [EventInput] {
    var events: [EventInput] = []
    if let script {
      let lines = try text(of: script).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let name = script == standardInput ? "standard input" : script
      for (index, line) in lines.enumerated() {
        let text = line.drop(while: \.isWhitespace)
        guard !text.isEmpty, !text.hasPrefix("#") else { continue }
        events.append(EventInput(text: String(text), place: "\(name):\(index + 1):1"))
      }
    }
    return events + options.map { EventInput(text: $0, place: "--do") }
  }

  private static func text(of script: String) throws -> String {
    script == standardInput ? try standardText() : try SourceInput.text(script)
  }

  /// All that comes in.
  static func standardText() throws -> String {
    guard
      let text = String(
        validating: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    else {
      throw Failure(.badData, ["standard input:1:1: error: the text is not UTF-8"])
    }
    return text
  }

  /// Lets the event happen.
  ///
  /// - Throws: ``Failure`` if it follows no rule of the grammar, or the screen offers no such thing.
  func perform(on screen: Screen) throws {
    do { try screen.perform(TypedEvent.read(text, on: screen)) } catch {
      throw Failure(.badData, ["\(place): error: \(error.message)"])
    }
  }
}
