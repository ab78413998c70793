/// `Picker`: remarks, as SwiftUI does, that what is selected has no row (N35).
final class PickerNode: FrameworkNode {
  private var told: String?

  override func start() throws {
    try super.start()
    watchSelection()
  }

  override func update(to description: Description) throws {
    try super.update(to: description)
    watchSelection()
  }

  override func answerChange() throws {
    try super.answerChange()
    watchSelection()
  }

  /// The rows may be made later in this update.
  private func watchSelection() {
    tree.waitingRemarks.append { [weak self] in
      guard let self, isAttached else { return }
      let remark = tree.remarkOnSelection(of: self)
      defer { told = remark?.warning }
      guard let remark, remark.warning != told else { return }
      tree.warn(remark.warning, at: view.place, rule: "N35", severity: .warning)
      tree.warn(remark.reason, at: view.place, rule: "N35", severity: .note)
    }
  }
}

extension ViewTree {
  /// Whether a picker can select the row: it has a tag of the type that the selection has.
  func fits(_ choice: Choice, _ picker: FrameworkNode) -> Bool {
    guard let selection = picker.binding else { return true }
    return takes(choice.value, selection)
      && !(choice.isOfItsTypeAlone && declaredType(of: selection)?.wrapped != nil)
  }

  /// - Parameter value: What the picker is bound to.
  func isChosen(_ choice: Choice, by value: Value, _ picker: FrameworkNode) -> Bool {
    fits(choice, picker) && evaluator.unwrapped(choice.value) == evaluator.unwrapped(value)
  }

  /// What SwiftUI prints where no row stands for what is selected, and why that is so.
  fileprivate func remarkOnSelection(of picker: FrameworkNode) -> (
    warning: String, reason: String
  )? {
    let choices = choices(of: picker)
    guard !choices.isEmpty, let value = picker.boundValue, value.isKnown,
      choices.allSatisfy({ evaluator.unwrapped($0.value).isKnown }),
      !choices.contains(where: { isChosen($0, by: value, picker) })
    else { return nil }
    let warning =
      "Picker: the selection \"\(value.shortText)\" is invalid and does not have an associated "
      + "tag, this will give undefined results."
    let name = picker.view.title.map { "\"\($0)\"" } ?? "the picker"
    let strange = choices.filter { !fits($0, picker) }
    if strange.count == choices.count {
      return (warning, remarkOnTags(of: strange, in: picker))
    }
    if case .optional(nil) = value {
      return (
        warning,
        "nothing is selected in \(name), and no row stands for nil: give one the tag nil as an optional"
      )
    }
    return (
      warning,
      "\(name) shows nothing as chosen: none of its rows has the tag \(value.quoted)"
    )
  }

  /// Why rows stand for nothing that the picker could select.
  func remarkOnTags(of choices: [Choice], in picker: FrameworkNode) -> String {
    let tag = choices.first.map { evaluator.unwrapped($0.value) }
    let type = tag.flatMap(evaluator.typeReference)?.name ?? "another type"
    let held =
      picker.binding.flatMap(declaredType)?.text
      ?? picker.boundValue.flatMap(evaluator.typeReference)?.name ?? "another one"
    return
      "the tags of these rows are of type \(type), and the selection is of type \(held): a tap "
      + "chooses none of them"
  }

  /// Why a tap on a row does nothing that is no choice; nil if the picker shows no such row.
  func remarkOnRow(_ text: String, withoutTagIn picker: FrameworkNode) -> String? {
    guard let content = picker.children.first,
      content.shownTexts(withImages: false).contains(text)
    else { return nil }
    return "the row \"\(text)\" has no tag: a tap on it chooses nothing"
  }
}

extension ViewTree.Choice {
  /// `.tag(size, includeOptional: false)`
  fileprivate var isOfItsTypeAlone: Bool {
    (node as? ModifierNode)?.modifier.arguments["includeOptional"] == .boolean(false)
  }
}

extension Value {
  /// Whether it can be said what it is.
  var isKnown: Bool {
    if case .opaque = self { return false }
    return true
  }
}
