/// `List($items, editActions: .all)`: rows that a person deletes and moves change the data through
/// the binding.
extension Evaluator {
  /// The actions that an argument `editActions` allows.
  func edits(_ bound: FrameworkArguments) -> [RowEdit: FunctionValue] {
    guard case .binding(let data)? = bound.arguments["data"],
      let allowed = bound.arguments["editActions"]
    else { return [:] }
    let names = editNames(in: allowed)
    var edits: [RowEdit: FunctionValue] = [:]
    if !names.isDisjoint(with: ["all", "delete"]) {
      edits[.delete] = editing(data, calling: "remove", ["atOffsets"])
    }
    if !names.isDisjoint(with: ["all", "move"]) {
      edits[.move] = editing(data, calling: "move", ["fromOffsets", "toOffset"])
    }
    return edits
  }

  /// `delete` of `.delete`, `EditActions.delete` and `[.delete, .move]`.
  private func editNames(in value: Value) -> Set<String> {
    switch unwrapped(value) {
    case .array(let values): Set(values.flatMap(editNames))
    case .opaque(let action):
      Set([String(action.name.split(separator: ".").last ?? "")])
    default: []
    }
  }

  /// A function that changes the data as a method of arrays does.
  private func editing(_ data: BindingValue, calling method: String, _ labels: [String])
    -> FunctionValue
  {
    FunctionValue(
      .native { evaluator, arguments, place in
        var elements = try evaluator.read(data, at: place)
        let labelled = zip(labels, arguments).map { CallArgument(label: $0, value: $1.value) }
        _ = try evaluator.standardCall(method, on: &elements, labelled, at: place)
        try evaluator.write(elements, through: data, at: place)
        return .void
      }, number: nextNumber())
  }
}
