/// What has to be handed over to make a value of a type.
extension Program {
  /// The parameters without a default of each way to make a value, those that ask for least first.
  func requiredArguments(of type: TypeInfo) -> [[Parameter]] {
    var ways = initializers(of: type).map { $0.parameters.filter { $0.defaultValue == nil } }
    if type.kind == .structure, !type.declaresInitializer {
      ways.append(type.stored.filter(isGiven).map(parameter))
    }
    if ways.isEmpty { ways = [[]] }
    return ways.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }
    .map(\.element)
  }

  /// Those that a person would call: what a decoder or an archive calls is left out if there is
  /// another one, and so is what gives nil at times.
  private func initializers(of type: TypeInfo) -> [FunctionDeclaration] {
    var all = type.initializers
    if all.isEmpty, type.kind == .classType {
      all =
        lookupOrder(type).filter { $0.kind == .classType && !$0.isFramework }
        .lazy.map(\.initializers).first { !$0.isEmpty } ?? []
    }
    let called = all.filter { function in
      !function.parameters.contains {
        ["Decoder", "any Decoder", "NSCoder"].contains($0.type?.name)
      }
    }
    let sure = called.filter { !$0.isFailable }
    guard sure.isEmpty else { return sure }
    // What extensions add takes nothing away: a struct is still made member by member.
    if type.kind == .structure, !type.declaresInitializer { return [] }
    return called.isEmpty && type.declaresInitializer ? all : called
  }

  /// Whether what makes a value of the type gives nil at times: `Post(json:)!`.
  func mayBeNil(whenMade type: TypeInfo) -> Bool {
    let all = initializers(of: type)
    return !all.isEmpty && all.allSatisfy(\.isFailable)
  }

  /// Whether the memberwise initialiser needs a value for a stored property.
  private func isGiven(_ property: PropertyDeclaration) -> Bool {
    guard property.initial == nil, !property.isLazy else { return false }
    if property.has(.binding) { return true }
    let isNilByItself =
      property.type?.wrapped != nil && (property.isMutable || !property.attributes.isEmpty)
    return !isNilByItself && (property.unknownWrapper.map(Self.demanding.contains) ?? true)
  }

  /// Wrappers whose value has to be given; any other brings its own.
  private static let demanding = Set(
    [WrapperKind.state, .binding, .bindable, .observedObject, .stateObject].map(\.rawValue))

  private func parameter(for property: PropertyDeclaration) -> Parameter {
    var type = property.type
    if property.has(.binding) {
      type = .binding(to: type)
    }
    var parameter = Parameter(label: property.name, name: property.name, type: type)
    parameter.attributes = property.attributes
    return parameter
  }
}
