import Simulation

/// Makes valid programs that call everything the machine knows by name, each with values from the
/// edges of the types it takes.
///
/// What is called comes from ``Vocabulary``: a function that is added to the machine is called
/// without a change here. In a row of as many programs as there are subjects every one has its turn.
struct ExtremeGenerator: Sequence, IteratorProtocol {
  private enum Subject {
    case entry(Vocabulary.Entry)
    case form(String)
  }

  private let subjects: [Subject]
  private var turns: [Int] = []
  private var writer: ExpressionWriter

  init(vocabulary: Vocabulary = .ofMachine, seed: UInt64) {
    subjects = vocabulary.entries.map(Subject.entry) + Forms.all.map(Subject.form)
    writer = ExpressionWriter(vocabulary, seed: seed)
  }

  /// How many programs it takes until everything was called once.
  var round: Int { subjects.count }

  mutating func next() -> String? {
    if turns.isEmpty { turns = writer.shuffled(Array(subjects.indices)) }
    switch subjects[turns.removeLast()] {
    case .form(let form): return Self.program(action: writer.filled(form))
    case .entry(let entry) where entry.isView:
      return Self.program(view: writer.call(of: entry, on: { $0.expression($1) }))
    case .entry(let entry): return Self.program(action: action(with: entry))
    }
  }

  /// Statements that call an entry and look at what comes of it.
  private mutating func action(with entry: Vocabulary.Entry) -> String {
    var lines: [String] = []
    let call = writer.call(of: entry) { writer, type in
      let value = writer.expression(type)
      lines.append("var subject\(writer.annotation(of: type)) = \(value)")
      return "subject"
    }
    switch entry.form {
    case .variable: lines.append(call)
    default: lines += ["let result = \(call)", writer.use]
    }
    if !lines[0].hasPrefix("let") { lines.append("print(subject)") }
    return lines.joined(separator: "; ")
  }

  /// One line is one subject, so that a finding says all by itself.
  private static func program(view: String = "EmptyView()", action: String = "") -> String {
    """
    import SwiftUI
    struct Probe: View {
      @State private var kept = ""
      @State private var flag = false
      @State private var number = 0
      @State private var amount = 0.5
      @State private var text = "a"
      @State private var list = [1, 2, 3]
      var body: some View {
        VStack {
          Text("\\(kept) \\(number) \\(amount) \\(list.count)")
          \(action.isEmpty ? "" : "Button(\"Go\") { act() }")
          \(view)
        }
      }
      func act() {
        \(action)
      }
    }

    """
  }
}

extension Vocabulary.Entry {
  /// Whether it belongs into a body: a view, or what changes one.
  fileprivate var isView: Bool {
    result.map { SwiftType(reading: $0).name } == "View" || owner == "View" && form == .method
  }
}
