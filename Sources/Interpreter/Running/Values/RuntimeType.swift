/// A type without anything open in it, as it is needed while the program runs.
///
/// There is one for each type; two types are the same if they are the same object.
final class RuntimeType: Box {
  let type: Type
  unowned let machine: Machine
  let releases: Releases
  let shape: Shape
  /// The host makes its values and keeps them.
  private(set) lazy var isKept = machine.host?.keeps(HostType(type: self)) ?? false
  /// A type that nobody knows, or of a library, of which the machine makes no value and knows no
  /// member: those that there are came from the host.
  private(set) lazy var isOnlyHosts = findsOnlyHosts()
  /// Of a class the class above it.
  private(set) lazy var superclass: RuntimeType? = machine.superclass(of: type)
  /// The stored properties, those of the classes above first.
  private(set) lazy var fields: [Field] = machine.fields(of: self)
  private(set) lazy var fieldCount = fields.count
  /// What `deinit` does, that of the subclass first.
  private(set) lazy var finish: ((Box) -> Void)? = machine.finish(of: self)
  /// Of a class the one property that holds another object of it, as far as there is just one, and
  /// the last that the same class declares.
  private(set) lazy var link: (index: Int, last: Int)? = machine.link(of: self)
  private(set) lazy var equals: (Value, Value) throws -> Bool = machine.equality(of: self)
  private(set) lazy var isLess: (Value, Value) throws -> Bool = machine.order(of: self)
  private(set) lazy var hash: (Value, inout Hasher) throws -> Void = machine.hashing(of: self)
  private(set) lazy var describe: (Value, TextStyle) throws -> String = machine.text(of: self)
  /// Which declaration of this class runs for one of a class above.
  var overrides: [ObjectIdentifier: FunctionCode] = [:]
  /// Which function a requirement of a protocol means for this type.
  var witnesses: [WitnessKey: FunctionCode] = [:]
  private(set) lazy var metatype = Value(TypeBox(self))

  /// Lets go of what leads back to it.
  func dismantle() {
    superclass = nil
    fields = []
    finish = nil
    link = nil
    equals = { _, _ in false }
    isLess = { _, _ in false }
    hash = { _, _ in }
    describe = { _, _ in "" }
    overrides = [:]
    witnesses = [:]
    metatype = Value()
  }

  struct Field {
    var variable: Variable
    var type: RuntimeType
    var name: String
  }

  struct WitnessKey: Hashable {
    var requirement: ObjectIdentifier
    var part: Int
    var arguments: [Type]
  }

  init(_ type: Type, machine: Machine) {
    self.type = type
    self.machine = machine
    releases = machine.releases
    shape = Shape(of: type)
  }

  /// A struct with a `deinit`, which is not copied: its value comes to an end as an object does.
  private(set) lazy var endsItself: Bool = {
    guard let nominal = type.nominal, nominal.kind == .structure, !nominal.isLibrary else {
      return false
    }
    return !nominal.members["deinit"].isEmpty
  }()

  /// Its values are arrays, slices or contiguous arrays.
  var isArray: Bool {
    guard let nominal = type.nominal, nominal.isLibrary else { return false }
    return nominal.role == .array || nominal.name == "ArraySlice"
      || nominal.name == "ContiguousArray"
  }

  /// What is in an optional, an array.
  func argument(_ index: Int) -> RuntimeType { machine.runtime(type.arguments[index]) }
  var wrapped: RuntimeType? { type.wrapped.map(machine.runtime) }
}

/// A value whose type only it knows: what `Any` and `any P` hold, where that does not know itself.
final class AnyBox: Box {
  unowned(unsafe) let type: RuntimeType
  var value: Value

  init(_ type: RuntimeType, _ value: Value) {
    self.type = type
    self.value = value
  }
}

/// A type as a value: `Song.self`.
final class TypeBox: Box {
  unowned(unsafe) let type: RuntimeType
  init(_ type: RuntimeType) { self.type = type }
}

/// How a text is made of a value: for people, or as code would write it.
enum TextStyle { case plain, debug }

/// Where nil is told apart in an optional, by what it wraps.
enum OptionalForm: Equatable {
  /// What is wrapped always has a reference; nil has none, and its depth in the word.
  case reference(depth: Int)
  /// What is wrapped is in the word; a marker says that there is one.
  case marked
  /// What is wrapped is never negative in the word: nil is.
  case negative(Int)

  init(wrapping type: Type) {
    if let inner = type.wrapped {
      switch OptionalForm(wrapping: inner) {
      case .reference(let depth): self = .reference(depth: depth + 1)
      case .marked: self = .reference(depth: 1)
      case .negative(let word): self = .negative(word - 1)
      }
      return
    }
    switch Shape(of: type) {
    case .integer, .double: self = .marked
    case .boolean, .void: self = .negative(-1)
    case .value:
      if case .nominal(let nominal, _) = type.kind {
        if nominal.kind == .enumeration {
          self = .negative(-1)
        } else if nominal.isWord {
          self = .marked
        } else {
          self = .reference(depth: 0)
        }
      } else {
        self = .reference(depth: 0)
      }
    }
  }

  var nothing: Value {
    switch self {
    case .reference(let depth): Value(word: depth)
    case .marked: Value()
    case .negative(let word): Value(word: word)
    }
  }

  func isNothing(_ value: Value) -> Bool {
    switch self {
    case .reference(let depth): value.object == nil && value.word == depth
    case .marked: value.object == nil
    case .negative(let word): value.word == word && value.object == nil
    }
  }

  func wrap(_ value: Value) -> Value {
    if case .marked = self { return Value(word: value.word, object: Marker.shared) }
    return value
  }

  /// What is in an optional that is not nil.
  func unwrap(_ value: Value) -> Value {
    if case .marked = self { return Value(word: value.word) }
    return value
  }
}

extension Nominal {
  /// Declared by a library and not by the program.
  var isLibrary: Bool { syntax.map { $0.position.file < 0 } ?? true }
  /// A type of a library whose values are the fields that it declares, as those of a program are.
  var isStored: Bool { syntax?.modifiers.has("stored") ?? false }
  /// A type of a library whose values share something with all others: a host has them.
  var belongsToHost: Bool { isLibrary && syntax?.modifiers.has("shared") ?? false }
  /// Its values are as only the machine knows.
  var isNative: Bool { isLibrary && !isStored }
  /// `String.Index`: what it knows besides of its place tells no two apart.
  var isIndexOfText: Bool { isNative && name == "Index" && qualifiedName == "String.Index" }
  /// Values of a library that are in the word alone.
  var isWord: Bool {
    isNative
      && ["Index", "ObjectIdentifier", "Scalar", "AnyIndex", "Hasher", "Date"].contains(name)
  }
}
