/// What a name can refer to.
enum Symbol {
  case variable(Variable)
  case function(Function)
  case enumCase(EnumCase)
  case nominal(Nominal)
  case alias(Alias)
  case associated(AssociatedType)
  case parameter(GenericParameter)
  /// `SwiftUI` in `SwiftUI.List`.
  case module(String)

  var function: Function? { if case .function(let function) = self { function } else { nil } }
  var variable: Variable? { if case .variable(let variable) = self { variable } else { nil } }
  var name: String {
    switch self {
    case .variable(let variable): variable.name
    case .function(let function): function.name
    case .enumCase(let enumCase): enumCase.name
    case .nominal(let nominal): nominal.name
    case .alias(let alias): alias.syntax.name
    case .associated(let associated): associated.name
    case .parameter(let parameter): parameter.name
    case .module(let name): name
    }
  }
  /// Where a type is declared.
  var typeContext: Context? {
    switch self {
    case .nominal(let nominal): nominal.context
    case .alias(let alias): alias.context
    default: nil
    }
  }
  var isType: Bool {
    switch self {
    case .nominal, .alias, .associated, .parameter: true
    case .variable, .function, .enumCase, .module: false
    }
  }
}

/// A declaration of a library that is read when somebody asks for its name: a piece of an interface,
/// or a member of one, by their numbers.
struct PostponedDeclaration: Sendable, Hashable {
  var piece: Int
  var member: Int?
}

/// Declarations by name, in the order in which they stand.
final class MemberTable {
  private var table: [String: Entry] = [:]
  private var knownNames: [String] = []
  /// What libraries declare besides: it is read when somebody asks for its name.
  private var postponed: [String: [PostponedDeclaration]] = [:]
  private var read: ((PostponedDeclaration) -> Void)?
  /// What is written down when somebody asks for its name and nobody declared it.
  private var derived: [String: () -> Void] = [:]

  private struct Entry {
    var symbols: [Symbol] = []
    /// Nothing of this name waits to be read.
    var isSettled = false
  }

  subscript(name: String) -> [Symbol] {
    if let entry = table[name], entry.isSettled { return entry.symbols }
    return settle(name)
  }

  private func settle(_ name: String) -> [Symbol] {
    let isDeclared = table[name]?.symbols.isEmpty == false
    table[name, default: Entry()].isSettled = true
    if !isDeclared, !derived.isEmpty, let derive = derived.removeValue(forKey: name) { derive() }
    if !postponed.isEmpty, let waiting = postponed.removeValue(forKey: name), let read {
      waiting.forEach(read)
    }
    return known(name)
  }

  /// Of a name what has been read.
  func known(_ name: String) -> [Symbol] { table[name]?.symbols ?? [] }
  func isPostponed(_ name: String) -> Bool { postponed[name] != nil }

  /// All names, also those whose declarations nobody has read yet.
  var names: [String] {
    knownNames + postponed.keys.filter { known($0).isEmpty }.sorted()
  }

  func removeAll() {
    table = [:]
    knownNames = []
    postponed = [:]
    read = nil
    derived = [:]
  }

  func derive(_ name: String, by write: @escaping () -> Void) {
    derived[name] = write
    table[name]?.isSettled = false
  }

  func add(_ symbol: Symbol, as name: String) {
    if known(name).isEmpty { knownNames.append(name) }
    table[name, default: Entry()].symbols.append(symbol)
  }

  /// Has one declaration stand for all that a name had.
  func replace(_ name: String, by symbol: Symbol) {
    table[name, default: Entry()].symbols = [symbol]
  }

  /// Declarations that are there and are read later, by their names.
  func postpone(
    _ entries: [String: [PostponedDeclaration]], read: @escaping (PostponedDeclaration) -> Void
  ) {
    if postponed.isEmpty {
      postponed = entries
    } else {
      postponed.merge(entries, uniquingKeysWith: +)
    }
    if !table.isEmpty {
      for name in entries.keys { table[name]?.isSettled = false }
    }
    self.read = read
  }

