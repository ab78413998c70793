import Simulation

/// An event of the command line or of a script, with the place to name when it is wrong.
struct EventInput {
  let event: Event
  /// `events.txt:3:1`, or `--do`.
  let place: String

  /// Reads the events of a script, then those of `--do`. In a script, empty lines and lines that
  /// begin with `#` say nothing.
  ///
  /// - Throws: ``Failure`` for a script that cannot be read and an event that follows no rule of
  ///   the grammar.
  static func events(script: String?, options: [String]) throws -> [EventInput] {
    var events: [EventInput] = []
    if let script {
      let lines = try SourceInput.text(script).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        let text = line.drop(while: \.isWhitespace)
        guard !text.isEmpty, !text.hasPrefix("#") else { continue }
        events.append(try EventInput(String(text), place: "\(script):\(index + 1):1"))
      }
    }
    return try events + options.map { try EventInput($0, place: "--do") }
  }

  private init(_ text: String, place: String) throws {
    self.place = place
    do { event = try Event(text) } catch { throw Failure(.badData, at: place, error) }
  }

  /// Lets the event happen.
  ///
  /// - Throws: ``Failure`` if the screen offers no such thing.
  func perform(on screen: Screen) throws {
    do { try screen.perform(event) } catch { throw Failure(.badData, at: place, error) }
  }
}

extension Failure {
  fileprivate init(_ status: ExitStatus, at place: String, _ error: EventError) {
    self.init(status, ["\(place): error: \(error.message)"])
  }
}
