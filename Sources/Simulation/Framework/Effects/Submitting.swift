/// Return in a field: `onSubmit` around it hears of that, as far as `submitScope` lets it.
extension ViewTree {
  /// The person presses return in a field: everything around it that waits for that runs.
  func submit(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    let search = searchNode(label, in: place)
    let field = search == nil ? try control(.textField, label, in: place) : nil
    guard let hears = search as Node? ?? field, !submitting(in: hears).isEmpty else {
      throw EventError("nothing waits for the field \"\(label)\" to be submitted")
    }
    return { [self] in
      // Return is pressed where the keyboard is. What hears of it may be made anew by that.
      if let field {
        try focus(field)
        try settle()
      }
      let count = focusStorage(of: hears)?.writeCount
      for action in submitting(in: hears) {
        _ = try evaluator.call(action, [], at: self.place(of: action))
      }
      // `isFocused = true` keeps the keyboard, although it was there.
      try loseFocus(hears, isKept: focusStorage(of: hears)?.writeCount != count)
    }
  }

  /// What hears of return in a field, from the inside to the outside.
  private func submitting(in field: Node) -> [FunctionValue] {
    var actions: [FunctionValue] = []
    if let control = field as? FrameworkNode,
      case .function(let commit)? = control.view.arguments["onCommit"]
    {
      actions.append(commit)
    }
    for node in sequence(first: field, next: \.parent) {
      let modifier = (node as? ModifierNode)?.modifier
      if modifier?.endsSubmitting == true { break }
      if let action = modifier?.submitting(isSearch: field is ModifierNode) {
        actions.append(action)
      }
    }
    return actions
  }
}

extension Modifier {
  /// `submitScope()`: what stands around it hears of nothing inside.
  fileprivate var endsSubmitting: Bool {
    name == "submitScope" && arguments["isBlocking"] != .boolean(false)
  }

  /// What `onSubmit` calls for such a field.
  fileprivate func submitting(isSearch: Bool) -> FunctionValue? {
    guard name == "onSubmit", case .function(let action)? = arguments["action"],
      isSearch == (arguments["triggers"]?.debugText.hasSuffix("search") == true)
    else { return nil }
    return action
  }
}
