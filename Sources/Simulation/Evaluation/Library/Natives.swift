/// Functions and initialisers of the standard library, Foundation and SwiftUI that compute
/// something.
extension Evaluator {
  /// Nil if there is no function of that name.
  func callNative(
    _ name: String, _ arguments: [Argument], in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value? {
    if let value = try callConcurrency(name, arguments, in: scope, at: place) { return value }
    // It writes to the log, not to what the program prints.
    if name.hasSuffix("._logChanges") { return .void }
    if name.hasSuffix("._printChanges") {
      // Outside an update nothing has changed (C3).
      write(
        observer?.changesOfRunningBody ?? "\(scope.selfType?.name ?? "Self"): unchanged.",
        at: place)
      return .void
    }
    guard let function = Self.natives[name] else {
      return try callMathematics(name, arguments, in: scope, at: place)
    }
    let evaluated = try evaluate(arguments, in: scope)
    if !departed.isEmpty { try runDeinitializers() }
    return try function(self, evaluated, place)
  }

  typealias Native = @Sendable (Evaluator, [CallArgument], SourcePlace) throws -> Value

  /// Whether a function of a library that the machine does itself has that name.
  static func isNative(_ name: String) -> Bool {
    natives[name] != nil || ConcurrencyName(rawValue: name) != nil
  }

  static var nativeNames: [String] { natives.keys.sorted() }

  private static let natives: [String: Native] = [
    "print": { evaluator, arguments, place in
      try evaluator.print(arguments, at: place) { try evaluator.description(of: $0) }
    },
    "debugPrint": { evaluator, arguments, place in
      try evaluator.print(arguments, at: place) { try evaluator.debugDescription(of: $0) }
    },
    "min": { evaluator, arguments, place in try evaluator.extreme("<", arguments, at: place) },
    "max": { evaluator, arguments, place in try evaluator.extreme(">", arguments, at: place) },
    "abs": { evaluator, arguments, place in
      switch arguments.first?.value {
      case .integer(let number)?:
        number < 0 ? try evaluator.apply("-", to: .integer(number), at: place) : .integer(number)
      case .double(let number)?: .double(abs(number))
      default: .void
      }
    },
    "zip": { evaluator, arguments, place in
      guard arguments.count == 2 else { return .array([]) }
      let (first, second) = try evaluator.pair(arguments[0].value, arguments[1].value, at: place)
      return .array(
        zip(first, second).map { .tuple([TupleElement(value: $0), TupleElement(value: $1)]) })
    },
    "stride": { evaluator, arguments, place in
      let isClosed = arguments.count > 1 && arguments[1].label == "through"
      if let whole = integers(in: arguments) {
        return try evaluator.stride(whole, isClosed: isClosed, at: place) { .integer($0) }
      }
      let numbers = arguments.compactMap { evaluator.number($0.value) }
      guard numbers.count == 3 else { return .array([]) }
      return try evaluator.stride(numbers, isClosed: isClosed, at: place) { .double($0) }
    },
    "withAnimation": { evaluator, arguments, place in
      try evaluator.animate(arguments, at: place)
    },
    "withTransaction": { evaluator, arguments, place in
      try evaluator.transact(arguments, at: place)
    },
    "withObservationTracking": { try $0.withObservationTracking($1, at: $2) },
    "fatalError": { evaluator, arguments, place in
      throw evaluator.trap(
        "Fatal error" + (arguments.first.map { ": \($0.value.text)" } ?? ""), at: place)
    },
    "precondition": { try $0.demand($1, otherwise: "Precondition failed", at: $2) },
    "assert": { try $0.demand($1, otherwise: "Assertion failed", at: $2) },
    "type": { evaluator, arguments, place in
      evaluator.dynamicType(of: arguments.first?.value ?? .void, at: place)
    },
    "Binding.constant": { _, arguments, _ in
      .binding(BindingValue(location: ConstantLocation(arguments.first?.value ?? .void), path: []))
    },
    "sequence": { evaluator, arguments, place in
      guard case .function(let step)? = arguments.last?.value, let first = arguments.first else {
        return .array([])
      }
      var values: [Value] = []
      var next: Value? = first.value
      if case .optional(let wrapped) = first.value { next = wrapped }
      while let value = next {
        values.append(value)
        try evaluator.checkSize(values.count, at: place)
        let result = try evaluator.call(step, [CallArgument(label: nil, value: value)], at: place)
        next = if case .optional(let wrapped) = result { wrapped } else { result }
      }
      return .array(values)
    },
    "repeatElement": { evaluator, arguments, place in
      guard let first = arguments.first, case .integer(let count)? = arguments.last?.value else {
        return .array([])
      }
      guard count >= 0 else {
        throw evaluator.trap("Repetition count should be non-negative", at: place)
      }
      try evaluator.checkSize(count, at: place)
      return .array([Value](repeating: first.value, count: count))
    },
    "AnyIterator": { _, arguments, _ in
      guard case .function(let next)? = arguments.last?.value else { return .array([]) }
      return .native(IteratorValue { evaluator in try evaluator.call(next, [], at: .nowhere) })
    },
    "AnySequence": { evaluator, arguments, place in
      .array(try evaluator.elements(of: arguments.first?.value ?? .void, at: place))
    },
    "autoreleasepool": { try $0.running($1, at: $2) },
    "DispatchQueue.concurrentPerform": { evaluator, arguments, place in
      guard let work = arguments.operation, case .integer(let count)? = arguments.first?.value
      else {
        return .void
      }
      for turn in 0..<max(0, count) {
        _ = try evaluator.call(
          work, [CallArgument(label: nil, value: .integer(turn))], at: place)
      }
      return .void
    },
    "UIView.performWithoutAnimation": { try $0.running($1, at: $2) },
    "UIView.addKeyframe": { try $0.running($1, at: $2) },
    "UIView.animate": { try $0.animateViews($1, at: $2) },
    "UIView.animateKeyframes": { try $0.animateViews($1, at: $2) },
    "UIView.transition": { try $0.animateViews($1, at: $2) },
    "rootViewOfWindow": { evaluator, arguments, place in
      try evaluator.launch(arguments.first?.value ?? .void, at: place)
    },
    "sqrt": { evaluator, arguments, _ in
      .double((arguments.first.flatMap { evaluator.number($0.value) } ?? 0).squareRoot())
    },
  ]

  private static func integers(in arguments: [CallArgument]) -> [Int]? {
    let integers = arguments.compactMap { argument -> Int? in
      if case .integer(let number) = argument.value { number } else { nil }
    }
    return integers.count == 3 ? integers : nil
  }

  /// - Parameter numbers: The start, the end and the step.
  private func stride<Number: Strideable>(
    _ numbers: [Number], isClosed: Bool, at place: SourcePlace, _ value: (Number) -> Value
  ) throws -> Value where Number.Stride == Number {
    let (start, end, step) = (numbers[0], numbers[1], numbers[2])
    if step == Number.Stride.zero { throw trap("Stride size must not be zero", at: place) }
    var values: [Value] = []
    func append(_ number: Number) throws {
      values.append(value(number))
      try checkSize(values.count, at: place)
    }
    // One overflows as Swift does, the other never reaches what is not a number.
    if isClosed {
      for number in Swift.stride(from: start, through: end, by: step) { try append(number) }
    } else {
      for number in Swift.stride(from: start, to: end, by: step) { try append(number) }
    }
    return .array(values)
  }

  /// A line that a terminator other than a line's end leaves open goes on with the next `print`.
  private func print(
    _ arguments: [CallArgument], at place: SourcePlace, _ text: (Value) throws -> String
  ) throws -> Value {
    func option(_ label: String) -> String? { arguments.first { $0.label == label }?.value.text }
    let parts = try arguments.filter { $0.label == nil }.map { try text($0.value) }
    output(
      parts.joined(separator: option("separator") ?? " ") + (option("terminator") ?? "\n"),
      at: place)
    return .void
  }

  /// What a `print` writes, with its end.
  func output(_ text: String, at place: SourcePlace) {
    let line = unfinishedLine + text
    guard line.hasSuffix("\n") else {
      unfinishedLine = line
      return
    }
    unfinishedLine = ""
    write(String(line.dropLast()), at: place)
  }

  private func write(_ line: String, at place: SourcePlace) {
    if observer?.didPrint(line, at: place) ?? true { printed.append(line) }
  }

  /// A function of the library as a value: `reduce(0, max)`.
  func nativeFunction(_ name: String) -> Value? {
    Self.natives[name].map { function in
      .function(
        FunctionValue(
          .native { try function($0, $1, $2) }, number: nextNumber()))
    }
  }

  /// `precondition(_:_:)` and `assert(_:_:)`.
  private func demand(
    _ arguments: [CallArgument], otherwise failure: String, at place: SourcePlace
  ) throws -> Value {
    guard let condition = arguments.first?.value, try !boolean(condition, at: place) else {
      return .void
    }
    // What rests on something unknown is not known to fail.
    if questions.value != nil { return .void }
    let message = arguments.count > 1 ? ": \(arguments[1].value.text)" : ""
    throw trap(failure + message, at: place)
  }

  private func extreme(_ name: String, _ arguments: [CallArgument], at place: SourcePlace) throws
    -> Value
  {
    var best = arguments.first?.value ?? .void
    for argument in arguments.dropFirst() {
      if case .boolean(true) = try apply(name, argument.value, best, at: place) {
        best = argument.value
      }
    }
    return best
  }

  /// The elements of two sequences, as far as the shorter one goes: one may have no end.
  private func pair(_ first: Value, _ second: Value, at place: SourcePlace) throws
    -> ([Value], [Value])
  {
    func endless(_ value: Value) -> Int? {
      guard case .range(let range) = value, range.upper == nil,
        case .integer(let lower)? = range.lower
      else { return nil }
      return lower
    }
    if let lower = endless(first), endless(second) == nil {
      let second = try elements(of: second, at: place)
      return (try count(from: lower, second.count, at: place), second)
    }
    let first = try elements(of: first, at: place)
    if let lower = endless(second) {
      return (first, try count(from: lower, first.count, at: place))
    }
    return (first, try elements(of: second, at: place))
  }

  private func count(from lower: Int, _ count: Int, at place: SourcePlace) throws -> [Value] {
    guard !lower.addingReportingOverflow(count).overflow else {
      throw trap("Arithmetic overflow in '\(Int.max) + 1'", at: place)
    }
    return (0..<count).map { .integer(lower + $0) }
  }

  /// Values of the framework that are no views: bindings, wrappers made by hand.
  func constructNative(_ name: String, _ bound: FrameworkArguments, at place: SourcePlace) throws
    -> Value
  {
    switch name {
    case BindingValue.typeName:
      if case .function(let getter)? = bound.arguments["get"],
        case .function(let setter)? = bound.arguments["set"]
      {
        let location = ClosureLocation(getter: getter, setter: setter, evaluator: self)
        // D5: the getter runs when the binding is made.
        _ = try reading(.usual) { try location.read(at: place) }
        return .binding(BindingValue(location: location, path: []))
      }
      if let other = bound.arguments["projectedValue"] { return other }
      if case .binding(let base)? = bound.arguments["base"] {
        // `Binding($selection)`: nil while there is nothing to bind to.
        guard case .optional(nil) = try read(base, at: place) else {
          return .optional(
            .binding(base.part(.unwrap)))
        }
        return .optional(nil)
      }
      return .binding(
        BindingValue(location: ConstantLocation(bound.arguments["value"] ?? .void), path: []))
    // `Bindable(model).title`: bindings to properties of an object.
    case WrapperKind.bindable.rawValue:
      let location = ConstantLocation(bound.arguments["wrappedValue"] ?? .void)
      return .binding(BindingValue(location: location, path: []))
    // A path is a list of values.
    case "AnimatablePair":
      return .tuple(
        ["first", "second"].map { TupleElement(label: $0, value: bound.arguments[$0] ?? .void) })
    case "NavigationPath":
      return try navigationPath(of: bound.arguments["elements"], at: place)
    default:
      guard let kind = WrapperKind(rawValue: name) else { break }
      return wrapper(kind, bound.arguments, at: place)
    }
    return .opaque(
      OpaqueValue(
        name: name,
        arguments: bound.arguments.sorted { $0.key < $1.key }.map {
          TupleElement(label: $0.key, value: $0.value)
        }, place: place))
  }

  /// `State(initialValue: n)`, `AppStorage(wrappedValue: 0, "laps")`, `Environment(path)`.
  private func wrapper(_ kind: WrapperKind, _ arguments: [String: Value], at place: SourcePlace)
    -> Value
  {
    let key = arguments["key"].map { storedKey(unwrapped($0).text, store: arguments["store"]) }
    let value =
      arguments["initialValue"] ?? arguments["wrappedValue"] ?? arguments["keyPath"]
      ?? (key == nil ? request(kind.rawValue, arguments, at: place) : nil)
    let property = PropertyDeclaration(
      name: kind.rawValue, type: nil, initial: nil, isMutable: true, place: place)
    return .wrapper(WrapperValue(kind: kind, property: property, stored: value, key: key))
  }

  /// What a value is stored under that has a key in a store, which is the standard one unless it is
  /// said.
  func storedKey(_ key: String, store: Value?) -> String {
    guard case .native(let suite as UserDefaultsValue)? = store.map(unwrapped) else { return key }
    return suite.storedKey(of: key)
  }

  /// What `Query(filter:sort:)` asks for, made in an initialiser.
  private func request(_ name: String, _ arguments: [String: Value], at place: SourcePlace)
    -> Value?
  {
    guard !arguments.isEmpty else { return nil }
    let named = arguments.sorted { $0.key < $1.key }.map {
      TupleElement(label: $0.key, value: $0.value)
    }
    return .opaque(OpaqueValue(name: name, arguments: named, place: place))
  }
}
