import Interpreter
import SwiftParser

/// What is wrong with an event that has the system hand on a value: the value is checked as a compiler
/// would check it, in a file beside those of the program.
extension Program {
  /// - Returns: What is wrong with the key or the value; nil if nothing is.
  func refusal(ofEnvironment key: String, _ value: String) -> String? {
    let text = """
      import SwiftUI
      @MainActor private func change(_ environment: EnvironmentValues) {
        var value = environment.\(key)
        value =
          \(value)
      }
      """
    let trees = trees(of: files.indices.filter { !files[$0].isResource })
    let program = SourceProgram(trees + [SourceTree(Parser.parse(source: text))])
    let known = program.memberNames(ofLibraryType: "EnvironmentValues")
    let requested = requestedKeys
    guard known.contains(key) else {
      // A package of which nothing is here may have added what views of the program ask for.
      return requested.contains(key) ? nil : unknown(key, known, requested)
    }
    let error = program.findings(inFile: trees.count).first { $0.severity == .error }
    return error.map { $0.advice.isEmpty ? $0.message : "\($0.message); \($0.advice)" }
  }

  private func unknown(_ key: String, _ known: Set<String>, _ requested: Set<String>) -> String {
    let sentence = "nothing is known of '\(key)' in the environment"
    if let near = Spelling.nearest(to: key, among: Array(known.union(requested))) {
      return "\(sentence); did you mean \(near)?"
    }
    return requested.isEmpty
      ? sentence
      : "\(sentence); the views here ask for " + requested.sorted().joined(separator: ", ")
  }

  /// The keys of the environment that types of the program ask for: `colorScheme`.
  var requestedKeys: Set<String> {
    Set(
      types.values.lazy.filter { !$0.isFramework }.flatMap(\.stored).compactMap(\.environmentKey))
  }
}
