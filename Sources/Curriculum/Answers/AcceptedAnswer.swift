import Simulation

/// One response that a question accepts.
struct AcceptedAnswer: Sendable {
  /// As the author wrote it.
  let response: String
  /// Without its dress.
  let text: String
  let isCode: Bool
  private let fragment: SwiftFragment?
  private let words: [String]
  private let form: WordForm

  init(_ response: String) {
    let typed = TypedAnswer(response)
    self.response = response
    text = typed.text
    fragment = typed.fragment
    form = typed.words
    words = typed.words.words
    isCode = typed.fragment != nil && (response.hasPrefix("`") || looksLikeCode(typed.text))
  }

  func judge(_ answer: TypedAnswer) -> AnswerVerdict {
    if let fragment, fragment == answer.fragment { return .equal }
    if let verdict = judgeName(answer) { return verdict }
    return isCode ? judgeCode(answer) : judgeWords(answer)
  }

  // MARK: A single name

  /// Names are asked for their own sake, and known by whoever writes them somehow.
  private func judgeName(_ answer: TypedAnswer) -> AnswerVerdict? {
    guard isCode else { return nil }
    let wanted = BareName(text)
    guard SwiftFragment(wanted.name)?.name != nil else { return nil }
    let isFunction = wanted.mark != "@" && answer.text != BareName.ofFunction(answer.text)
    let typed = BareName(isFunction ? BareName.ofFunction(answer.text) : answer.text)
    guard WordForm(typed.name).singularName == WordForm(wanted.name).singularName else {
      return typed.name == wanted.name
        ? nil
        : Slip.between(typed.name, wanted.name).map { .close(to: response, reason: $0) }
    }
    var overlooked: [AnswerVerdict.Overlooked] = isFunction ? [.parentheses] : []
    let isPlural = WordForm(typed.name).joined != WordForm(wanted.name).joined
    if isPlural { overlooked.append(.plural) }
    if typed.name.contains(" ") {
      overlooked.append(.spaces)
    } else if !isPlural, typed.name != wanted.name {
      overlooked.append(.capitals)
    }
    if typed.mark != wanted.mark {
      if [typed.mark, wanted.mark].contains("@") { overlooked.append(.atSign) }
      if [typed.mark, wanted.mark].contains(".") { overlooked.append(.dot) }
    }
    return overlooked.isEmpty ? .equal : .accepted(response: response, overlooking: overlooked)
  }

  // MARK: Longer code

  private func judgeCode(_ answer: TypedAnswer) -> AnswerVerdict {
    if answer.text.contains("'"), !answer.text.contains("\""),
      let fragment, fragment == SwiftFragment(answer.text.replacing("'", with: "\""))
    {
      return .accepted(response: response, overlooking: [.quotes])
    }
    if let reason = nearness(answer) { return .close(to: response, reason: reason) }
    return .wrong
  }

  private static let reasons: [(FragmentLeniency, String)] = [
    (.letterCase, "capital and small letters differ"),
    (.typeNames, "a type stands before the dot in one of them"),
    (.wholeNumbers, "a number is written as another kind"),
    (.elementOrder, "the elements stand in another order"),
    (.closureLabels, "a closure has another label"),
  ]

  private func nearness(_ answer: TypedAnswer) -> String? {
    if let typed = answer.fragment, let fragment {
      for (leniency, reason) in AcceptedAnswer.reasons {
        let wanted = SwiftFragment(text, allowing: leniency)
        if wanted == SwiftFragment(answer.text, allowing: leniency) { return reason }
      }
      return typed.differingName(from: fragment).flatMap { Slip.between($0.name, $0.other) }
    }
    if fragment == SwiftFragment("@" + answer.text) { return "the @ is missing" }
    // What is no Swift any more may lack a bracket.
    let typed = answer.text.filter { $0 != " " }
    return Slip.between(typed, text.filter { $0 != " " })
  }

  // MARK: Words

  private func judgeWords(_ answer: TypedAnswer) -> AnswerVerdict {
    let typed =
      BareName(answer.text).mark == "@" ? WordForm(BareName(answer.text).name) : answer.words
    guard typed.negations == form.negations else { return .wrong }
    if typed == form {
      return typed == answer.words
        ? .equal : .accepted(response: response, overlooking: [.atSign])
    }
    if typed.singular == form.singular {
      return .accepted(response: response, overlooking: [.plural])
    }
    if typed.joined == form.joined, form.joined.contains(where: \.isLetter) {
      return .accepted(response: response, overlooking: [.spaces])
    }
    let slip = Slip.between(
      typed.words.joined(separator: " "), words.joined(separator: " "))
    return slip.map { .close(to: response, reason: $0) } ?? .wrong
  }
}

/// A name without the mark that says what it is the name of.
private struct BareName {
  let name: String
  let mark: Character?

  init(_ text: String) {
    mark = text.first.flatMap { "@.".contains($0) ? $0 : nil }
    name = mark == nil ? text : trimmed(text.dropFirst()).filter { $0 != "`" }
  }

  /// The name in `func save`, `save()` and `save(_:to:)`: nothing but labels stands in the
  /// parentheses, forgotten colons or not.
  static func ofFunction(_ text: String) -> String {
    var name = text[...]
    if name.hasPrefix("func ") { name = name.dropFirst(5) }
    if name.hasSuffix(")"), let start = name.firstIndex(of: "("),
      name[start...].dropFirst().dropLast().allSatisfy({ $0.isLetter || "_:,".contains($0) }),
      name[start...].dropLast().contains(":") || name[start...].count == 2
    {
      name = name[..<start]
    }
    return trimmed(name)
  }
}

extension WordForm {
  /// In one word and in the singular.
  fileprivate var singularName: String { WordForm(joined).singular.joined() }
}

/// Whether a text that can be read as Swift is meant as Swift: it has a mark that words have not,
/// or capitals where words have none.
private func looksLikeCode(_ text: String) -> Bool {
  let marks: Set<Character> = [
    "@", "$", "(", ")", "[", "]", "{", "}", "=", "<", ">", "&", "_", "\\", "\"", "+", "*", "%", "|",
    "#", "!", "?", "`",
  ]
  if text.contains(where: marks.contains) { return true }
  if [" - ", " / "].contains(where: { text.firstRange(of: $0) != nil }) { return true }
  if text.hasPrefix("-") || text.first?.isUppercase == true { return true }
  return zip(text, text.dropFirst()).contains { left, right in
    (left == "." && right.isLetter) || (left.isLowercase && right.isUppercase)
  }
}
