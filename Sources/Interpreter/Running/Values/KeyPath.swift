/// A key path as a value: how what it leads to is read and set.
final class KeyPathBox: Box {
  unowned(unsafe) let root: RuntimeType
  unowned(unsafe) let value: RuntimeType
  /// It stops at an object, and changes that.
  let changesObject: Bool
  /// What tells it from others: the declarations that it goes through, and its indices.
  let identity: [TableKey]
  let text: String
  /// Reads; the root lies in the first slot.
  let get: (Frame) throws -> Value
  /// Sets; the first slot has the object, or says where the root lies, the second the new value.
  let set: Step?

  init(
    _ root: RuntimeType, _ value: RuntimeType, identity: [TableKey], text: String,
    changesObject: Bool, get: @escaping (Frame) throws -> Value, set: Step?
  ) {
    self.root = root
    self.value = value
    self.identity = identity
    self.text = text
    self.changesObject = changesObject
    self.get = get
    self.set = set
  }

  /// The class of key paths that it is of.
  var type: RuntimeType {
    let machine = root.machine
    let name =
      set == nil ? "KeyPath" : changesObject ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    return machine.runtime(machine.resolver.libraryType(name, [root.type, value.type]))
  }

  /// First this, then another from there.
  func appending(_ next: KeyPathBox) -> KeyPathBox {
    let (first, second) = (self, next)
    var set: Step?
    if let inner = second.set {
      if second.root.isReference {
        set = { frame in
          let new = frame[1]
          let root = first.root.isReference ? frame[0] : try frame[0].target().pointee
          frame[2] = root
          let owner = try first.get(frame + 2)
          frame[2] = owner
          frame[3] = new
          try inner(frame + 2)
        }
      } else if let outer = first.set {
        set = { frame in
          let new = frame[1]
          let root = first.root.isReference ? frame[0] : try frame[0].target().pointee
          frame[3] = root
          // The part lies in a slot while what is in it is set.
          frame[2] = try first.get(frame + 3)
          frame[3] = Value(frame + 2)
          frame[4] = new
          try inner(frame + 3)
          frame[1] = frame[2]
          frame[2].object = nil
          try outer(frame)
        }
      }
    }
    return KeyPathBox(
      root, next.value, identity: identity + next.identity,
      text: text + "." + next.text.split(separator: ".", maxSplits: 1).dropFirst().joined(),
      changesObject: changesObject || next.changesObject,
      get: { frame in
        frame[0] = try first.get(frame)
        return try second.get(frame)
      }, set: set)
  }
}

extension Value {
  func keyPath() throws -> KeyPathBox {
    guard let box = object as? KeyPathBox else { throw Trap.empty }
    return box
  }
}
