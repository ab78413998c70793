/// A name for a type of functions, or for optional ones: `typealias Action = () -> Void`. Whoever
/// reads it means the functions: whether a closure fits shows in them.
struct FunctionAlias: Sendable {
  /// Of `typealias Handler<Value> = (Value) -> Void`.
  var parameters: [String]
  var meaning: TypeReference

  /// What it stands for with these arguments.
  func meant(with arguments: [TypeReference]) -> TypeReference {
    guard parameters.count == arguments.count, !parameters.isEmpty else { return meaning }
    return meaning.replacing(Dictionary(zip(parameters, arguments)) { first, _ in first })
  }
}

extension TypeReference {
  /// Other types in the place of names.
  fileprivate func replacing(_ types: [String: TypeReference]) -> TypeReference {
    if arguments.isEmpty { return types[name] ?? self }
    var result = self
    result.arguments = arguments.map { $0.replacing(types) }
    return result
  }
}
