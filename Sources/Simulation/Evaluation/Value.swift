/// What an expression of the program evaluates to.
///
/// What is large, or holds another value, lies apart; a number costs no allocation.
enum Value {
  case void
  case boolean(Bool)
  case integer(Int)
  /// An integer of another width than `Int`.
  indirect case fixed(any FixedWidthInteger)
  case double(Double)
  case string(String)
  case array([Value])
  /// A part of an array, which keeps the array's indices.
  indirect case slice(SliceValue)
  indirect case dictionary(DictionaryValue)
  case set([Value])
  indirect case optional(Value?)
  case tuple([TupleElement])
  indirect case range(RangeValue)
  indirect case structure(StructureValue)
  case object(ObjectValue)
  indirect case enumeration(EnumerationValue)
  case function(FunctionValue)
  indirect case type(TypeReference)
  case keyPath(KeyPathValue)
  indirect case binding(BindingValue)
  indirect case wrapper(WrapperValue)
  indirect case view(Description)
  case opaque(OpaqueValue)
  case native(any NativeObject)
}

/// An object of a library that the machine itself makes: a task, a group of tasks.
protocol NativeObject: AnyObject {
  var text: String { get }
  /// Nil if there is no such property.
  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value?
  /// Nil if there is no such method.
  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value?
  /// The name under which extensions of the program add members to it, if they can.
  var extendedType: String? { get }
}

extension NativeObject {
  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    nil
  }

  var extendedType: String? { nil }
}

/// An object whose parts stand behind a subscript of one index.
protocol SubscriptedObject: NativeObject {
  /// Nil if the index is none of its own.
  func element(_ index: Value) throws -> Value?
  /// - Returns: Whether there is such a part.
  func setElement(_ index: Value, to value: Value) -> Bool
}

/// An object with properties that the program can set.
protocol ChangeableObject: NativeObject {
  /// - Returns: Whether there is such a property.
  func set(_ name: String, to value: Value, in evaluator: Evaluator, at place: SourcePlace)
    throws -> Bool
}

/// What a loop asks for one element after the other.
protocol NativeSequence: NativeObject {
  func next(in evaluator: Evaluator) throws -> Value?
}

struct SliceValue {
  var start: Int
  var elements: [Value]

  /// Where in the slice an index of the array stands; nil outside of it.
  func offset(of index: Int) -> Int? {
    let (offset, overflow) = index.subtractingReportingOverflow(start)
    return !overflow && elements.indices.contains(offset) ? offset : nil
  }
}

struct TupleElement {
  var label: String?
  var value: Value
}

/// A dictionary that remembers the order of insertion, so that a run is the same every time.
struct DictionaryValue {
  private(set) var keys: [Value] = []
  private(set) var values: [Value] = []
  /// By the keys that stand for equal ones.
  private var positions: [Value: Int] = [:]

  var count: Int { keys.count }

  /// - Parameter key: As ``Evaluator/key(for:)`` gives it, where the program may declare an
  ///   equality of its own.
  subscript(key key: Value) -> Value? {
    get { positions[key].map { values[$0] } }
    set { set(key, as: key, to: newValue) }
  }

  static func == (left: DictionaryValue, right: DictionaryValue) -> Bool {
    left.count == right.count
      && left.positions.allSatisfy { key, position in
        right.positions[key].map { right.values[$0] == left.values[position] } ?? false
      }
  }

  /// - Parameters:
  ///   - key: What a new entry keeps.
  ///   - representative: What finds it.
  mutating func set(_ key: Value, as representative: Value, to value: Value?) {
    if let position = positions[representative] {
      if let value {
        values[position] = value
      } else {
        keys.remove(at: position)
        values.remove(at: position)
        positions[representative] = nil
        positions = positions.mapValues { $0 > position ? $0 - 1 : $0 }
      }
    } else if let value {
      positions[representative] = keys.count
      keys.append(key)
      values.append(value)
    }
  }
}

struct RangeValue: Hashable {
  var lower: Value?
  var upper: Value?
  var isClosed: Bool
}

/// A value of one of the program's structs.
struct StructureValue {
  let type: TypeInfo
  /// In the order of ``TypeInfo/stored``.
  var fields: [Value]
  /// It stands where values of several types may: `any Shape`. Its own type is part of the news
  /// then.
  var isExistential = false
  /// Of a view: where it is made.
  var place = SourcePlace.nowhere
  /// What fields rest on, by their index; nil if nothing is open.
  var doubts: [Int: Doubt]?
  /// Of a generic type: what its parameters stand for, as far as that is known.
  var arguments: [TypeReference]?

  /// A field holds another value, which rests on this.
  mutating func keep(_ doubt: Doubt?, at index: Int) {
    guard doubt != nil || doubts != nil else { return }
    doubts = doubts ?? [:]
    doubts?[index] = doubt
  }

  /// Whether something of it is open: a moment of the clock is not, as long as nobody asks for its
  /// hour.
  var isOpen: Bool { doubts?.values.contains { $0.open != nil } ?? false }

  /// What the program means by it: an enum that is a view stands in the tree as its only field.
  var ownValue: Value { type.kind == .enumeration ? fields.first ?? .void : .structure(self) }
}

/// An instance of one of the program's classes.
final class ObjectValue {
  let type: TypeInfo
  var fields: [Value]
  /// Counts instances in the order of creation.
  let number: Int
  /// While its initialiser runs, nobody is told of what it sets, and no `didSet` runs.
  var isInitializing = false
  /// The class whose initialiser runs: what it sets in its own properties no observer sees.
  var initializer: TypeInfo?
  /// Takes the instance's fields when it goes, if its class declares a `deinit`.
  weak var keeper: Evaluator?
  /// Properties of a superclass that the program does not declare, as far as they were set.
  var unknownMembers: [String: Value] = [:]
  /// What properties rest on, by their index, where that is open.
  var doubts: [Int: Doubt] = [:]
  /// Of a generic class: what its parameters stand for, as far as that is known.
  var arguments: [TypeReference]?

