/// Values in the place of views that the machine has no declaration for: they are carried along
/// with everything inside them.
extension Evaluator {
  /// A colour, a material or a gradient is shown; something unknown that was made is a view; and
  /// what is called on such a view is a modifier of it.
  func description(of opaque: OpaqueValue, at place: SourcePlace) -> Description {
    if isStyle(opaque) {
      return .framework(
        FrameworkView(
          name: "ShapeStyle", arguments: ["style": .opaque(opaque)], content: [], deferred: [],
          place: opaque.place))
    }
    if let base = opaque.base, let inner = modified(base, at: place) {
      if !FrameworkInterface.decorations.contains(opaque.name), !frameworkModifier(opaque.name) {
        observer?.assumed(.unknownModifier(opaque.name), at: opaque.place)
      }
      return .modified(
        inner,
        Modifier(
          name: opaque.name, arguments: named(opaque.arguments), content: opaque.content,
          place: opaque.place, isUnknown: true))
    }
    // What was made has been told of already.
    if !opaque.name.hasPrefix("#"), opaque.identity == nil {
      observer?.assumed(.unknownView(opaque.name), at: place)
    }
    return .framework(
      FrameworkView(
        name: opaque.name, arguments: [:], content: opaque.content, deferred: [],
        place: opaque.place, isUnknown: true))
  }

  /// What an unknown modifier stands on, if that is a view; `view.emoji.size(3)` stands on the view
  /// behind the property.
  private func modified(_ base: Value, at place: SourcePlace) -> Description? {
    switch base {
    case .view(let description): return description
    case .structure(let structure):
      if isView(structure.type) { return description(of: base, at: place) }
      // A view by a protocol that nobody declares: modifiers stand on nothing else.
      observer?.assumed(.unknownView(structure.type.name), at: place)
      return .framework(
        FrameworkView(
          name: structure.type.name, arguments: [:], content: [], deferred: [], place: place,
          isUnknown: true))
    case .opaque(let opaque) where opaque.wasMade: return description(of: opaque, at: place)
    case .opaque(let opaque): return opaque.base.flatMap { modified($0, at: place) }
    default: return nil
    }
  }

  /// `.red`, `Color.clear`, `.blue.gradient`, `.black.opacity(0.5)`: members of a style that the
  /// framework declares, or of the one that the context wants.
  private func isStyle(_ opaque: OpaqueValue) -> Bool {
    var root = opaque
    while case .opaque(let base)? = root.base { root = base }
    if root.base != nil || root.identity != nil { return false }
    if root.name.hasPrefix(".") { return true }
    let parts = root.name.split(separator: ".")
    return parts.count > 1 && program.types[String(parts[0])]?.isFramework == true
  }

  /// Whether a call on something unknown is a modifier that the framework declares with these
  /// arguments: `proxy.frame(in:)` is not `frame(width:)`.
  func isModifier(
    _ name: String, of opaque: OpaqueValue, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    let declared = program.viewProtocol?.methods(named: name) ?? []
    guard !declared.isEmpty else { return false }
    if isMemberOfNoView(opaque.root) { return false }
    // `.opacity.animation(.linear)` is a transition: no view is written with a leading dot.
    if opaque.root.name.hasPrefix(".") || isMemberOfUndeclared(opaque.root),
      declared.contains(where: { $0.has("OfTransitions") })
    {
      return false
    }
    return match(arguments, among: declared, in: scope) != nil || opaque.wasMade
  }

  /// `Font.custom("Menlo", size: 12).bold()`: what belongs to a type of the framework that is no view.
  private func isMemberOfNoView(_ root: OpaqueValue) -> Bool {
    let parts = root.name.split(separator: ".")
    guard parts.count > 1, let type = program.types[String(parts[0])], type.isFramework else {
      return false
    }
    return !isView(type) && !program.conforms(type, to: .shape)
  }

  /// `AnyTransition.opacity`: of a type that nobody declares no view is known.
  private func isMemberOfUndeclared(_ root: OpaqueValue) -> Bool {
    let parts = root.name.split(separator: ".")
    return parts.count > 1 && parts[0].first?.isUppercase == true
      && program.types[String(parts[0])] == nil
  }

  // MARK: Shapes

  func isShape(_ type: TypeInfo) -> Bool {
    program.conforms(type, to: .shape) && !program.conforms(type, to: .view)
      && computedProperty("body", of: type) == nil
  }

  /// A shape of the program: its path is drawn later, and no body runs.
  func shape(_ structure: StructureValue, at place: SourcePlace) -> Description {
    let fields = zip(structure.type.stored, structure.fields).map {
      TupleElement(label: $0.name, value: $1)
    }
    return .framework(
      FrameworkView(
        name: structure.type.name, arguments: named(fields), content: [], deferred: [],
        place: place))
  }
}

extension OpaqueValue {
  /// What it is a member of a member of.
  fileprivate var root: OpaqueValue {
    var root = self
    while case .opaque(let base)? = root.base { root = base }
    return root
  }

  /// It, or what it is a member of, was made by calling a type.
  var wasMade: Bool {
    if identity != nil { return true }
    guard case .opaque(let base)? = base else { return false }
    return base.wasMade
  }
}

extension Description {
  /// The colour or the material that it is made of alone, as see-through as it may be.
  var style: Value? {
    switch self {
    case .framework(let view) where view.name == "ShapeStyle": view.arguments["style"]
    case .modified(let base, let modifier) where modifier.opacity != nil: base.style
    default: nil
    }
  }
}
