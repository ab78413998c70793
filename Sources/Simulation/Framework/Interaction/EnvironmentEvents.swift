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

extension ViewTree {
  func setEnvironment(_ key: String, to text: String) throws(EventError) -> () throws ->
    Void
  {
    let value = try evaluated(text)
    if let refusal = evaluator.program.refusal(ofEnvironment: key, text) {
      throw EventError(refusal)
    }
    let accessors = environmentAccessors(key)
    if let accessors, accessors.property.setter == nil {
      throw EventError("\(key) can only be read: change what it is computed from")
    }
    return { [self] in
      guard let root else { return }
      // What a property does when it is set decides which values of the system are others.
      let values = EnvironmentValuesObject(at: root) { _ in }
      _ = try values.set(key, to: value, in: evaluator, at: .nowhere)
      if key == Self.localeKey { remark(onLocale: value, at: .nowhere) }
      let changed = values.changes
      if !changed.contains(where: { isRead(environment: $0.key) }) {
        warn("no view that was on the screen reads \(key)", at: .nowhere, severity: .note)
      }
      for (name, value) in changed {
        try write(value, toEnvironment: name, as: accessors == nil ? key : name)
      }
    }
  }

  /// - Parameter title: What the value is called in the story.
  private func write(_ value: Value, toEnvironment name: String, as title: String) throws {
    try write(value, to: systemSource(named: name), as: title)
  }

  /// The system changes a value of the environment, of the screen or of a part of it.
  ///
  /// - Parameter title: What the value is called in the story.
  func write(_ value: Value, to source: EnvironmentSource, as title: String) throws {
    let old = source.value
    let isEqual = try evaluator.equal(old, value)
    let step = recordWrite(
      "environment.\(title)", old: old, new: value, at: .nowhere, isDropped: isEqual, rule: "E10")
    source.isSet = true
    guard !isEqual else { return }
    var write = PendingWrite(attribute: source.attribute, step: step) { source.value = value }
    write.explainSilence = { [self] in
      checkReaders(of: source.attribute, below: nil, because: step)
    }
    enqueue(write)
  }
}
