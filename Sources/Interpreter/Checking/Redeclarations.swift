/// Functions that are declared twice.
extension Checker {
  /// Says which functions of the program no call can tell from one before.
  func refuseRedeclarations() {
    let module = resolver.program
    for table in [module.members] + module.hidden.values { refuseRedeclarations(in: table) }
  }

  private func refuseRedeclarations(in table: MemberTable) {
    for name in table.names {
      let symbols = table.known(name)
      for case .nominal(let nominal) in symbols { refuseRedeclarations(in: nominal.members) }
      var earlier: [Function] = []
      for function in symbols.compactMap(\.function) where isPlain(function) {
        if earlier.contains(where: { isSame($0, function) }) {
          report(
            "`\(name)` is declared already, with the same labels and types",
            at: function.position, advice: "give it another name, or leave one of them out")
        }
        earlier.append(function)
      }
    }
  }

  /// Whether all that its callers see is written in its own head.
  private func isPlain(_ function: Function) -> Bool {
    guard let syntax = function.syntax, syntax.position.file >= 0,
      !syntax.modifiers.has("available"), syntax.generics.requirements.isEmpty,
      function.context.extensionRequirements.isEmpty
    else { return false }
    let interface = function.interface
    return interface.signature.ownCount == 0 && !interface.result.hasUnknown
      && !interface.parameters.contains { $0.type.hasUnknown }
  }

  private func isSame(_ one: Function, _ other: Function) -> Bool {
    let first = one.interface
    let second = other.interface
    // What an initialiser makes is what it is called on.
    let areAlike = one.kind == .initializer || first.result == second.result
    // What a protocol asks for its extensions may give.
    let areBeside = one.context.isProtocolExtension == other.context.isProtocolExtension
    return areBeside && one.kind == other.kind && one.position.file == other.position.file
      && one.isStatic == other.isStatic && first.isAsync == second.isAsync && areAlike
      && first.parameters.count == second.parameters.count
      && zip(first.parameters, second.parameters).allSatisfy {
        $0.label == $1.label && $0.type == $1.type && $0.isInout == $1.isInout
          && $0.isVariadic == $1.isVariadic
      }
  }
}
