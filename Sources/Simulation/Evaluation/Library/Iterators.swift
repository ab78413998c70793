/// Sequences that the program declares itself: through their iterator, or their indices.
extension Evaluator {
  func isSequence(_ type: TypeInfo) -> Bool {
    [
      "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol",
    ].contains { program.conforms(type, to: $0) }
  }

  /// Whether the elements come in time: `for await element in value`.
  func isAsyncSequence(_ type: TypeInfo) -> Bool { program.conforms(type, to: "AsyncSequence") }

  /// Gives one element after the other; nil for a value that is no sequence of the program.
  func ownIterator(of value: Value, at place: SourcePlace) throws -> (() throws -> Value?)? {
    guard let type = declaredType(of: value) else { return nil }
    let isAsync = isAsyncSequence(type)
    guard isAsync || isSequence(type) else { return nil }
    let maker = isAsync ? "makeAsyncIterator" : "makeIterator"
    if let make = methods(maker, of: type).first(where: \.parameters.isEmpty) {
      let scope = Scope(selfVariable: Variable(value), selfType: type, result: make.result)
      return try steps(of: nested(at: place) { try run(make, in: scope) }, at: place)
    }
    if hasMethod("next", type) { return try steps(of: value, at: place) }
    guard let start = try property("startIndex", of: value, at: place),
      let end = try property("endIndex", of: value, at: place)
    else { return nil }
    var index = start
    return {
      guard try !self.equal(index, end) else { return nil }
      try self.countStep(at: place)
      let element = try self.element(of: value, [index], at: place)
      if let after = self.methods("index", of: type).first(where: {
        $0.parameters.map(\.label) == ["after"]
      }) {
        let scope = Scope(selfVariable: Variable(value), selfType: type, result: after.result)
        scope.declare(after.parameters[0].name, Variable(index))
        index = try self.run(after, in: scope)
      } else {
        index = try self.apply("+", index, .integer(1), at: place)
      }
      return element
    }
  }

  /// Asks an iterator for one element after the other.
  private func steps(of iterator: Value, at place: SourcePlace) throws -> () throws -> Value? {
    if case .native(let object) = iterator, let sequence = object as? any NativeSequence {
      return { try sequence.next(in: self) }
    }
    guard let type = declaredType(of: iterator), let next = methods("next", of: type).first else {
      var elements = try elements(of: iterator, at: place).makeIterator()
      return { elements.next() }
    }
    let variable = Variable(iterator, isMutable: true)
    return {
      try self.countStep(at: place)
      let scope = Scope(selfVariable: variable, selfType: type, result: next.result)
      let result = try self.nested(at: place) { try self.run(next, in: scope) }
      if case .optional(let wrapped) = result { return wrapped }
      return result
    }
  }
}

/// `AnyIterator`, and the iterator of an array.
final class IteratorValue: NativeSequence {
  private let step: (Evaluator) throws -> Value
  let text = "Iterator"

  init(_ step: @escaping (Evaluator) throws -> Value) { self.step = step }

  convenience init(_ values: [Value]) {
    var values = values.makeIterator()
    self.init { _ in .optional(values.next()) }
  }

  func next(in evaluator: Evaluator) throws -> Value? {
    let result = try step(evaluator)
    if case .optional(let wrapped) = result { return wrapped }
    return result
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    name == "next" ? .optional(try next(in: evaluator)) : nil
  }
}
