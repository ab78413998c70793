/// A function of the program that a host can call.
public final class HostedFunction {
  let code: FunctionCode
  private(set) weak var machine: Machine?
  /// Of `self`, for a function of a value.
  public let receiver: HostType?
  /// It changes `self`.
  public let isMutating: Bool
  public let parameters: [(type: HostType, isInout: Bool)]
  public let result: HostType
  /// It touches something that the host keeps, or calls what only the host can run.
  public internal(set) var asksHost = false
  /// It belongs to a type: in its first slot is `self`, or the type.
  let metatype: Value?

  /// Nothing of the program: its arguments lie in the frame one after the other.
  init(
    _ code: FunctionCode, parameters: [RuntimeType], result: RuntimeType, in machine: Machine
  ) {
    self.code = code
    self.machine = machine
    receiver = nil
    isMutating = false
    self.parameters = parameters.map { (HostType(type: $0), false) }
    self.result = HostType(type: result)
    metatype = nil
  }

  /// - Parameter own: What the parameters stand for.
  init?(_ declaration: DeclarationIndex.Declaration, _ own: Substitution, in machine: Machine) {
    func runtime(_ type: Type) -> RuntimeType { machine.runtime(machine.concrete(own.apply(type))) }
    self.machine = machine
    let context: Context
    switch declaration {
    case .function(let function):
      guard function.kind == .function,
        function.syntax?.hasBody == true,
        function.interface.parameters.allSatisfy({ !$0.isVariadic && !$0.isAutoclosure })
      else { return nil }
      context = function.context
      code = machine.code(for: function, own)
      isMutating = function.isMutating && function.context.nominal?.isReference != true
      parameters = function.interface.parameters.map {
        (HostType(type: runtime($0.type)), $0.isInout)
      }
      result = HostType(type: runtime(function.interface.result))
    case .property(let variable):
      guard let nominal = variable.context.nominal,
        nominal.kind != .protocolType, !nominal.isLibrary,
        variable.syntax?.accessors?.getter?.hasBody == true,
        variable.syntax?.accessors?.getter?.isMutating != true
      else { return nil }
      context = variable.context
      code = machine.accessor(variable, .getter, of: runtime(nominal.selfType))
      isMutating = false
      parameters = []
      result = HostType(type: runtime(variable.type))
    }
    guard let nominal = context.nominal else {
      receiver = nil
      metatype = nil
      return
    }
    let owner = runtime(nominal.selfType)
    guard !nominal.isLibrary, nominal.kind != .protocolType, !(isMutating && owner.isKept) else {
      return nil
    }
    receiver = declaration.isStatic ? nil : HostType(type: owner)
    metatype = owner.metatype
  }
}

/// Lays out the frame of one call.
final class HostFrame {
  private let function: HostedFunction
  private let values: [HostValue]
  /// Where what the function changes lies meanwhile.
  private let places: Pointer
  private let placeCount: Int
  private let isPlace: [Bool]

  init(_ function: HostedFunction, _ receiver: HostValue?, _ arguments: [HostValue]) {
    self.function = function
    var values = arguments
    var isPlace = function.parameters.map(\.isInout)
    if let metatype = function.metatype {
      values.insert(receiver ?? HostValue(metatype), at: 0)
      isPlace.insert(function.isMutating && function.receiver != nil, at: 0)
    }
    self.values = values
    self.isPlace = isPlace
    placeCount = values.count
    places = Pointer.allocate(capacity: max(placeCount, 1))
    places.initialize(repeating: Value(), count: placeCount)
  }

  func call(_ frame: Frame) throws -> Value {
    for (index, value) in values.enumerated() {
      if isPlace[index] {
        places[index] = value.value
        frame[index] = Value(word: Int(bitPattern: places + index))
      } else {
        frame[index] = value.value
      }
    }
    return try function.code.value(frame)
  }

  /// The values behind `self` and the parameters that the function may change.
  var changed: [HostValue] {
    isPlace.indices.filter { isPlace[$0] }.map { HostValue(places[$0]) }
  }

  func end() {
    places.deinitialize(count: placeCount)
    places.deallocate()
  }
}
