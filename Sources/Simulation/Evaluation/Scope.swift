/// A variable: a box that closures share.
final class Variable {
  /// Nil until the first assignment.
  var value: Value?
  let type: TypeReference?
  let isMutable: Bool
  /// Waits for the value, where the variable is one of `async let`.
  var pending: (() throws -> Value)?
  /// A computed local variable.
  let getter: [Statement]?
  /// A weak capture: reads as an optional, and holds nothing in life.
  let isWeak: Bool
  /// What a computed or an observed variable runs.
  var accessors: VariableAccessors?
  /// What its value rests on.
  var doubt: Doubt?
  /// `item` of a closure parameter `$item`: reads and writes go through the binding.
  let binding: BindingValue?

  init(
    _ value: Value?, type: TypeReference? = nil, isMutable: Bool = false,
    getter: [Statement]? = nil, isWeak: Bool = false, binding: BindingValue? = nil
  ) {
    self.binding = binding
    // What is no object, as far as is known, is held as it is.
    self.value = isWeak ? value.map { WeakReference(to: $0).map { .native($0) } ?? $0 } : value
    self.type = type
    self.isMutable = isMutable
    self.getter = getter
    self.isWeak = isWeak
  }
}

/// The setter and the observers of a variable.
final class VariableAccessors {
  typealias Accessor = (parameter: String, body: [Statement])
  let setter: Accessor?
  let willSet: Accessor?
  let didSet: Accessor?
  let isComputed: Bool

  /// Nil for a plain variable.
  init?(_ binding: VariableBinding) {
    guard binding.getter != nil || binding.willSet != nil || binding.didSet != nil else {
      return nil
    }
    setter = binding.setter
    willSet = binding.willSet
    didSet = binding.didSet
    isComputed = binding.getter != nil
  }
}

/// The names that are visible at a place, innermost first.
final class Scope {
  private var names: [String] = []
  private var variables: [Variable] = []
  private var functions: [String: [FunctionDeclaration]]?
  /// What the generic parameters of the function around this place stand for.
  private var types: [String: TypeReference]?
  let parent: Scope?
  /// `self` and its type; nil at the top of a file. In a static method `selfVariable` is nil.
  private(set) var selfVariable: Variable?
  let selfType: TypeInfo?
  /// `self` of the closures that are called in here, as long as there is somebody else who holds it.
  var unownedSelf: WeakReference?
  /// What the surrounding function or closure must return, as far as it is written.
  let result: TypeReference?
  /// What happens when the block is left, in reverse order.
  var endings: [() throws -> Void] = []
  /// The function whose body this is, on its outermost scope.
  var function: FunctionDeclaration?
  /// The type in whose declaration the accessor stands whose body this is.
  var declaringType: TypeInfo?

  init(selfVariable: Variable?, selfType: TypeInfo?, result: TypeReference?) {
    parent = nil
    self.selfVariable = selfVariable
    self.selfType = selfType
    self.result = result
  }

  /// A block inside `parent`.
  init(inside parent: Scope) {
    self.parent = parent
    selfVariable = parent.selfVariable
    selfType = parent.selfType
    result = parent.result
  }

  /// The body of a closure that was written inside `parent`.
  init(closureIn parent: Scope, result: TypeReference?, selfVariable: Variable?) {
    self.parent = parent
    self.selfVariable = selfVariable ?? parent.selfVariable
    selfType = parent.selfType
    self.result = result
  }

  /// The function around this place, closures passed by.
  var enclosingFunction: FunctionDeclaration? { function ?? parent?.enclosingFunction }

  var enclosingDeclaringType: TypeInfo? { declaringType ?? parent?.enclosingDeclaringType }

  /// Leaves the block.
  func end() throws {
    while let ending = endings.popLast() { try ending() }
  }

  func declare(_ name: String, _ variable: Variable) {
    names.append(name)
    variables.append(variable)
    // `guard let self`: from here on its members are found by their bare names.
    if name == "self", !variable.isWeak { selfVariable = variable }
  }