  /// The types among the declarations of a name.
  func types(_ name: String) -> [Symbol] { self[name].filter(\.isType) }
}

/// A variable, a constant or a property.
public final class Variable {
  public let name: String
  public let isMutable: Bool
  public private(set) var syntax: VariableSyntax?
  public let position: SourcePosition
  /// The type whose member it is, or the function or file in which it is declared.
  let context: Context
  public let isStatic: Bool
  /// Whether it was declared with `!`.
  var unwrapsItself: Bool
  private var found: Type?
  private var isResolving = false

  init(
    name: String, isMutable: Bool, syntax: VariableSyntax?, context: Context,
    isStatic: Bool = false,
    position: SourcePosition, type: Type? = nil
  ) {
    self.name = name
    self.isMutable = isMutable
    self.syntax = syntax
    self.context = context
    self.isStatic = isStatic
    self.position = position
    unwrapsItself = syntax?.type?.unwrapsItself ?? false
    found = type
    context.resolver.keep(self)
  }

  /// Lets go of what leads back to it.
  func dismantle() {
    syntax = nil
    found = nil
  }

  /// Its type; unknown while it is found out from its own initial value.
  var type: Type {
    get {
      if let found { return found }
      if isResolving { return .unknown }
      isResolving = true
      defer { isResolving = false }
      let type = context.resolver.type(of: self)
      found = type
      return type
    }
    set { found = newValue }
  }

  var isComputed: Bool { syntax?.accessors?.isComputed ?? false }
  /// Whether somebody may assign to it, as far as its own declaration goes.
  var isSettable: Bool {
    guard let accessors = syntax?.accessors, accessors.isComputed else { return isMutable }
    return accessors.setter != nil
  }
  var isMember: Bool { context.isTypeContext }
}

/// A parameter of a function, with its type.
struct FunctionParameter {
  var label: String?
  var name: String
  var type: Type
  var hasDefault = false
  var isVariadic = false
  var isInout = false
  var isAutoclosure = false
  /// The result builder that its closure is read with.
  var builder: Type?
  var syntax: Parameter?
  /// The function has the value for itself, and the caller has it no more.
  var isConsuming: Bool { !isInout && syntax?.name.isMutable == true }
}

/// A function, method, initialiser, subscript or operator.
public final class Function {
  public let name: String
  public let kind: FunctionSyntax.Kind
  public private(set) var syntax: FunctionSyntax?
  let context: Context
  public let isStatic: Bool
  public let isMutating: Bool
  private var found: Interface?

  /// What a caller has to know. It is handed around all the time: an object is, as one thing.
  final class Interface {
    let signature: GenericSignature
    let parameters: [FunctionParameter]
    /// Of an initialiser the type that it makes.
    let result: Type
    let isAsync: Bool
    let failure: Type?

    init(
      signature: GenericSignature, parameters: [FunctionParameter], result: Type, isAsync: Bool,
      failure: Type? = nil
    ) {
      self.signature = signature
      self.parameters = parameters
      self.result = result
      self.isAsync = isAsync
      self.failure = failure
    }
  }

  init(
    name: String, kind: FunctionSyntax.Kind, syntax: FunctionSyntax?, context: Context,
    isStatic: Bool = false, isMutating: Bool = false, interface: Interface? = nil
  ) {
    self.name = name
    self.kind = kind
    self.syntax = syntax
    self.context = context
    self.isStatic = isStatic
    self.isMutating = isMutating
    found = interface
    context.resolver.keep(self)
  }

  /// Lets go of what leads back to it.
  func dismantle() {
    syntax = nil
    found = nil
  }

  var interface: Interface {
    if let found { return found }
    let interface = context.resolver.interface(of: self)
    found = interface
    return interface
  }

  var position: SourcePosition { syntax?.position ?? .nowhere }
  private(set) lazy var labels: [String?] =
    syntax?.parameters.map(\.label) ?? found?.parameters.map(\.label) ?? []
}
