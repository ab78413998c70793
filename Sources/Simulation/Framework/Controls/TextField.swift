import Drawing
import Layout

/// Fields that the keyboard types into.
struct TextFieldBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "TextField": TextFieldBehavior(), "SecureField": TextFieldBehavior(isSecret: true),
    "TextEditor": TextFieldBehavior(isEditor: true),
  ]

  /// Whether nobody is to read what is typed.
  var isSecret = false

  /// Whether it is as large as there is room.
  var isEditor = false

  var role: ControlRole? { .textField }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    // An editor keeps 8 points above and below its lines.
    let line = Metrics.usual.cell.height + (isEditor ? 16 : 0)
    return LayoutItem(
      OwnSize(
        Size(width: 100, height: node.isBordered ? Metrics.usual.field : line),
        stretches: isEditor ? .both : .horizontal, drawn: .cells(10))
    ).drawn(for: node) { _ in .field(text(of: node)) }
  }

  /// A field for a value of another kind shows a text that is made of it.
  func value(of node: FrameworkNode) -> Value? {
    node.fieldFormat == nil ? nil : .string(node.fieldText)
  }

  private func text(of node: FrameworkNode) -> FieldText {
    let prompt = node.view.arguments["prompt"].flatMap(\.shownTitle) ?? node.view.title ?? ""
    return FieldText(node.fieldText, prompt: prompt, isSecret: isSecret, isEditor: isEditor)
  }
}

extension FrameworkNode {
  /// Whether a style puts a border around a field.
  fileprivate var isBordered: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "textFieldStyle" }?.modifier
      .arguments["style"].map { $0.debugText.lowercased().contains("roundedborder") } ?? false
  }
}

extension ViewTree {
  func tellEditing(_ control: FrameworkNode, _ isEditing: Bool) throws {
    guard case .function(let action)? = control.view.arguments["onEditingChanged"] else { return }
    _ = try evaluator.call(
      action, [CallArgument(label: nil, value: .boolean(isEditing))], at: place(of: action))
  }

  /// The person types into a field, which has the focus then. A field for a value takes what it can
  /// read; else the value stays, and the field shows what was typed as long as it has the focus.
  func typing(_ text: String, into field: FrameworkNode) throws(EventError) -> () throws -> Void {
    let value = field.fieldFormat == nil ? .string(text) : field.value(readFrom: text)
    let write = try value.map { (value) throws(EventError) in try writing(value, to: field) }
    return { [self] in
      try focus(field)
      typed = TypedText(text: text, value: value ?? field.boundValue)
      try write?()
      // The program may have had its say.
      typed = TypedText(text: text, value: field.boundValue)
      guard value == nil else { return }
      warn(
        "the format of the field cannot read \(Value.string(text).quoted): nothing is written, and the "
          + "field shows what was typed as long as it has the focus", at: field.view.place,
        rule: "N16",
        severity: .note)
      try field.answerChange()
    }
  }
}
