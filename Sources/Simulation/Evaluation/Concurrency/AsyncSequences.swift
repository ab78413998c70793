/// A sequence whose elements come one after the other, in time: `for await element in sequence`.
final class AsyncSequenceValue: NativeSequence {
  let text: String
  private let advance: (Evaluator) throws -> Value?

  init(_ text: String, next advance: @escaping (Evaluator) throws -> Value?) {
    self.text = text
    self.advance = advance
  }

  /// An asynchronous sequence that the program declares; its iterator is made when the first element
  /// is asked for.
  convenience init(_ text: String, of value: Value, at place: SourcePlace) {
    var steps: (() throws -> Value?)?
    self.init(text) { evaluator in
      if steps == nil { steps = try evaluator.ownIterator(of: value, at: place) }
      return try steps?()
    }
  }

  func next(in evaluator: Evaluator) throws -> Value? { try advance(evaluator) }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "makeAsyncIterator": return .native(self)
    case "next": return .optional(try next(in: evaluator))
    case "first", "contains", "allSatisfy", "reduce", "min", "max":
      return try consume(name, arguments, in: evaluator, at: place)
    default: return transformed(name, arguments, at: place).map { .native($0) }
    }
  }
}

/// Elements on their way from whoever yields them to whoever waits for them.
final class AsyncBuffer {
  /// How many elements wait at most, and which ones are given up.
  enum Policy {
    case unbounded
    case newest(Int)
    case oldest(Int)
  }

  private var elements: [Value] = []
  private var isFinished = false
  private var failure: Interruption?
  private var wake: () -> Void = {}
  private let policy: Policy
  /// Told once that nobody listens any more: whether because the listener was cancelled.
  var onTermination: ((_ isCancelled: Bool) throws -> Void)?

  init(_ policy: Policy = .unbounded) { self.policy = policy }

  func append(_ value: Value) {
    guard !isFinished else { return }
    switch policy {
    case .unbounded: elements.append(value)
    case .newest(let count): elements = (elements + [value]).suffix(max(0, count))
    case .oldest(let count): if elements.count < count { elements.append(value) }
    }
    wake()
  }

  func finish(throwing failure: Interruption? = nil) throws {
    guard !isFinished else { return }
    isFinished = true
    self.failure = failure
    wake()
    try terminate(isCancelled: false)
  }

  /// Whoever waits for elements is cancelled: who feeds them hears of it at once.
  private func cancel() throws {
    isFinished = true
    wake()
    try terminate(isCancelled: true)
  }

  private func terminate(isCancelled: Bool) throws {
    let handler = onTermination
    onTermination = nil
    try handler?(isCancelled)
  }

  /// The next element; nil at the end, and for a task that is cancelled.
  func next(in evaluator: Evaluator) throws -> Value? {
    while elements.isEmpty {
      if let failure {
        self.failure = nil
        throw failure
      }
      guard !isFinished, let task = evaluator.scheduler.current else { return nil }
      if task.isCancelled {
        try cancel()
        return nil
      }
      task.cancellationHandlers.append { [weak self] in try self?.cancel() }
      let hasWaited = try evaluator.scheduler.wait { wake = $0 }
      if !task.cancellationHandlers.isEmpty { task.cancellationHandlers.removeLast() }
      guard hasWaited else { return nil }
    }
    return elements.removeFirst()
  }
}

/// `AsyncStream.Continuation`: whoever has it feeds the stream.
final class StreamContinuation: ChangeableObject {
  private let buffer: AsyncBuffer

  init(_ buffer: AsyncBuffer) { self.buffer = buffer }

  var text: String { "Continuation" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    let error = arguments.first { $0.label == "throwing" }.map {
      Interruption.thrown(ThrownValue(evaluator.unwrapped($0.value)), place)
    }
    switch (name, arguments.first?.label) {
    case ("yield", nil): buffer.append(arguments.first?.value ?? .void)
    case ("yield", "with"):
      guard case .enumeration(let result)? = arguments.first?.value else { return .void }
      buffer.append(result.payload.first?.value ?? .void)
    case ("finish", _):
      let isPlain = arguments.first.map {
        if case .optional(nil) = $0.value { true } else { false }
      }
      try buffer.finish(throwing: isPlain == true ? nil : error)
    default: return nil
    }
    return .void
  }

  func set(_ name: String, to value: Value, in evaluator: Evaluator, at place: SourcePlace)
    -> Bool
  {
    guard name == "onTermination" else { return false }
    guard case .function(let handler) = evaluator.unwrapped(value) else {
      buffer.onTermination = nil
      return true
    }
    buffer.onTermination = { [unowned evaluator] isCancelled in
      let reason = Value.opaque(
        OpaqueValue(name: isCancelled ? ".cancelled" : ".finished", place: place))
      _ = try evaluator.call(handler, [CallArgument(label: nil, value: reason)], at: place)
    }
    return true
  }
}

extension Evaluator {
  /// `AsyncStream { continuation in … }`, `AsyncStream.makeStream(of: Int.self)`; nil for any other
  /// name.
  func callStream(_ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace)
    throws -> Value?
  {
    let parts = name.split(separator: ".")
    guard let type = parts.first, ["AsyncStream", "AsyncThrowingStream"].contains(type),
      program.type(named: String(type), in: scope.selfType) == nil
    else { return nil }
    let evaluated = try evaluate(arguments, in: scope)
    if evaluated.last?.label == "unfolding", let produce = evaluated.operation {
      return .native(
        AsyncSequenceValue(String(type)) { evaluator in
          let value = try evaluator.call(produce, [], at: place)
          if case .optional(let element) = value { return element }
          return value
        })
    }
    let buffer = AsyncBuffer(policy(of: evaluated))
    let stream = Value.native(
      AsyncSequenceValue(String(type)) { try buffer.next(in: $0) })
    let continuation = Value.native(StreamContinuation(buffer))
    if parts.last == "makeStream" {
      return .tuple([
        TupleElement(label: "stream", value: stream),
        TupleElement(label: "continuation", value: continuation),
      ])
    }
    if let build = evaluated.operation {
      _ = try call(build, [CallArgument(label: nil, value: continuation)], at: place)
    }
    return stream
  }

  private func policy(of arguments: [CallArgument]) -> AsyncBuffer.Policy {
    guard
      case .opaque(let policy)? = arguments.first(where: { $0.label == "bufferingPolicy" })?.value,
      case .integer(let count)? = policy.arguments.first?.value
    else { return .unbounded }
    return policy.name.hasSuffix("bufferingNewest") ? .newest(count) : .oldest(count)
  }
}
