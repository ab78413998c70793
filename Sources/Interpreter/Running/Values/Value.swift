/// A value of the program while it runs: one machine word and one counted reference.
///
/// A value does not know its type; whoever handles it does, because the checker found it out. What
/// stands where, by ``Shape`` of its type:
///
/// - numbers, Booleans and cases of enums are in the word;
/// - strings, arrays, structs, closures and objects are in the reference;
/// - an enum with payload has the index of its case in the word and its payload behind the reference;
/// - nil has no reference. An optional of something that is in a word alone carries
///   ``Marker`` where it is not nil.
///
/// Measured: one tagged enum for all kinds costs a switch at each copy, and five times the time of
/// this form in a loop over numbers.
struct Value {
  var word: Int
  var object: Box?

  init(word: Int = 0, object: Box? = nil) {
    self.word = word
    self.object = object
  }

  init(_ object: Box) {
    word = 0
    self.object = object
  }

  init(_ text: String) {
    word = 0
    object = TextBox(text)
  }

  init(_ number: Double) {
    word = Int(truncatingIfNeeded: number.bitPattern)
    object = nil
  }

  init(_ truth: Bool) {
    word = truth ? 1 : 0
    object = nil
  }

  var double: Double { Double(bitPattern: UInt64(truncatingIfNeeded: word)) }
  var truth: Bool { word != 0 }

  static var empty: Value { Value() }
}

/// The slots of the function that runs, and above them room for what it calls.
///
/// All frames lie in one block of memory that is taken once and never moves (``Machine``), so that
/// a pointer to a slot is valid as long as the machine is. A slot that is free has no reference.
typealias Frame = UnsafeMutablePointer<Value>

/// A place where a value lies: a slot, a field, an element.
typealias Pointer = UnsafeMutablePointer<Value>

/// Whatever a value refers to.
class Box {
  init() {}

  /// It as what the type of the program's value says that it is.
  ///
  /// Types were checked before the program ran, so nothing else can stand here, but for a mistake of
  /// the machine: that ends in a sentence, and not in a crash.
  @inline(__always)
  final func known<Kind: Box>(as kind: Kind.Type) throws -> Kind {
    guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(kind) else { throw Trap.confused }
    return unsafeDowncast(self, to: kind)
  }

  /// A string, a character or a part of a string.
  @inline(__always)
  final func asText() throws -> TextBox {
    let kind = ObjectIdentifier(type(of: self))
    guard
      kind == ObjectIdentifier(TextBox.self) || kind == ObjectIdentifier(SubstringBox.self)
    else { throw Trap.confused }
    return unsafeDowncast(self, to: TextBox.self)
  }
}

/// Stands behind an optional number that is not nil.
final class Marker: Box {
  // Made once, holds nothing that changes.
  nonisolated(unsafe) static let shared = Marker()
}

/// A string, a character, a view of one.
class TextBox: Box {
  var text: String
  init(_ text: String) { self.text = text }

  /// Characters that programs take from strings most often.
  nonisolated(unsafe) static let ascii: [TextBox] = (0..<128).map {
    TextBox(String(UnicodeScalar(UInt8($0))))
  }

  static func character(_ character: Character) -> TextBox {
    if let code = character.utf8.first, code < 128, character.utf8.count == 1 {
      return ascii[Int(code)]
    }
    return TextBox(String(character))
  }
}

/// A substring, whose indices are those of the string that it is a part of.
final class SubstringBox: TextBox {
  let part: Substring

  init(_ part: Substring) {
    self.part = part
    super.init(String(part))
  }
}

/// The elements of an array, a set of arguments, a slice.
final class ArrayBox: Box {
  var items: ContiguousArray<Value>
  /// The index of the first, which is another than zero in slices.
  var start: Int

  init(_ items: ContiguousArray<Value>, _ start: Int = 0) {
    self.items = items
    self.start = start
  }

  var end: Int { start + items.count }
}

/// A function as a value. Its arguments lie at the start of the frame that it is given.
final class FunctionBox: Box {
  let call: (Frame) throws -> Value
  /// What it is to the host that it came from.
  let content: AnyObject?

  init(_ call: @escaping (Frame) throws -> Value, content: AnyObject? = nil) {
    self.call = call
    self.content = content
  }
}

/// Anything of the machine's own library that is no value of the language itself.
final class NativeBox<Content>: Box {
  var content: Content
  init(_ content: Content) { self.content = content }
}
