/// Controls that choose a value: pickers, steppers, sliders.
extension ViewTree {
  /// What a picker offers: the value, and the text that stands for it.
  struct Choice {
    var value: Value
    var text: String?
  }

  func choices(of picker: FrameworkNode) -> [Choice] {
    var all: [Choice] = []
    guard let content = picker.children.first else { return [] }
    content.walk { node in
      if let modifier = node as? ModifierNode, modifier.modifier.name == "tag",
        let value = modifier.modifier.arguments["tag"]
      {
        all.append(
          Choice(value: value, text: modifier.shownTexts(withImages: false).first))
      } else if let row = node as? BuilderNode, let value = row.identifier, !hasTag(row) {
        all.append(Choice(value: value, text: row.shownTexts(withImages: false).first))
      }
    }
    return all
  }

  private func hasTag(_ row: Node) -> Bool {
    var isTagged = false
    row.walk { if ($0 as? ModifierNode)?.modifier.name == "tag" { isTagged = true } }
    return isTagged
  }

  /// `select VALUE in "Picker"`: VALUE is the text of a row, or an expression for its tag.
  ///
  /// - Parameter place: The view around the picker, if the event says one.
  func select(
    _ text: String, from label: String, in place: String?
  ) throws(EventError) -> () throws -> Void {
    if let tabs = nodes(in: place).lazy.compactMap({ $0 as? TabsNode }).first(where: {
      $0.view.name == label
    }) {
      return try selectTab(text, of: tabs)
    }
    let picker = try control(
      ["Picker", "DatePicker", "ColorPicker", "MultiDatePicker"], label, in: place, "picker")
    let choices = choices(of: picker)
    let plain =
      text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
      ? String(text.dropFirst().dropLast()) : text
    if let choice = choices.first(where: { $0.text == plain }) {
      return try writing(choice.value, to: picker)
    }
    let value = try evaluated(text, like: picker.binding)
    let offered = choices.map { $0.text ?? $0.value.shortText }
    guard choices.isEmpty || choices.contains(where: { $0.value == value }) else {
      throw EventError(
        "the picker \"\(label)\" has no \(text); select VALUE in \"\(label)\" takes the text or the tag of a row: \(list(offered, or: true))"
      )
    }
    return try writing(choices.first { $0.value == value }?.value ?? value, to: picker)
  }

  /// `select 2 in "TabView"`: the person swipes to a page, which has no title.
  private func selectTab(_ text: String, of tabs: TabsNode) throws(EventError)
    -> () throws -> Void
  {
    let value = try evaluated(text, like: tabs.binding)
    guard let tab = tabs.tabs.first(where: { $0.tag == value }) else {
      throw EventError(
        "the TabView has no page \(text); there are \(list(tabs.tabs.map(\.tag.shortText)))")
    }
    return { try tabs.selectTab(tab) }
  }

  // MARK: Steppers

  /// `tap "Quantity +"`, `tap "Quantity -"`; nil if no stepper is meant.
  func step(_ label: String, in place: String?) throws(EventError) -> (() throws -> Void)? {
    guard let sign = label.last, sign == "+" || sign == "-" else { return nil }
    let name = String(label.dropLast()).trimmingSpaces
    guard !candidates(["Stepper"], name, in: place).isEmpty else { return nil }
    let stepper = try control(["Stepper"], name, in: place, "stepper")
    guard stepper.binding != nil else {
      let argument = sign == "+" ? "onIncrement" : "onDecrement"
      guard
        case .function(let action)? = stepper.view.arguments[argument].map(interpreter.unwrapped)
      else {
        throw EventError("the button \(sign) of the stepper \"\(name)\" is disabled")
      }
      return { [self] in _ = try interpreter.call(action, [], at: self.place(of: action)) }
    }
    return try writing(try stepped(stepper, name, up: sign == "+"), to: stepper)
  }

