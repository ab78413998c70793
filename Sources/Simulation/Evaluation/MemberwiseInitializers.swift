/// The initialiser that Swift provides for a struct.
extension Evaluator {
  /// What the initialiser that Swift provides takes.
  func memberwiseParameters(of info: TypeInfo) -> [Parameter] {
    settable(info).map { parameter(for: info.stored[$0]) }
  }

  /// The initialiser that Swift provides: a parameter for each stored property that can be set.
  func memberwise(
    _ info: TypeInfo, _ use: TypeReference, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let settable = settable(info)
    let parameters = settable.map { parameter(for: info.stored[$0]) }
    let positions = positions(of: arguments, in: parameters)
    if positions == nil, !arguments.isEmpty {
      observer?.assumed(
        Assumption(
          kind: .call, subject: info.name,
          what: "no initialiser of \(info.name) takes these arguments; they are matched by label",
          decision: "properties may hold something else", advice: "see whether it compiles"),
        at: place)
    }
    var doubts: [Int: Doubt] = [:]
    let fields = try nested(at: place) {
      try info.stored.enumerated().map { index, property in
        let slot = settable.firstIndex(of: index)
        let given = slot.map { slot in
          positions?[slot].map { arguments[$0] } ?? arguments.filter { $0.label == property.name }
        }
        guard let slot, let given, !given.isEmpty else {
          let (initial, doubt) = try keeping {
            try initialField(property, of: info, use.known)
          }
          doubts[index] = doubt
          return initial
        }
        let (value, doubt) = try keeping {
          try built(
            self.value(for: parameters[slot], given, scope, globals), for: property, at: place)
        }
        doubts[index] = doubt
        if let wrapper = customWrapper(of: property) {
          return try make(wrapper, for: property, value: value, of: info)
        }
        return wrap(value, in: property)
      }
    }
    return .structure(
      StructureValue(
        type: info, fields: fields, doubts: doubts.isEmpty ? nil : doubts, arguments: use.known))
  }

  /// The stored properties that the memberwise initialiser has a parameter for.
  private func settable(_ info: TypeInfo) -> [Int] {
    info.stored.indices.filter { index in
      let property = info.stored[index]
      return property.isMutable || property.initial == nil
    }
  }

  private func parameter(for property: PropertyDeclaration) -> Parameter {
    var type = property.type ?? property.initial?.madeType
    if wrapperKind(of: property) == .binding {
      type = .binding(to: type)
    }
    if isBuilt(property) { type = TypeReference("->", type.map { [$0] } ?? []) }
    var parameter = Parameter(label: property.name, name: property.name, type: type)
    parameter.defaultValue = property.initial ?? implicitInitial(property)
    parameter.attributes = property.attributes
    // What `StateObject` begins with it takes as an autoclosure, and so does this initialiser (O5).
    parameter.isAutoclosure = wrapperKind(of: property) == .stateObject
    return parameter
  }

  /// `@ViewBuilder let content: Content`: the memberwise initialiser takes a builder and keeps what
  /// that describes, unless the property holds a function itself (SE-0289).
  private func isBuilt(_ property: PropertyDeclaration) -> Bool {
    guard let type = property.type, !(type.wrapped ?? type).isFunction else { return false }
    return property.attributes.contains { $0.name.hasSuffix("Builder") }
      || resultBuilder(among: property.attributes, in: nil) != nil
  }

  /// What a property of the memberwise initialiser keeps of its argument.
  private func built(_ value: Value, for property: PropertyDeclaration, at place: SourcePlace)
    throws -> Value
  {
    guard isBuilt(property), case .function(let builder) = value else { return value }
    return try call(builder, [], at: place)
  }

  private func implicitInitial(_ property: PropertyDeclaration) -> Expression? {
    let suppliesItself: [WrapperKind] = [
      .environment, .environmentObject, .focusState, .gestureState, .namespace, .query,
      .fetchRequest, .accessibilityFocusState, .delegateAdaptor, .macDelegateAdaptor, .unknown,
      .focusedValue, .focusedBinding, .focusedObject,
    ]
    let isSupplied = wrapperKind(of: property).map(suppliesItself.contains)
    // `@AppStorage(wrappedValue: 0, "mode") var mode`: the wrapper has all that it wants.
    let isGiven = property.attributes.contains { attribute in
      attribute.arguments.contains { ["wrappedValue", "initialValue"].contains($0.label) }
    }
    if isGiven || (isSupplied ?? (customWrapper(of: property) != nil)) {
      return Expression(.nothing, at: property.place)
    }
    return property.type?.wrapped != nil && property.isMutable
      ? Expression(.nothing, at: property.place) : nil
  }

  private func wrap(_ value: Value, in property: PropertyDeclaration) -> Value {
    guard let kind = wrapperKind(of: property) else { return value }
    if case .wrapper(var wrapper) = value {
      wrapper.connection = nil
      return .wrapper(
        WrapperValue(kind: kind, property: property, stored: wrapper.stored, connection: nil))
    }
    return .wrapper(WrapperValue(kind: kind, property: property, stored: value, connection: nil))
  }
}
