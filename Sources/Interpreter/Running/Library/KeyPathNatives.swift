/// Key paths.
extension NativeTable {
  nonisolated(unsafe) static let keyPaths: [String: Native] = [
    "KeyPath.appending(path:)": { call in
      try call.binary { Value(try $0.keyPath().appending(try $1.keyPath())) }
    }
  ]
}
