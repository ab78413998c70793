/// `repeat` of packs that turn out to be known.
extension Solver {
  /// A tuple with all its packs expanded; nil if there is none that is known.
  func expandedTuple(_ elements: [Type.Element]) -> Type? {
    var isExpanded = false
    let parts = elements.flatMap { element -> [Type.Element] in
      guard case .expansion(let pattern) = element.type.kind, let count = count(in: pattern) else {
        return [element]
      }
      isExpanded = true
      return (0..<count).map { Type.Element(label: nil, type: turn($0, of: pattern)) }
    }
    guard isExpanded else { return nil }
    return elements.count == 1 && parts.count == 1 ? parts[0].type : Type(.tuple(parts))
  }

  /// How many types the first pack has that a pattern goes through.
  private func count(in pattern: Type) -> Int? {
    let pattern = resolve(pattern)
    switch pattern.kind {
    case .pack(let types): return types.count
    case .nominal(_, let arguments): return arguments.lazy.compactMap(count).first
    case .tuple(let elements): return elements.lazy.compactMap { self.count(in: $0.type) }.first
    case .metatype(let inner): return count(in: inner)
    case .associated(let base, _): return count(in: base)
    default: return nil
    }
  }

  private func turn(_ index: Int, of pattern: Type) -> Type {
    let pattern = resolve(pattern)
    switch pattern.kind {
    case .pack(let types): return types.indices.contains(index) ? types[index] : .unknown
    case .nominal(let nominal, let arguments):
      return Type(.nominal(nominal, arguments.map { turn(index, of: $0) }))
    case .tuple(let elements):
      return Type(
        .tuple(
          elements.map { Type.Element(label: $0.label, type: turn(index, of: $0.type)) }))
    case .metatype(let inner): return Type(.metatype(turn(index, of: inner)))
    case .associated(let base, let part):
      return Type(.associated(turn(index, of: base), part))
    default: return pattern
    }
  }
}
