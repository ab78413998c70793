import Layout

/// What a gesture makes of a motion: the values that it takes on the way, and the one at the end.
struct Recognition {
  struct Moment {
    var value: Value
    var calls: [GestureCall]
  }

  var changes: [Moment] = []
  /// Nil if the fingers leave before the gesture is complete: it fails then.
  var end: Moment?
  /// States that begin again when the gesture is over, whether it succeeded or failed.
  var resets: [BindingValue] = []
}

/// Something that a gesture calls.
enum GestureCall {
  case call(FunctionValue, Value)
  case update(BindingValue, FunctionValue, Value)
}

extension ViewTree {
  /// Nil if the gesture does not answer to the motion.
  func recognize(_ gesture: GestureValue, _ motion: FingerMotion) throws -> Recognition? {
    let plain: Recognition? =
      switch gesture.recognizer {
      case .single(let name, let arguments):
        try recognize(name, arguments, motion)
      case .sequence(let first, let second): try recognize(first, then: second, motion)
      case .simultaneous(let first, let second): try recognize(first, and: second, motion)
      case .exclusive(let first, let second):
        try recognize(first, motion).map { wrap($0, "ExclusiveGesture", "first") }
          ?? recognize(second, motion).map { wrap($0, "ExclusiveGesture", "second") }
      }
    guard var result = plain else { return nil }
    for attachment in gesture.attachments { try attach(attachment, to: &result) }
    return result
  }

  private func attach(_ attachment: GestureValue.Attachment, to result: inout Recognition) throws {
    switch attachment {
    case .changed(let action):
      for index in result.changes.indices {
        result.changes[index].calls.append(.call(action, result.changes[index].value))
      }
    case .updating(let state, let action):
      for index in result.changes.indices {
        result.changes[index].calls.append(.update(state, action, result.changes[index].value))
      }
      result.resets.append(state)
    case .ended(let action):
      result.end.map { result.end?.calls.append(.call(action, $0.value)) }
    case .pressing(let action):
      if !result.changes.isEmpty { result.changes[0].calls.append(.call(action, .boolean(true))) }
      result.end?.calls.append(.call(action, .boolean(false)))
    case .map(let change):
      func changed(_ value: Value) throws -> Value {
        try evaluator.call(
          change, [CallArgument(label: nil, value: value)], at: place(of: change))
      }
      for index in result.changes.indices {
        result.changes[index].value = try changed(result.changes[index].value)
      }
      if let end = result.end { result.end?.value = try changed(end.value) }
    }
  }

  // MARK: Single gestures

  private func recognize(_ name: String, _ arguments: [String: Value], _ motion: FingerMotion)
    throws
    -> Recognition?
  {
    func number(_ argument: String) -> Double {
      arguments[argument].flatMap(evaluator.number) ?? 0
    }
    switch (name, motion) {
    case ("TapGesture", .tap(let count)) where number("count") == Double(count):
      return ending(.void)
    case ("SpatialTapGesture", .tap(let count)) where number("count") == Double(count):
      return ending(try structure("SpatialTapGesture.Value", ["location": placeOfFinger()]))
    case ("LongPressGesture", .press): return passing([.boolean(true)])
    case ("DragGesture", .drag(let width, let height)):
      let distance = (width * width + height * height).squareRoot()
      guard distance >= number("minimumDistance") else { return nil }
      // Without a minimum distance it begins where the finger comes down.
      let steps = [0, 0.5, 1].filter { $0 == 1 || distance * $0 >= number("minimumDistance") }
      return passing(try steps.map { try drag(width * $0, height * $0) })
    // Without a minimum distance a finger that rests drags too.
    case ("DragGesture", .tap(1)), ("DragGesture", .press):
      guard number("minimumDistance") == 0 else { return nil }
      return passing([try drag(0, 0)])
    case ("MagnificationGesture", .pinch(let scale)):
      return passing([.double(1 + (scale - 1) / 2), .double(scale)])
    case ("MagnifyGesture", .pinch(let scale)):
      return passing(
        try [1 + (scale - 1) / 2, scale].map {
          try structure("MagnifyGesture.Value", ["magnification": .double($0)])
        })
    case ("RotationGesture", .rotate(let degrees)):
      return passing(try [degrees / 2, degrees].map { try angle($0) })
    case ("RotateGesture", .rotate(let degrees)):
      return passing(
        try [degrees / 2, degrees].map {
          try structure("RotateGesture.Value", ["rotation": angle($0)])
        })
    default: return nil
    }
  }

