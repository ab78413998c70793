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

  private func text(of node: FrameworkNode) -> FieldText {
    let shown: String =
      switch node.boundValue {
      case .string(let text)?: text
      case let value?: formatted(value, of: node) ?? value.shortText
      case nil: ""
      }
    let prompt = node.view.arguments["prompt"].flatMap(\.shownTitle) ?? node.view.title ?? ""
    return FieldText(shown, prompt: prompt, isSecret: isSecret, isEditor: isEditor)
  }

  /// A value as its format writes it.
  private func formatted(_ value: Value, of node: FrameworkNode) -> String? {
    guard let format = node.view.arguments["format"] else { return nil }
    let evaluator = node.tree.evaluator
    return try? node.tree.withoutTracking {
      try evaluator.formatted(value, with: format, at: node.view.place)
    }
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
  /// read; else the value stays.
  func typing(_ text: String, into field: FrameworkNode) throws(EventError) -> () throws -> Void {
    var value: Value? = .string(text)
    if field.view.arguments["format"] != nil || field.view.arguments["formatter"] != nil,
      let binding = field.binding, let current = try? peek(binding)
    {
      switch evaluator.unwrapped(current) {
      case .integer: value = Int(text).map { .integer($0) }
      case .double: value = Double(text).map { .double($0) }
      default: break
      }
    }
    let write = try value.map { (value) throws(EventError) in try writing(value, to: field) }
    return { [self] in
      try focus(field)
      try write?()
    }
  }
}
