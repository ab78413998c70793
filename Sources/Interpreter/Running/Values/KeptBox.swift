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

/// An object that a variable holds weakly.
final class WeakBox: Box {
  private weak var held: Box?
  /// Of an object that the host keeps: references of the machine to it come and go.
  private weak var content: AnyObject?
  private unowned(unsafe) var type: RuntimeType?
  /// It was made of nil, and nothing has gone.
  let isNothing: Bool

  init(_ object: Box?) {
    isNothing = object == nil
    if let kept = object as? KeptBox {
      content = kept.content
      type = kept.type
    } else {
      held = object
    }
  }

  var object: Box? {
    if let held { return held }
    guard let type, let content else { return nil }
    return KeptBox(type, content)
  }
}
