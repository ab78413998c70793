import Motion

/// What a program means by a value of the type `Animation`: how it gets from one value to another.
///
/// The numbers where the program gives none, and the formulas, are Motion's.
struct AnimationReading {
  let evaluator: Evaluator
  /// How many names stood for each other so far.
  var depth = 0

  /// One that names itself never ends.
  private static let deepest = 50

  /// Nil for no animation. What nobody can read is SwiftUI's own, and that is said.
  func animation(_ value: Value?) -> Motion.Animation? {
    guard let value = value.map(evaluator.unwrapped) else { return nil }
    if case .optional(nil) = value { return nil }
    if case .structure(let structure) = value { return ownAnimation(structure) }
    guard case .opaque(let described) = value else { return .standard }
    do {
      if let read = try animation(described) { return read }
      note("nobody but the program knows the animation \(described.name)", at: described.place)
    } catch {
      note(error.description, at: described.place)
    }
    return .standard
  }

  /// One that the program computes, or SwiftUI's own where nobody can follow it, which is said.
  private func ownAnimation(_ value: StructureValue) -> Motion.Animation {
    do {
      if let own = try OwnAnimation(evaluator: evaluator).animation(of: value) { return own }
      note("nobody but the program knows the animation \(value.type.name)", at: value.type.place)
    } catch {
      note("the animation \(value.type.name) ends in an error", at: value.type.place)
    }
    return .standard
  }

  /// `.wobble`, of an extension of `Animation`; nil where none declares it.
  private func declared(_ value: OpaqueValue) -> Motion.Animation? {
    guard depth < Self.deepest,
      let found = try? evaluator.declared(value, byAnyOf: ["Animation"])
    else { return nil }
    return AnimationReading(evaluator: evaluator, depth: depth + 1).animation(found)
  }

  private func note(_ what: String, at place: SourcePlace) {
    // The decision goes on behind it.
    let what = what.hasSuffix(".") ? String(what.dropLast()) : what
    evaluator.observer?.assumed(
      .system(what, decision: "it is taken for .default"), at: place)
  }

  /// Nil for what nobody can read.
  private func animation(_ value: OpaqueValue) throws(MotionError) -> Motion.Animation? {
    if case .opaque(let base)? = value.base.map(evaluator.unwrapped) {
      guard let inner = try animation(base) else { return nil }
      return try changed(inner, by: value)
    }
    switch value.lastPart {
    case "default": return .standard
    case "linear": return try timing(.linear, value)
    case "easeIn": return try timing(.easeIn, value)
    case "easeOut": return try timing(.easeOut, value)
    case "easeInOut": return try timing(.easeInOut, value)
    case "timingCurve": return try timingCurve(value)
    case "interpolatingSpring":
      return try .interpolatingSpring(
        spring(value) ?? .smooth, initialVelocity: number(value, "initialVelocity") ?? 0)
    case "spring", "smooth", "snappy", "bouncy", "interactiveSpring":
      return try spring(value).map { .spring($0) }
        ?? AnimationPreset.named(value.lastPart)?.animation
    case "Animation":
      guard case .structure(let own)? = value.arguments.first?.value else { return nil }
      return ownAnimation(own)
    default: return declared(value)
    }
  }

  private func changed(_ animation: Motion.Animation, by value: OpaqueValue)
    throws(MotionError) -> Motion.Animation?
  {
    switch value.lastPart {
    case "delay": return try animation.delay(number(value, nil) ?? 0)
    case "speed": return try animation.speed(number(value, nil) ?? 1)
    case "repeatCount":
      return animation.repeatCount(
        number(value, nil).map { Int(clamping: $0) } ?? 1, autoreverses: autoreverses(value))
    case "repeatForever": return animation.repeatForever(autoreverses: autoreverses(value))
    case "logicallyComplete":
      return try animation.logicallyComplete(after: number(value, "after") ?? 0)
    default: return nil
    }
  }

  private func timing(_ curve: Curve, _ value: OpaqueValue) throws(MotionError)
    -> Motion.Animation
  {
    try .curve(curve, duration: number(value, "duration") ?? AnimationPreset.usualDuration)
  }

  /// By four coordinates, or by a `UnitCurve`.
  private func timingCurve(_ value: OpaqueValue) throws(MotionError) -> Motion.Animation? {
    let points = value.arguments.filter { $0.label == nil }
    let numbers = points.compactMap { evaluator.number($0.value) }
    if numbers.count == 4 {
      return try timing(.timingCurve(numbers[0], numbers[1], numbers[2], numbers[3]), value)
    }
    guard let first = points.first, let curve = try unitCurve(first.value) else { return nil }
    return try timing(curve, value)
  }

