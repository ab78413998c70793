/// The end of an instance's life, and references that do not prolong it.

/// What a `weak` variable or property holds.
final class WeakReference: NativeObject {
  weak var object: ObjectValue?
  var text: String { object.map { $0.type.name } ?? "nil" }

  init(_ object: ObjectValue?) { self.object = object }

  /// A weak reference to what a value holds; nil for a value that is no instance.
  convenience init?(to value: Value) {
    switch value {
    case .object(let object), .optional(.object(let object)?): self.init(object)
    case .optional(nil): self.init(nil)
    default: return nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}

/// An instance that nobody holds any more, before its `deinit` has run.
struct DepartedObject {
  let type: TypeInfo
  let fields: [Value]
  let number: Int
}

extension Evaluator {
  /// Nobody holds an instance any more. The engine lets go of one where the language does, between
  /// its own steps, so what its `deinit` does can be done at once.
  func depart(_ object: DepartedObject) {
    departed.append(object)
    guard isOnEngine else { return }
    isOnEngine = false
    defer { isOnEngine = true }
    do { try runDeinitializers() } catch { departureError = departureError ?? error }
  }

  /// Runs what waits, between two statements: a `deinit` may not run while a value is being changed.
  func runDeinitializers() throws {
    while !departed.isEmpty {
      let next = departed.removeFirst()
      for (type, body) in next.type.deinitializers {
        // It has the instance's fields and identity, and of its accessors those of the class whose
        // `deinit` runs; when it goes, nothing runs again.
        let object = ObjectValue(type: type, fields: next.fields, number: next.number)
        let scope = Scope(selfVariable: Variable(.object(object)), selfType: type, result: nil)
        _ = try nested(at: type.place) { try run(body, in: scope) }
      }
    }
  }
}
