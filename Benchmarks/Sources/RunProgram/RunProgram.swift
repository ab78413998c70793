import Foundation
import Interpreter

/// Runs Swift files on the interpreter's engine alone, or checks them: `RunProgram [--check] FILE…`
///
/// It prints what they print. If they do not come to their end, it says why and ends with 1; with 2
/// if there is something in them that the engine does not know. `--check` runs nothing, and prints
/// what does not compile, in the compiler's form.
@main struct RunProgram {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let paths = arguments.filter { $0 != "--check" }
    var sources: [SourceText] = []
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        end("\(path): cannot be read", 64)
      }
      sources.append(SourceText(path: path, text: text))
    }
    if arguments.count > paths.count { check(sources) } else { run(sources) }
  }

  private static func check(_ sources: [SourceText]) {
    for finding in SourceProgram(sources).findings() {
      let advice = finding.advice.isEmpty ? "" : "; \(finding.advice)"
      print("\(place(finding.position, sources))error: \(finding.message)\(advice)")
    }
  }

  private static func run(_ sources: [SourceText]) {
    let outcome = SourceProgram(sources).run { text in
      FileHandle.standardOutput.write(Data(text.utf8))
    }
    switch outcome {
    case .finished: return
    case .trapped(let message, let position): end(place(position, sources) + message, 1)
    case .failed(let message): end("an error that nobody caught: \(message)", 1)
    case .notKnown(let what, let position):
      end(place(position, sources) + "not known how to run: \(what)", 2)
    case .interrupted, .tooManySteps, .tooMuchMemory: end("stopped: \(outcome)", 1)
    }
  }

  /// `main.swift:3:7: `, as far as it is known.
  private static func place(_ position: SourcePosition?, _ sources: [SourceText]) -> String {
    guard let position, sources.indices.contains(Int(position.file)) else { return "" }
    let source = sources[Int(position.file)]
    let (line, column) = source.location(of: Int(position.offset))
    return "\(source.path):\(line):\(column): "
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
