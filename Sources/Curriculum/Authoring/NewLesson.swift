import Simulation

/// A small and complete lesson to begin with: what lint asks for is all there, and the key of its
/// trace is what the simulator computes.
public struct NewLesson: Sendable {
  public let id: String
  public let title: String
  /// The day of today, `YYYY-MM-DD`.
  public let checked: String

  /// The longest identifier from which those of the questions can be made.
  public static let longestID = 32

  /// - Parameters:
  ///   - id: 3 to ``longestID`` of a-z, 0-9 and -.
  ///   - title: Nil makes one of the identifier.
  /// - Returns: Nil if the identifier is none.
  public init?(id: String, title: String?, checked: String) {
    guard isIdentifier(id), id.utf8.count <= NewLesson.longestID else { return nil }
    let words = id.split(separator: "-").joined(separator: " ")
    let title = title.map { plainLine($0) } ?? ""
    self.id = id
    self.title = title.isEmpty ? words.prefix(1).uppercased() + words.dropFirst() : title
    self.checked = checked
  }

  /// The Markdown.
  ///
  /// - Throws: `SourceError` or `EventError` if the simulator does not run the listing.
  public func text(oracle: Oracle = .simulator) throws -> String {
    let prediction = try oracle.predict(exercise, listing)
    return [
      frontMatter, LessonTemplate.opening(id), traceBlock(prediction), questions,
      LessonTemplate.end,
    ].joined(separator: "\n")
  }

  private var listing: Listing {
    Listing(
      id: LessonTemplate.listing, source: LessonTemplate.source,
      position: Position(line: 1, column: 1))
  }

  private var exercise: TraceExercise {
    TraceExercise(
      id: "\(id)-runs", was: [], revision: 1, concepts: [], listing: LessonTemplate.listing,
      root: LessonTemplate.root, events: [LessonTemplate.event], subject: .bodies, stem: [],
      options: [], hints: [], explanation: Prose(""), position: Position(line: 1, column: 1))
  }

  private var frontMatter: String {
    """
    ---
    id: \(id)
    title: \(quoted(title))
    summary: "Who is told when a state is written, and who is not."
    minutes: 2
    requires: []
    concepts: ["state-reads"]
    platform: "iOS 17, macOS 14 or later"
    checked: "\(checked)"
    sources: ["Apple: State (SwiftUI reference)"]
    ---

    # \(escaped(title))

    """
  }

  private func traceBlock(_ prediction: Prediction) -> String {
    let options = prediction.candidates.map { candidate -> String in
      let isKey = prediction.key.contains(candidate)
      let reason = rationale(candidate, isKey: isKey, prediction.trace)
      return "- [\(isKey ? "x" : " ")] `\(candidate).body`\n  > \(reason)"
    }
    return """
      ```trace
      id: \(id)-runs
      listing: \(LessonTemplate.listing)
      root: \(LessonTemplate.root)
      do: \(LessonTemplate.event)
      ask: bodies
      hint: Follow the value: who reads it, and who is handed it?
      why: A body runs when something that it read was written, or when what it was handed differs.

      The lamp is off, and somebody taps the button. Which bodies run?

      \(options.joined(separator: "\n"))
      ```

      """
  }

  /// Why a body ran, in the words of its first cause, or that nothing made it run.
  private func rationale(_ instance: String, isKey: Bool, _ trace: Trace) -> String {
    guard isKey else {
      return "It read nothing that was written, and was handed nothing that differs."
    }
    let run = trace.events.last?.evaluated.first { $0.instance == instance }
    guard case .state(let name)? = run?.causes.first else {
      return "What it was handed is another value than before."
    }
    return "It read `\(name.drop { $0 == "_" })`, and that was written."
  }

  private var questions: String {
    """
    ```quiz
    id: \(id)-kept-by
    kind: typed
    accept: @State
    hint: It stands before `private` in the listing.
    why: `@State` keeps the value outside the struct, as long as the view keeps its identity.

    Which property wrapper keeps `isOn` while `Lamp` is on the screen?
    ```

    ```quiz
    id: \(id)-handed
    kind: choice
    hint: One of the three happens while `body` runs.
    why: `body` makes a new description of every child; SwiftUI compares it with the one before.

    How does `Bulb` get to know that the lamp was switched on?

    - [x] `Lamp.body` makes it anew with another value.
      > The value differs from the one before, and so its body runs.
    - [ ] It reads the `@State` of `Lamp` by itself.
      > It has a plain `let`, and knows of no state.
    - [ ] The button calls its `body` after the tap.
      > Nobody but SwiftUI calls a `body`.
    ```

    """
  }
}

/// What stays the same in every new lesson.
private enum LessonTemplate {
  static let listing = "lamp"
  static let root = "Lamp"
  static let event = "tap \"Switch\""

  static let source = """
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Nameplate()
          Bulb(isOn: isOn)
          Button("Switch") { isOn.toggle() }
        }
      }
    }

    struct Nameplate: View {
      var body: some View { Text("Hall") }
    }

    struct Bulb: View {
      let isOn: Bool
      var body: some View { Text(isOn ? "light" : "dark") }
    }
    """

  static func opening(_ id: String) -> String {
    """
    <!-- Begin with what the reader will be able to do. Remarks like this one are not shown. -->

    By the end you can say, before somebody taps, which bodies will run.

    ## The code

    ```swift id=\(listing)
    \(source)
    ```

    ```mockup
    id: \(id)-screen
    listing: \(listing)
    alt: One column. The name Hall, then the word dark, then a button Switch.
    callout: 1 = Nothing here depends on the lamp.
    callout: 2 = `Bulb`, which is handed `isOn`.

    +------------------------------------+
    |                Hall            (1) |
    |                dark            (2) |
    |              [Switch]              |
    +------------------------------------+
    ```

    ## Predict

    <!-- Ask before you tell. Lint says so if the marked options are not what the simulator
    computes; write  do:  once more for a further event. -->

    """
  }

  static let end = """
    ## Take away

    - A write tells those who read the value, and nobody else.
    - A child runs when what it is handed differs.

    """
}

/// In one line, without control characters.
private func plainLine(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control ? " " : scalar
  }
  return trimmed(String(String.UnicodeScalarView(scalars)))
}

/// A text in double quotes, as YAML reads it.
private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// A text that Markdown shows as it is.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    if "\\`*_[]<>#".contains(character) { result.append("\\") }
    result.append(character)
  }
}