  /// A `UnitCurve`; nil for what nobody can read.
  func unitCurve(_ value: Value) throws(MotionError) -> Curve? {
    guard case .opaque(let value) = evaluator.unwrapped(value) else { return nil }
    switch value.lastPart {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case "bezier":
      let reading = value.arguments.map { point(evaluator.unwrapped($0.value)) }
      guard reading.count == 2, let first = reading[0], let second = reading[1] else { return nil }
      return try .timingCurve(first.x, first.y, second.x, second.y)
    default: return nil
    }
  }

  /// `UnitPoint(x: 0.2, y: 1)`
  private func point(_ value: Value) -> (x: Double, y: Double)? {
    guard case .opaque(let value) = value, let x = number(value, "x"), let y = number(value, "y")
    else { return nil }
    return (x, y)
  }

  private func autoreverses(_ value: OpaqueValue) -> Bool {
    let given = value.arguments.first { $0.label == "autoreverses" }?.value
    if case .boolean(let autoreverses)? = given { return autoreverses }
    return true
  }

  func number(_ value: OpaqueValue, _ label: String?) -> Double? {
    let given = value.arguments.first { $0.label == label }?.value
    return evaluator.number(
      evaluator.coerce(given ?? .void, to: TypeReference("Double"), in: evaluator.globals))
  }
}

extension AnimationReading {
  /// The spring of an animation by its numbers; nil where none is given.
  private func spring(_ value: OpaqueValue) throws(MotionError) -> Spring? {
    if let given = value.arguments.first(where: { $0.label == nil }) {
      return try unitSpring(given.value)
    }
    let duration = number(value, "duration")
    switch value.lastPart {
    case "smooth", "snappy", "bouncy":
      let extra = number(value, "extraBounce")
      guard duration != nil || extra != nil else { return nil }
      return try named(value.lastPart, duration: duration ?? 0.5, extraBounce: extra ?? 0)
    case "interactiveSpring":
      return try interactiveSpring(value, duration: duration)
    default: return try numbered(value)
    }
  }

  private func interactiveSpring(_ value: OpaqueValue, duration: Double?) throws(MotionError)
    -> Spring?
  {
    let extra = number(value, "extraBounce")
    if duration != nil || extra != nil {
      // It bounces by 0.14 by itself, as by its damping fraction of 0.86.
      return try Spring(duration: duration ?? 0.15, bounce: min(0.14 + (extra ?? 0), 1))
    }
    let (response, damping) = (number(value, "response"), number(value, "dampingFraction"))
    guard response != nil || damping != nil || number(value, "blendDuration") != nil else {
      return nil
    }
    return try Spring(response: response ?? 0.15, dampingFraction: damping ?? 0.86)
  }

  /// By mass, stiffness and damping, by response and damping fraction, or by duration and bounce.
  private func numbered(_ value: OpaqueValue) throws(MotionError) -> Spring? {
    if let stiffness = number(value, "stiffness") {
      return try Spring(
        mass: number(value, "mass") ?? 1, stiffness: stiffness,
        damping: number(value, "damping") ?? 0, allowOverDamping: true)
    }
    let damping = number(value, "dampingFraction") ?? number(value, "dampingRatio")
    let response = number(value, "response")
    if response != nil || damping != nil {
      return try Spring(response: response ?? 0.5, dampingFraction: damping ?? 0.825)
    }
    let (duration, bounce) = (number(value, "duration"), number(value, "bounce"))
    guard duration != nil || bounce != nil else { return nil }
    return try Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
  }

  /// A `Spring`; nil for what nobody can read.
  func unitSpring(_ value: Value) throws(MotionError) -> Spring? {
    guard case .opaque(let value) = evaluator.unwrapped(value) else { return nil }
    switch value.lastPart {
    case "smooth", "snappy", "bouncy":
      return try named(
        value.lastPart, duration: number(value, "duration") ?? 0.5,
        extraBounce: number(value, "extraBounce") ?? 0)
    case "Spring", "init":
      // When a spring counts as settled nobody says.
      if number(value, "settlingDuration") != nil { return nil }
      return try numbered(value) ?? .smooth
    default: return nil
    }
  }

  private func named(_ name: String, duration: Double, extraBounce: Double) throws(MotionError)
    -> Spring
  {
    switch name {
    case "snappy": try .snappy(duration: duration, extraBounce: extraBounce)
    case "bouncy": try .bouncy(duration: duration, extraBounce: extraBounce)
    default: try .smooth(duration: duration, extraBounce: extraBounce)
    }
  }
}

extension OpaqueValue {
  /// `easeIn` of `.easeIn` and of `Animation.easeIn`.
  var lastPart: String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) }
      ?? name
  }
}