  /// Half way, and at the end.
  private func passing(_ values: [Value]) -> Recognition {
    Recognition(
      changes: values.map { Recognition.Moment(value: $0, calls: []) },
      end: values.last.map { Recognition.Moment(value: $0, calls: []) })
  }

  private func ending(_ value: Value) -> Recognition {
    Recognition(end: Recognition.Moment(value: value, calls: []))
  }

  private func drag(_ width: Double, _ height: Double) throws -> Value {
    let size = try value(of: Size(width: width, height: height))
    let point = try value(of: Point(x: width, y: height))
    return try structure(
      "DragGesture.Value",
      [
        "translation": size, "location": point, "predictedEndTranslation": size,
        "predictedEndLocation": point,
      ])
  }

  /// Where a finger touches a view, whose size nobody has computed: a little inside its corner.
  private func placeOfFinger() throws -> Value {
    try value(of: Point(x: 10, y: 10))
  }

  private func angle(_ degrees: Double) throws -> Value {
    try structure("Angle", ["degrees": .double(degrees)])
  }

  // MARK: Composed gestures

  private func wrap(_ recognition: Recognition, _ type: String, _ name: String) -> Recognition {
    var result = recognition
    for index in result.changes.indices {
      result.changes[index].value = enumeration(type, name, [result.changes[index].value])
    }
    if let end = result.end { result.end?.value = enumeration(type, name, [end.value]) }
    return result
  }

  private func enumeration(_ type: String, _ name: String, _ payload: [Value]) -> Value {
    guard let info = evaluator.program.type(named: "\(type).Value") else { return .void }
    return .enumeration(
      EnumerationValue(type: info, name: name, payload: payload.map { TupleElement(value: $0) }))
  }

  private func recognize(_ first: GestureValue, and second: GestureValue, _ motion: FingerMotion)
    throws
    -> Recognition?
  {
    let parts = [try recognize(first, motion), try recognize(second, motion)]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    func joined(_ moments: [Recognition.Moment?]) throws -> Recognition.Moment {
      let value = try structure(
        "SimultaneousGesture.Value",
        [
          "first": .optional(moments[0]?.value), "second": .optional(moments[1]?.value),
        ])
      return Recognition.Moment(value: value, calls: moments.flatMap { $0?.calls ?? [] })
    }
    var result = Recognition(resets: parts.flatMap { $0?.resets ?? [] })
    for index in 0..<(parts.map { $0?.changes.count ?? 0 }.max() ?? 0) {
      result.changes.append(try joined(parts.map { $0?.changes[safe: index] }))
    }
    if parts.allSatisfy({ $0 == nil || $0?.end != nil }) {
      result.end = try joined(parts.map { $0?.end })
    }
    return result
  }

  /// The motion is meant for the second gesture; what the first one waits for comes before.
  private func recognize(
    _ first: GestureValue, then second: GestureValue, _ motion: FingerMotion
  ) throws -> Recognition? {
    let last = try recognize(second, motion)
    let prelude = last == nil ? motion : naturalMotion(of: first)
    guard let prelude, let opening = try recognize(first, prelude) else { return nil }
    var result = Recognition(resets: opening.resets + (last?.resets ?? []))
    result.changes = opening.changes.map {
      Recognition.Moment(
        value: enumeration("SequenceGesture", "first", [$0.value]), calls: $0.calls)
    }
    guard let begun = opening.end else { return result }
    func continued(_ value: Value?) -> Value {
      enumeration("SequenceGesture", "second", [begun.value, .optional(value)])
    }
    result.changes.append(Recognition.Moment(value: continued(nil), calls: begun.calls))
    result.changes += (last?.changes ?? []).map {
      Recognition.Moment(value: continued($0.value), calls: $0.calls)
    }
    result.end = last?.end.map { Recognition.Moment(value: continued($0.value), calls: $0.calls) }
    return result
  }

  private func naturalMotion(of gesture: GestureValue) -> FingerMotion? {
    guard case .single(let name, let arguments) = gesture.recognizer else { return nil }
    switch name {
    case "LongPressGesture": return .press
    case "TapGesture", "SpatialTapGesture":
      return .tap(count: Int(clamping: arguments["count"].flatMap(evaluator.number) ?? 1))
    default: return nil
    }
  }
}
