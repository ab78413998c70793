/// Key paths.
extension NativeTable {
  nonisolated(unsafe) static let keyPaths: [String: Native] = [
    "KeyPath.appending(path:)": { call in
      try call.binary { Value(try $0.keyPath().appending(try $1.keyPath())) }
    },
    "AnyKeyPath.rootType": { try pathPart(0, of: $0) },
    "AnyKeyPath.valueType": { try pathPart(1, of: $0) },
  ]

  /// What a class of key paths begins with or leads to, as far as the class tells.
  private static func pathPart(_ index: Int, of call: NativeCall) throws -> Code {
    let machine = call.machine
    return try call.unary { type in
      guard let box = type.object as? TypeBox, box.type.type.arguments.indices.contains(index)
      else {
        throw Trap.confused
      }
      return machine.runtime(box.type.type.arguments[index]).metatype
    }
  }
}
