/// A value that the host keeps: an object or a view of the program. The machine refers to it and
/// asks the host for what is in it.
final class KeptBox: Box {
  unowned(unsafe) let type: RuntimeType
  let content: AnyObject

  init(_ type: RuntimeType, _ content: AnyObject) {
    self.type = type
    self.content = content
  }
}

extension Box {
  /// Two references with the same lead to one object.
  final var objectIdentity: ObjectIdentifier {
    ObjectIdentifier((self as? KeptBox)?.content ?? self)
  }
}
