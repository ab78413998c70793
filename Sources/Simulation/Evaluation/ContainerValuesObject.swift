/// `ContainerValues` of one view: what `containerValue(_:_:)` says of it to the container that takes
/// its content apart.
final class ContainerValuesObject: NativeObject, SubscriptedObject {
  private let part: Description
  private let evaluator: Evaluator

  init(of part: Description, in evaluator: Evaluator) {
    self.part = part
    self.evaluator = evaluator
  }

  var text: String { "ContainerValues" }
  var extendedType: String? { "ContainerValues" }

  private var type: TypeInfo? { evaluator.program.types["ContainerValues"] }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    if let said = part.containerValue(name) { return said }
    guard let type else { return nil }
    // `@Entry var isHot = false`
    if let index = type.storedIndex[name], let initial = type.stored[index].initial {
      return try evaluator.evaluate(initial, as: type.stored[index].type, in: evaluator.globals)
    }
    return try type.computed[name].map {
      try evaluator.get($0, of: .native(self), declaredIn: type, at: place)
    }
  }

  /// `self[HotKey.self]`: what is said stands under the name of the property.
  func element(_ index: Value) throws -> Value? {
    guard case .type(let key) = index, let type = evaluator.program.type(key) else { return nil }
    return try evaluator.staticMember("defaultValue", of: type, at: .nowhere)
  }

  func setElement(_ index: Value, to value: Value) -> Bool { false }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}

extension Description {
  /// What was said last of the view, from the outside to the inside.
  fileprivate func containerValue(_ name: String) -> Value? {
    modifiersOfPart.first { modifier in
      guard modifier.name == "containerValue",
        case .keyPath(let path)? = modifier.arguments["keyPath"]
      else { return false }
      return path.components.first == .property(name)
    }?.arguments["value"]
  }

  /// The modifiers that are put on it, from the outside to the inside.
  private var modifiersOfPart: [Modifier] {
    var found: [Modifier] = []
    var next = self
    while case .modified(let base, let modifier) = next {
      found.append(modifier)
      next = base
    }
    return found
  }
}
