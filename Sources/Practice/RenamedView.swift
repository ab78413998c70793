import Simulation

extension PracticeProgram {
  /// Asks the same about the view that now stands in the place of one: whoever renames a view, or
  /// moves it to another file, means the same one.
  ///
  /// - Parameter source: What there was to read with the question, as ``SourceSlice/text``.
  /// - Returns: Nil if the view is there under its own name, or if it is not exactly one other view that
  ///   says the same.
  public func questionUnderOtherName(_ plan: PracticePlan, source: String) -> PracticeQuestion? {
    guard !simulator.declaresType(plan.view) else { return nil }
    let known = Set(words(of: source))
    // A file is mostly called as its view is, and may be called so no longer, or still.
    let naming = withoutFileNames(source).filter { words(of: $0).contains(plan.view) }
    let lines = Set(
      files.flatMap { $0.text.split(whereSeparator: \.isNewline).map(\.trimmedWords) })
    let found = simulator.views.lazy.filter { name in
      !known.contains(name)
        && naming.allSatisfy { lines.contains($0.renaming(plan.view, to: name).trimmedWords) }
    }.compactMap { self.question(plan, source, underName: $0) }
    let first = Array(found.prefix(2))
    return first.count == 1 ? first[0] : nil
  }

  private func question(_ plan: PracticePlan, _ source: String, underName name: String)
    -> PracticeQuestion?
  {
    var renamed = plan
    renamed.root = plan.root.renaming(plan.view, to: name)
    renamed.events = plan.events.map { $0.renaming(plan.view, to: name) }
    guard let question = try? self.question(renamed) else { return nil }
    let isSame =
      withoutFileNames(question.slice.text)
      == withoutFileNames(source.renaming(plan.view, to: name))
    return isSame ? question : nil
  }

  /// The lines between parts of a slice say from which file a part is.
  private func withoutFileNames(_ source: String) -> [Substring] {
    source.split(separator: "\n").filter { !($0.hasPrefix("// ") && $0.hasSuffix(".swift")) }
  }

  private func words(of text: some StringProtocol) -> [String] {
    String(text).split { !$0.isPartOfName }.map(String.init)
  }
}

extension StringProtocol {
  /// With another word in the place of one, wherever it stands as a whole and in no quotation.
  fileprivate func renaming(_ old: String, to new: String) -> String {
    var renamed = ""
    var isQuoted = false
    var rest = Substring(self)
    while let character = rest.first {
      let word = rest.prefix { $0.isPartOfName }
      if !word.isEmpty {
        renamed += !isQuoted && word == old ? new : String(word)
        rest = rest.dropFirst(word.count)
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      renamed.append(character)
      rest = rest.dropFirst()
    }
    return renamed
  }

  fileprivate var trimmedWords: String {
    String(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
