import Interpreter
import SwiftParser

/// What a compiler would say to a value that the system is to hand on: the event writes a property of
/// `EnvironmentValues`, and is checked as that assignment in a file beside those of the program.
extension Program {
  /// - Returns: What is wrong with the key or the value; nil if nothing is.
  func refusal(ofEnvironment key: String, _ value: String) -> String? {
    guard let first = key.first, first.isLetter || first == "_",
      key.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
    else { return "'\(key)' is no key of the environment; write it as: environment key = VALUE" }
    // The value stands on lines of its own: whatever is in it, the key is on the one before.
    let text = """
      import SwiftUI
      @MainActor private func change(_ environment: EnvironmentValues) {
        var values = environment
        _ = values.\(key)
        values.\(key) =
          \(value)
      }
      """
    let trees = trees(of: files.indices.filter { !files[$0].isResource })
    let source = SourceText(path: "event", text: text)
    let program = SourceProgram(trees + [SourceTree(Parser.parse(source: text))])
    let errors = program.findings(inFile: trees.count).filter { $0.severity == .error }
    guard let error = errors.first else { return nil }
    let isAboutKey = source.location(of: Int(error.position.offset)).line == Self.lineOfKey
    // A package of which nothing is here may have added what views of the program ask for.
    if isAboutKey, requestedKeys.contains(key) { return nil }
    return error.advice.isEmpty ? error.message : "\(error.message); \(error.advice)"
  }

  private static let lineOfKey = 4

  /// The keys of the environment that types of the program ask for: `colorScheme`.
  var requestedKeys: Set<String> {
    Set(
      types.values.lazy.filter { !$0.isFramework }.flatMap(\.stored).compactMap { property in
        guard let request = property.attribute("Environment")?.arguments.first,
          case .keyPath(_, let components) = request.value.kind,
          case .property(let name)? = components.first
        else { return nil }
        return name
      })
  }
}
