/// What interface files declare and nobody does: no body is written, and the machine has no native.
enum LibraryCoverage {
  /// The names of such declarations in the modules of those names, as natives are named.
  static func missing(in resolver: Resolver, modules: Set<String>) -> [String] {
    var walk = Walk(natives: .standard, resolver: resolver, modules: modules)
    for library in resolver.libraries where modules.contains(library.name) {
      for name in library.members.names {
        for symbol in library.members[name] { walk.visit(symbol, of: nil) }
      }
    }
    return Set(walk.missing).sorted()
  }

  /// What does not compile in the bodies that interface files give.
  static func findings(in program: SourceProgram, modules: Set<String>) -> [Finding] {
    var walk = Walk(natives: .standard, resolver: program.resolver, modules: modules)
    for library in program.resolver.libraries where modules.contains(library.name) {
      for name in library.members.names {
        for symbol in library.members[name] { walk.visit(symbol, of: nil) }
      }
    }
    for function in walk.written {
      guard let syntax = function.syntax else { continue }
      program.checker.function(syntax, in: function.context, function: function)
    }
    for variable in walk.computed {
      guard let syntax = variable.syntax else { continue }
      program.checker.variable(syntax, in: variable.context)
    }
    return program.checker.libraryFindings
  }

  private struct Walk {
    let natives: NativeTable
    let resolver: Resolver
    let modules: Set<String>
    var missing: [String] = []
    /// What has a body.
    var written: [Function] = []
    var computed: [Variable] = []
    /// Of each member the types for which there is a native.
    lazy var owners: [String: Set<String>] = natives.keys.reduce(into: [:]) { table, key in
      guard let dot = key.firstIndex(of: ".") else { return }
      table[String(key[key.index(after: dot)...]), default: []].insert(String(key[..<dot]))
    }

    init(natives: NativeTable, resolver: Resolver, modules: Set<String>) {
      self.natives = natives
      self.resolver = resolver
      self.modules = modules
    }

    mutating func visit(_ symbol: Symbol, of owner: Nominal?) {
      switch symbol {
      case .nominal(let nominal):
        for name in nominal.members.names {
          // What SwiftUI adds to a type of Foundation its host does.
          for member in nominal.members[name] where isOfModules(member) {
            visit(member, of: nominal)
          }
        }
      case .function(let function):
        if function.syntax?.isWritten == true { return written.append(function) }
        guard !function.context.isPlainProtocol else { return }
        note(NativeNames.member(function), of: owner, isOperator: function.syntax?.isOperator)
      case .variable(let variable):
        if variable.syntax?.accessors?.getter?.hasBody == true || variable.syntax?.initial != nil {
          return computed.append(variable)
        }
        guard
          owner?.isStored != true || variable.isComputed, !variable.context.isPlainProtocol
        else { return }
        note(variable.name, of: owner, isOperator: false)
      default: return
      }
    }

    private func isOfModules(_ symbol: Symbol) -> Bool {
      guard let module = symbol.context.flatMap(resolver.module(around:)) else { return true }
      return modules.contains(module.name)
    }

    private mutating func note(_ member: String, of owner: Nominal?, isOperator: Bool?) {
      guard let owner else {
        if natives.native(member) == nil { missing.append(member) }
        return
      }
      let found = owners[member] ?? []
      if found.contains(owner.name) { return }
      // A native may be one for each of the types that conform.
      if owner.kind == .protocolType, !found.isEmpty { return }
      if isOperator == true, !found.isDisjoint(with: ["Comparable", "Equatable"]) { return }
      if Shape.isNumber(owner), !found.isDisjoint(with: ["Integer", "Floating"]) { return }
      missing.append("\(owner.name).\(member)")
    }
  }
}