  init(type: TypeInfo, fields: [Value], number: Int) {
    self.type = type
    self.fields = fields
    self.number = number
  }

  deinit {
    keeper?.depart(DepartedObject(type: type, fields: fields, number: number))
  }
}

/// A case of one of the program's enums with its payload.
struct EnumerationValue {
  let type: TypeInfo
  let name: String
  var payload: [TupleElement]
}

/// A key path: `\.name`, `\Song.id`.
struct KeyPathValue {
  var components: [KeyPathStep]

  var text: String { "\\" + components.map(\.text).joined() }
}

enum KeyPathStep: Hashable {
  case property(String)
  /// A subscript: its indices, and as many labels.
  case element([Value], labels: [String?])
  case unwrap

  static func element(_ indices: [Value], _ labels: [String?] = []) -> KeyPathStep {
    .element(indices, labels: labels.isEmpty ? indices.map { _ in nil } : labels)
  }

  var text: String {
    switch self {
    case .property(let name): ".\(name)"
    case .element(let indices, let labels):
      "["
        + zip(labels, indices).map { label, index in
          (label.map { "\($0): " } ?? "") + index.text
        }.joined(separator: ", ") + "]"
    case .unwrap: "?"
    }
  }
}

/// A value that the machine does not know: it is carried along and compared by what it was made
/// from.
final class OpaqueValue {
  /// `.red`, `Color.red`, `Font.system`.
  let name: String
  let arguments: [TupleElement]
  /// The value whose member this is, if any.
  let base: Value?
  /// Views that its closures describe.
  let content: [Description]
  /// Set for something that was constructed: two of a kind are then different things.
  let identity: Int?
  let place: SourcePlace
  /// What the program assigned to its members.
  var members: [String: Value]
  /// It is known to be an instance of a class: whoever holds it sees what is assigned to a member.
  var isShared: Bool

  init(
    name: String, arguments: [TupleElement] = [], base: Value? = nil, content: [Description] = [],
    identity: Int? = nil, place: SourcePlace, members: [String: Value] = [:],
    isShared: Bool = false
  ) {
    self.name = name
    self.arguments = arguments
    self.base = base
    self.content = content
    self.identity = identity
    self.place = place
    self.members = members
    self.isShared = isShared
  }

  /// The same under a name that says more: `FetchDescriptor<Song>`.
  func named(_ name: String) -> OpaqueValue {
    OpaqueValue(
      name: name, arguments: arguments, base: base, content: content, identity: identity,
      place: place, members: members, isShared: isShared)
  }

  /// The same with another value for a member.
  func with(_ member: String, _ value: Value) -> OpaqueValue {
    OpaqueValue(
      name: name, arguments: arguments, base: base, content: content, identity: identity,
      place: place, members: members.merging([member: value]) { _, new in new })
  }
}

/// A stored property behind a property wrapper: `@State private var n = 0`.
struct WrapperValue {
  let kind: WrapperKind
  let property: PropertyDeclaration
  /// State: the initial value. Binding: the binding. Observed object: the object. Nil while the
  /// declaration's own initial value stands.
  var stored: Value?
  /// While a body runs: the way to the storage that outlives the struct.
  var connection: (any WrapperConnection)?
  /// Of `@AppStorage` and `@SceneStorage` that an initialiser made: what the value is stored under.
  var key: String?
  /// What the parameters of the type that declares it stand for.
  var arguments: [TypeReference]?
  /// The property is the wrapper itself, and not the value in it.
  var isHeld = false
}

/// What a wrapped property is connected to while its view is on the screen.
protocol WrapperConnection: AnyObject {
  func read(at place: SourcePlace) throws -> Value
  func write(_ value: Value, at place: SourcePlace) throws
  /// `$name`.
  func project(at place: SourcePlace) throws -> Value
  /// What it holds, where that can be said without reading it.
  var held: Value? { get }
  /// Something open decides whether it holds another value.
  func becomesOpen(_ doubt: Doubt)
}

/// A place that outlives the values in which it is mentioned: storage of a state, a property of an
/// object, a pair of closures.
protocol Location: AnyObject {
  func read(at place: SourcePlace) throws -> Value
  func write(_ value: Value, at place: SourcePlace) throws
  /// Two bindings with equal keys lead to the same place. A location that cannot be compared
  /// returns a new key each time.
  var key: LocationKey { get }
}

enum LocationKey: Hashable {
  case storage(ObjectIdentifier)
  case property(ObjectIdentifier, String)
  case constant(Value)
  case closures(Int)
}

/// A two-way connection to a location, or to a part of what is stored there.
struct BindingValue {
  static let typeName = WrapperKind.binding.rawValue

  let location: any Location
  var path: [KeyPathStep]
  /// The animation of `$isOn.animation(.linear)`, in whose transaction is written.
  var animation: Value?

  /// A binding to a part of what it leads to.
  func part(_ step: KeyPathStep) -> BindingValue {
    BindingValue(location: location, path: path + [step], animation: animation)
  }
}

extension TypeReference {
  /// `Binding<Value>`; of any value, where nobody says of which.
  static func binding(to value: TypeReference?) -> TypeReference {
    TypeReference(BindingValue.typeName, value.map { [$0] } ?? [])
  }
}