  private func stepped(_ stepper: FrameworkNode, _ name: String, up: Bool) throws(EventError)
    -> Value
  {
    guard let binding = stepper.binding, let current = try? peek(binding),
      let number = interpreter.number(current)
    else {
      throw EventError("the stepper \"\(name)\" is bound to no number")
    }
    let step = stepper.view.arguments["step"].flatMap { interpreter.number($0) } ?? 1
    let new = number + (up ? step : -step)
    if case .range(let range)? = stepper.view.arguments["range"] {
      let lower = range.lower.flatMap { interpreter.number($0) } ?? -.infinity
      let upper = range.upper.flatMap { interpreter.number($0) } ?? .infinity
      guard new >= lower, new <= upper else {
        throw EventError(
          "the stepper \"\(name)\" is at \(current.shortText) and goes no further \(up ? "up" : "down")"
        )
      }
    }
    guard case .integer(let whole) = current else { return .double(new) }
    let (sum, overflow) = whole.addingReportingOverflow(Int(clamping: up ? step : -step))
    guard !overflow else {
      throw EventError("the stepper \"\(name)\" is at \(whole), and the next step would overflow")
    }
    return .integer(sum)
  }

  // MARK: Sliders

  /// The person moves the thumb to a value: it stays in the range and on a step.
  func slide(
    _ label: String, to wanted: Double, in place: String?
  ) throws(EventError) -> () throws -> Void {
    let slider = try control(["Slider"], label, in: place, "slider")
    guard let binding = slider.binding else {
      throw EventError("the slider \"\(label)\" is bound to nothing")
    }
    var lower = 0.0
    var upper = 1.0
    if case .range(let range)? = slider.view.arguments["range"] {
      lower = range.lower.flatMap { interpreter.number($0) } ?? lower
      upper = range.upper.flatMap { interpreter.number($0) } ?? upper
    }
    var value = min(max(wanted, lower), max(lower, upper))
    if let step = slider.view.arguments["step"].flatMap({ interpreter.number($0) }), step > 0 {
      value = min(lower + ((value - lower) / step).rounded() * step, upper)
    }
    return { [self, value] in
      try tellEditing(slider, true)
      try interpreter.write(.double(value), through: binding, at: .nowhere)
      try tellEditing(slider, false)
    }
  }

  func tellEditing(_ control: FrameworkNode, _ isEditing: Bool) throws {
    guard case .function(let action)? = control.view.arguments["onEditingChanged"] else { return }
    _ = try interpreter.call(
      action, [CallArgument(label: nil, value: .boolean(isEditing))], at: place(of: action))
  }

  // MARK: Text

  /// The person types into a field, which has the focus then. A field for a value takes what it can
  /// read; else the value stays.
  func typing(_ text: String, into field: FrameworkNode) throws(EventError) -> () throws -> Void {
    var value: Value? = .string(text)
    if field.view.arguments["format"] != nil || field.view.arguments["formatter"] != nil,
      let binding = field.binding, let current = try? peek(binding)
    {
      switch interpreter.unwrapped(current) {
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

  /// The person presses return in a field: everything around it that waits for that runs.
  func submit(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    var field: Node? = searchNode(label, in: place)
    let isSearch = field != nil
    if field == nil { field = try control(Self.textFields, label, in: place, "text field") }
    var actions: [FunctionValue] = []
    if let control = field as? FrameworkNode,
      case .function(let commit)? = control.view.arguments["onCommit"]
    {
      actions.append(commit)
    }
    var node = field
    while let current = node {
      if let modifier = (current as? ModifierNode)?.modifier, modifier.name == "onSubmit",
        case .function(let action)? = modifier.arguments["action"],
        isSearch == (modifier.arguments["triggers"]?.debugText.hasSuffix("search") == true)
      {
        actions.append(action)
      }
      node = current.parent
    }
    guard !actions.isEmpty else {
      throw EventError("nothing waits for the field \"\(label)\" to be submitted")
    }
    return { [self, actions, field] in
      for action in actions { _ = try interpreter.call(action, [], at: self.place(of: action)) }
      if let field { try loseFocus(field) }
    }
  }

  func searchPrompt(of node: ModifierNode) -> String {
    if case .string(let prompt)? = node.modifier.arguments["prompt"] { return prompt }
    if case .view(let prompt)? = node.modifier.arguments["prompt"], let text = prompt.texts.first {
      return text
    }
    return "Search"
  }

  private func searchNode(_ label: String, in place: String?) -> ModifierNode? {
    nodes(in: place).lazy.compactMap { $0 as? ModifierNode }.last {
      $0.modifier.name == "searchable" && [self.searchPrompt(of: $0), "Search"].contains(label)
    }
  }

  /// The text of a search field.
  func searchField(_ label: String, in place: String?) -> BindingValue? {
    if case .binding(let binding)? = searchNode(label, in: place)?.modifier.arguments["text"] {
      return binding
    }
    return nil
  }
}
