/// Observation by hand: registrars of the program's own, and `withObservationTracking` (B22).
final class ObservationTracking {
  private struct Read {
    weak var object: ObjectValue?
    let property: String
  }

  private var reads: [Read] = []
  fileprivate let onChange: FunctionValue

  fileprivate init(onChange: FunctionValue) { self.onChange = onChange }

  fileprivate func note(_ object: ObjectValue, _ property: String) {
    guard !covers(object, property) else { return }
    reads.append(Read(object: object, property: property))
  }

  fileprivate func covers(_ object: ObjectValue, _ property: String) -> Bool {
    reads.contains { $0.object === object && $0.property == property }
  }
}

extension Evaluator {
  /// `ObservationRegistrar()`; nil for anything else.
  func registrar(_ name: String) -> Value? {
    ["ObservationRegistrar", "Observation.ObservationRegistrar"].contains(name)
      ? .native(RegistrarValue()) : nil
  }

  /// What the macro adds to a class beside its properties: the registrar, and two functions that speak
  /// to it of the object itself, `access(keyPath:)` and `withMutation(keyPath:_:)`.
  func registrarMember(_ name: String, of object: ObjectValue) -> Value? {
    guard object.type.isObservable else { return nil }
    switch name {
    case "_$observationRegistrar": return .native(RegistrarValue())
    case RegistrarValue.access, RegistrarValue.mutation:
      let subject = CallArgument(label: nil, value: .object(object))
      return .function(
        FunctionValue(
          .native { evaluator, arguments, place in
            let all = [subject] + arguments
            return try RegistrarValue().call(name, all, in: evaluator, at: place) ?? .void
          }, number: nextNumber()))
    default: return nil
    }
  }

  /// `withObservationTracking { … } onChange: { … }`
  func withObservationTracking(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    guard case .function(let apply)? = arguments.first?.value,
      case .function(let onChange)? = arguments.last?.value, arguments.count == 2
    else { return .void }
    let tracking = ObservationTracking(onChange: onChange)
    trackings.append(tracking)
    defer { trackings.removeAll { $0 === tracking } }
    let result = try call(apply, [], at: place)
    waitingTrackings.append(tracking)
    return result
  }

  /// A property was read: whoever tracks now, and whoever tracks around that, hears of it.
  func noteTracked(_ object: ObjectValue, _ property: String) {
    for tracking in trackings { tracking.note(object, property) }
  }

  /// A property is about to be set: each who read it is told once.
  func tellTrackings(of object: ObjectValue, _ property: String, at place: SourcePlace) throws {
    guard !waitingTrackings.isEmpty else { return }
    let told = waitingTrackings.filter { $0.covers(object, property) }
    waitingTrackings.removeAll { $0.covers(object, property) }
    for tracking in told { _ = try call(tracking.onChange, [], at: place) }
  }
}

/// `ObservationRegistrar()`: a class tells it what the macro would tell.
final class RegistrarValue: NativeObject {
  static let access = "access"
  static let mutation = "withMutation"

  var text: String { "ObservationRegistrar" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard let (object, property) = subject(of: arguments, in: evaluator) else { return nil }
    switch name {
    case Self.access:
      evaluator.noteTracked(object, property.name)
      evaluator.observer?.didRead(
        object, property, certainty: evaluator.certaintyOfReads, isLent: false, at: place)
      return .void
    case "willSet":
      try evaluator.tellTrackings(of: object, property.name, at: place)
      return .void
    case "didSet":
      try tell(of: object, property, from: nil, in: evaluator, at: place)
      return .void
    case Self.mutation:
      guard case .function(let mutation)? = arguments.last?.value else { return .void }
      try evaluator.tellTrackings(of: object, property.name, at: place)
      let old = try value(of: property, object, in: evaluator, at: place)
      let result = try evaluator.call(mutation, [], at: place)
      try tell(of: object, property, from: old, in: evaluator, at: place)
      return result
    default: return nil
    }
  }

  /// The object and the property of which a call speaks: `access(self, keyPath: \.balance)`.
  private func subject(of arguments: [CallArgument], in evaluator: Evaluator) -> (
    object: ObjectValue, property: PropertyDeclaration
  )? {
    guard case .object(let object)? = arguments.first?.value,
      case .keyPath(let path)? = arguments.first(where: { $0.label == "keyPath" })?.value,
      case .property(let name)? = path.components.first
    else { return nil }
    let stored = object.type.storedIndex[name].map { object.type.stored[$0] }
    let property = stored ?? evaluator.computedProperty(name, of: object.type)?.property
    return property.map { (object, $0) }
  }

  private func tell(
    of object: ObjectValue, _ property: PropertyDeclaration, from old: Value?,
    in evaluator: Evaluator, at place: SourcePlace
  ) throws {
    let new = try value(of: property, object, in: evaluator, at: place)
    evaluator.observer?.didAnnounce(object, property, old: old ?? new, new: new, at: place)
  }

  /// What the property shows, without counting as a read of whoever tracks.
  private func value(
    of property: PropertyDeclaration, _ object: ObjectValue, in evaluator: Evaluator,
    at place: SourcePlace
  ) throws -> Value {
    let outer = evaluator.trackings
    evaluator.trackings = []
    defer { evaluator.trackings = outer }
    return try evaluator.property(property.name, of: .object(object), at: place) ?? .void
  }
}