  /// The same variables, of which `self` is none.
  func withoutSelf() -> Scope {
    let copy =
      parent.map { Scope(inside: $0.withoutSelf()) }
      ?? Scope(selfVariable: nil, selfType: selfType, result: result)
    for (name, variable) in zip(names, variables) where name != "self" {
      copy.declare(name, variable)
    }
    copy.functions = functions
    copy.types = types
    copy.function = function
    copy.declaringType = declaringType
    return copy
  }

  func declare(_ function: FunctionDeclaration) {
    if functions?[function.name]?.contains(where: { $0 === function }) == true { return }
    functions = functions ?? [:]
    functions?[function.name, default: []].append(function)
  }

  /// Functions inside a function are there from its beginning: what stands above may call them.
  func declareFunctions(of statements: [Statement]) {
    for case .function(let function) in statements.lazy.map(\.kind) { declare(function) }
  }

  func declare(type name: String, as reference: TypeReference) {
    types = types ?? [:]
    types?[name] = reference
  }

  /// What the parameters of a type stand for.
  func declare(_ arguments: [TypeReference]?, of type: TypeInfo) {
    guard let arguments else { return }
    for (name, argument) in zip(type.genericNames, arguments) where argument.name != "_" {
      declare(type: name, as: argument)
    }
  }

  /// What a generic parameter stands for here.
  func genericType(_ name: String) -> TypeReference? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.types?[name] { return found }
      scope = current.parent
    }
    return typeOfSelf(name)
  }

  /// What a parameter of the type of `self` stands for.
  private func typeOfSelf(_ name: String) -> TypeReference? {
    guard let selfType, let index = selfType.genericNames.firstIndex(of: name) else { return nil }
    let arguments: [TypeReference]? =
      switch selfVariable?.value {
      case .structure(let value) where value.type === selfType: value.arguments
      case .object(let object) where object.type === selfType: object.arguments
      default: nil
      }
    return arguments?[safe: index].flatMap { $0.name == "_" ? nil : $0 }
  }

  func variable(_ name: String) -> Variable? {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.names.lastIndex(of: name) { return current.variables[index] }
      scope = current.parent
    }
    return nil
  }

  /// Local functions of that name, with the scope in which they were declared.
  func localFunctions(_ name: String) -> (functions: [FunctionDeclaration], scope: Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.functions?[name] { return (found, current) }
      scope = current.parent
    }
    return nil
  }
}

/// Something that can be called.
final class FunctionValue {
  enum Kind {
    case closure(ClosureExpression, Scope)
    /// A method with its self, or a free function.
    case declared([FunctionDeclaration], self: Value?, type: TypeInfo?, scope: Scope?)
    case native((Evaluator, [CallArgument], SourcePlace) throws -> Value)
    /// Made on the engine.
    case engine(any EngineMadeFunction)
  }

  let kind: Kind
  /// The types of its parameters and result, where the context says them.
  let type: TypeReference?
  /// Its statements describe views.
  let isBuilder: Bool
  /// The program's own result builder that its statements are for.
  let builder: TypeInfo?
  let number: Int
  /// To call it changes nothing: it may be called again.
  let isStill: Bool
  /// What the generic parameters of a declared function stand for, where that is known.
  let generics: [String: TypeReference]

  init(
    _ kind: Kind, type: TypeReference? = nil, isBuilder: Bool = false, builder: TypeInfo? = nil,
    isStill: Bool = false, generics: [String: TypeReference] = [:], number: Int
  ) {
    self.generics = generics
    self.isStill = isStill
    self.builder = builder
    self.kind = kind
    self.type = type
    self.isBuilder = isBuilder
    self.number = number
  }
}

extension FunctionValue {
  /// Whether it says of itself that it runs on the main actor.
  var isOnMainActor: Bool {
    switch kind {
    case .closure(let closure, _): closure.isOnMainActor
    case .declared(let functions, _, _, _): functions.first?.has("MainActor") ?? false
    case .native, .engine: false
    }
  }
}

/// An evaluated argument.
struct CallArgument {
  var label: String?
  var value: Value
  /// For `&x`: what the function changes.
  var variable: Variable?
}
