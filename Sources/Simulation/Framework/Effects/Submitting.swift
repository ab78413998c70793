/// Return in a field: `onSubmit` around it hears of that, as far as `submitScope` lets it.
extension ViewTree {
  /// The person presses return in a field: everything around it that waits for that runs.
  func submit(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    var field: Node? = searchNode(label, in: place)
    let isSearch = field != nil
    if field == nil { field = try control(.textField, label, in: place) }
    var actions: [FunctionValue] = []
    if let control = field as? FrameworkNode,
      case .function(let commit)? = control.view.arguments["onCommit"]
    {
      actions.append(commit)
    }
    var node = field
    while let current = node {
      let modifier = (current as? ModifierNode)?.modifier
      if modifier?.endsSubmitting == true { break }
      if let action = modifier?.submitting(isSearch: isSearch) { actions.append(action) }
      node = current.parent
    }
    guard !actions.isEmpty else {
      throw EventError("nothing waits for the field \"\(label)\" to be submitted")
    }
    return { [self, actions, field] in
      for action in actions { _ = try evaluator.call(action, [], at: self.place(of: action)) }
      if let field { try loseFocus(field) }
    }
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
