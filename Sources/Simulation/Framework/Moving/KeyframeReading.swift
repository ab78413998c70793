import Motion

/// The keyframes of one property of a value.
struct ReadTrack {
  /// Which property it is; no component for the value itself.
  let path: KeyPathValue
  /// What its numbers are in.
  let shape: Value
  let names: [String]
  let track: KeyframeTrack
}

/// What a program means by the keyframes of a `KeyframeAnimator`.
struct KeyframeReading {
  let evaluator: Evaluator
  /// How fast each property is when the keyframes begin, by its key path.
  let velocities: [String: [Double]]

  /// One for each property that has keyframes.
  func tracks(of keyframes: Value, from value: Value, at place: SourcePlace) throws -> [ReadTrack] {
    let parts = evaluator.description(of: keyframes, at: place).frameworkViews
    let tracks = try parts.filter { $0.name == "KeyframeTrack" }.compactMap { part in
      try track(of: part.content.flatMap(\.frameworkViews), path(of: part), from: value)
    }
    let own = parts.filter { $0.name.hasSuffix("Keyframe") }
    return try tracks
      + [track(of: own, KeyPathValue(components: []), from: value)].compactMap(\.self)
  }

  private func path(of track: FrameworkView) -> KeyPathValue {
    if case .keyPath(let path)? = track.arguments["keyPath"] { return path }
    return KeyPathValue(components: [])
  }

  /// Nil where there is nothing to move, or nobody can say how it moves, which is said.
  private func track(of keyframes: [FrameworkView], _ path: KeyPathValue, from value: Value) throws
    -> ReadTrack?
  {
    guard let first = keyframes.first else { return nil }
    let shape = try evaluator.follow(path, from: value, at: first.place)
    guard let start = AnimatableNumbers(shape) else {
      note("\(shape.shortText) is not made of numbers that can be animated", at: first.place)
      return nil
    }
    var read: [Keyframe] = []
    for keyframe in keyframes {
      do {
        if let known = try self.keyframe(keyframe, like: shape) { read.append(known) }
      } catch {
        note(error.description, at: keyframe.place)
      }
    }
    do {
      let speed = velocities[path.text].flatMap { $0.count == start.numbers.count ? $0 : nil }
      let track = try KeyframeTrack(from: start.numbers, velocities: speed, read)
      let name = path.text.trimmingPrefix("\\").trimmingPrefix(".")
      return ReadTrack(
        path: path, shape: shape,
        names: start.names.map { part in
          let whole = [String(name), part].filter { !$0.isEmpty }.joined(separator: ".")
          return whole.isEmpty ? "value" : whole
        }, track: track)
    } catch {
      note(error.description, at: first.place)
      return nil
    }
  }

  private func note(_ what: String, at place: SourcePlace) {
    evaluator.observer?.assumed(.system(what, decision: "this keyframe is left out"), at: place)
  }

  /// Nil for what nobody can read.
  private func keyframe(_ view: FrameworkView, like shape: Value) throws(MotionError) -> Keyframe? {
    guard let values = numbers(view, "to", like: shape) else { return nil }
    let seconds = view.arguments["duration"].map(evaluator.unwrapped).flatMap(evaluator.number)
    let reading = AnimationReading(evaluator: evaluator)
    switch view.name {
    case "MoveKeyframe": return try .move(values)
    case "LinearKeyframe":
      let curve = try view.arguments["timingCurve"].flatMap(reading.unitCurve)
      return try .linear(values, duration: seconds ?? 0, timingCurve: curve ?? .linear)
    case "CubicKeyframe":
      return try .cubic(
        values, duration: seconds ?? 0, startVelocity: numbers(view, "startVelocity", like: shape),
        endVelocity: numbers(view, "endVelocity", like: shape))
    case "SpringKeyframe":
      let spring = try view.arguments["spring"].flatMap(reading.unitSpring)
      return try .spring(
        values, duration: seconds, spring: spring ?? .smooth,
        startVelocity: numbers(view, "startVelocity", like: shape))
    default: return nil
    }
  }

  /// The numbers of an argument that is of the type of what is animated.
  private func numbers(_ view: FrameworkView, _ argument: String, like shape: Value) -> [Double]? {
    guard let given = view.arguments[argument] else { return nil }
    guard case .structure(let structure) = shape else { return AnimatableNumbers(given)?.numbers }
    let fitted = evaluator.coerce(
      given, to: TypeReference(structure.type.name), in: evaluator.globals)
    return AnimatableNumbers(fitted)?.numbers
  }
}

extension Description {
  /// The framework's own values in it, in their order.
  fileprivate var frameworkViews: [FrameworkView] {
    switch self {
    case .framework(let view): [view]
    case .group(let parts): parts.flatMap(\.frameworkViews)
    case .branch(_, let taken, _): taken.frameworkViews
    case .modified(let base, _): base.frameworkViews
    case .empty, .each, .view, .erased, .content: []
    }
  }
}
