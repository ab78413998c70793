/// Finds functions and computed properties of a program by where they are declared.
struct DeclarationIndex {
  enum Declaration {
    case function(Function)
    case property(Variable)

    var id: ObjectIdentifier {
      switch self {
      case .function(let function): ObjectIdentifier(function)
      case .property(let variable): ObjectIdentifier(variable)
      }
    }

    /// The parameters of it and of the type that it belongs to.
    func signature(in resolver: Resolver) -> GenericSignature {
      switch self {
      case .function(let function): function.interface.signature
      case .property(let variable):
        variable.context.nominal.map(resolver.signature) ?? GenericSignature()
      }
    }

    var isStatic: Bool {
      switch self {
      case .function(let function): function.isStatic
      case .property(let variable): variable.isStatic
      }
    }

    fileprivate var name: String {
      switch self {
      case .function(let function): function.name
      case .property(let variable): variable.name
      }
    }

    var position: SourcePosition {
      switch self {
      case .function(let function): function.position
      case .property(let variable): variable.position
      }
    }
  }

  /// Types by their names with those around them.
  private(set) var types: [String: Nominal] = [:]
  /// Whose members a declaration in the source, or an extension of one, has.
  private(set) var owners: [ObjectIdentifier: Nominal] = [:]
  /// Functions and properties by their source.
  private(set) var members: [ObjectIdentifier: Symbol] = [:]
  /// Of each file, in the order of the source.
  private var files: [Int32: [Declaration]] = [:]
  /// The same of what is stored.
  private var stored: [Int32: [Declaration]] = [:]

  init(_ program: SourceProgram) {
    let module = program.resolver.program
    for table in [module.members] + module.hidden.values { add(table) }
    for file in program.files {
      for case .typeExtension(let syntax) in file.declarations {
        if let owner = program.resolver.extensionTable[ObjectIdentifier(syntax)]?.context.nominal,
          owner.isLibrary
        {
          add(syntax, of: owner)
          // Of other libraries the engine has no values.
          let library = program.resolver.module(around: owner.context)?.name
          if library == "Swift" || library == "Foundation" {
            owners[ObjectIdentifier(syntax)] = owner
          }
        }
      }
    }
    files = files.mapValues(Self.sorted)
    stored = stored.mapValues(Self.sorted)
  }

  private mutating func add(_ table: MemberTable) {
    for name in table.names {
      for symbol in table.known(name) {
        switch symbol {
        case .function(let function):
          if let syntax = function.syntax { members[ObjectIdentifier(syntax)] = symbol }
          add(.function(function))
        case .variable(let variable):
          if let syntax = variable.syntax { members[ObjectIdentifier(syntax)] = symbol }
          add(variable)
        case .nominal(let nominal):
          types[nominal.qualifiedName] = nominal
          if let syntax = nominal.syntax { owners[ObjectIdentifier(syntax)] = nominal }
          for syntax in nominal.extensions.compactMap(\.syntax) {
            owners[ObjectIdentifier(syntax)] = nominal
          }
          add(nominal.members)
        default: continue
        }
      }
    }
  }

  /// What the program adds to a type of a library.
  private mutating func add(_ syntax: ExtensionSyntax, of nominal: Nominal) {
    for case .function(let syntax) in syntax.members {
      let known = nominal.members.known(syntax.name)
      members[ObjectIdentifier(syntax)] = known.first { $0.function?.syntax === syntax }
    }
    for case .variable(let syntax) in syntax.members {
      guard case .bind(let name) = syntax.pattern.kind else { continue }
      let known = nominal.members.known(name.name)
      let found = known.first { $0.variable?.syntax === syntax }
      members[ObjectIdentifier(syntax)] = found
      if let variable = found?.variable, !variable.isComputed { add(variable) }
    }
  }

  private mutating func add(_ variable: Variable) {
    if variable.isComputed { return add(.property(variable)) }
    guard variable.position.file >= 0 else { return }
    stored[variable.position.file, default: []].append(.property(variable))
  }

  private static func sorted(_ list: [Declaration]) -> [Declaration] {
    list.sorted { $0.position.offset < $1.position.offset }
  }

  private mutating func add(_ declaration: Declaration) {
    guard declaration.position.file >= 0 else { return }
    files[declaration.position.file, default: []].append(declaration)
  }

  /// The first declaration of a name from a place on: attributes and modifiers stand before it.
  func declaration(_ name: String, at position: SourcePosition) -> Declaration? {
    first(name, from: position, in: files)
  }

  /// The same of a stored property, or a variable of the module.
  func storedVariable(_ name: String, at position: SourcePosition) -> Variable? {
    guard case .property(let variable)? = first(name, from: position, in: stored) else {
      return nil
    }
    return variable
  }

  private func first(
    _ name: String, from position: SourcePosition, in files: [Int32: [Declaration]]
  ) -> Declaration? {
    guard let list = files[position.file] else { return nil }
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].position.offset < position.offset { low = middle + 1 } else { high = middle }
    }
    return list[low...].first { $0.name == name }
  }
}
