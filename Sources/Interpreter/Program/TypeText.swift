extension Type: CustomStringConvertible {
  /// As Swift spells it.
  public var description: String {
    switch kind {
    case .nominal(let nominal, let arguments): Self.text(nominal, arguments)
    case .parameter(let parameter): parameter.name
    case .associated(let base, let member): "\(base).\(member.name)"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let function): function.text
    case .existential(let existential): existential.text
    case .opaque(let result, _): result.name
    case .metatype(let instance): "\(instance).Type"
    case .variable(let variable):
      variable.binding?.description ?? variable.literal?.description ?? "_"
    case .pack(let types): "Pack{" + types.map(\.description).joined(separator: ", ") + "}"
    case .expansion(let pattern): "repeat \(pattern)"
    case .unknown: "_"
    }
  }

  private static func text(_ nominal: Nominal, _ arguments: [Type]) -> String {
    switch nominal.role {
    case .optional?:
      if let wrapped = arguments.first {
        return wrapped.function == nil ? "\(wrapped)?" : "(\(wrapped))?"
      }
    case .array?: if let element = arguments.first { return "[\(element)]" }
    case .dictionary?: if arguments.count == 2 { return "[\(arguments[0]): \(arguments[1])]" }
    default: break
    }
    let own = arguments.suffix(nominal.signature.ownCount)
    return nominal.qualifiedName
      + (own.isEmpty ? "" : "<\(own.map(\.description).joined(separator: ", "))>")
  }
}

extension FunctionType {
  var text: String {
    let list = parameters.map { parameter in
      (parameter.isInout ? "inout " : "") + parameter.type.description
        + (parameter.isVariadic ? "..." : "")
    }
    return "(\(list.joined(separator: ", ")))" + (isAsync ? " async" : "")
      + (failure.map { $0.nominal == nil ? " throws" : " throws(\($0))" } ?? "") + " -> "
      + (result.isVoid ? "Void" : result.description)
  }
}

extension Existential {
  var text: String {
    if bounds.isEmpty { return "Any" }
    let names = bounds.map { bound in
      bound.nominal.qualifiedName
        + (bound.arguments.isEmpty
          ? "" : "<\(bound.arguments.map(\.type.description).joined(separator: ", "))>")
    }
    return "any " + names.joined(separator: " & ")
  }
}

extension LiteralKind {
  /// The type that a literal has where nothing says otherwise, as findings name it.
  var description: String {
    switch self {
    case .integer: "Int"
    case .float: "Double"
    case .string, .character: "String"
    case .boolean: "Bool"
    case .nothing: "nil"
    case .array: "[_]"
    case .dictionary: "[_: _]"
    case .regex: "Regex"
    }
  }
}
