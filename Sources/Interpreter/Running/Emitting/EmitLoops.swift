/// Loops, and what leaves them.
extension Emitter {
  /// The body of a loop, which says whether to go on: nil for another turn.
  ///
  /// One comparison per turn tells whether something left; the rest is looked at only then.
  private func turn(_ body: StatementCode, _ target: Target) -> (Frame) throws -> Leaving? {
    let control = machine.control
    let machine = machine
    let again = Leaving.continuing(target.number)
    switch body {
    case .plain(let run):
      return { frame in
        control.pointee.budget -= 1
        if control.pointee.budget < 0 { try machine.refill() }
        try run(frame)
        return nil
      }
    case .leaving(let run):
      let end = Leaving.breaking(target.number)
      return { frame in
        control.pointee.budget -= 1
        if control.pointee.budget < 0 { try machine.refill() }
        let leaving = try run(frame)
        if leaving == .normally || leaving == again { return nil }
        return leaving == end ? .normally : leaving
      }
    }
  }

  func whileLoop(
    _ conditions: [Condition], _ body: [Statement], _ label: String?
  ) throws -> StatementCode {
    let mark = height
    let target = newTarget(label, isLoop: true, takesBreak: true)
    targets.append(target)
    let condition = clearing(try self.conditions(conditions), from: mark)
    let code = ending(try statements(body), from: mark)
    targets.removeLast()
    if case .plain(let run) = code {
      let control = machine.control
      let machine = machine
      return .plain { frame in
        while try condition(frame) {
          control.pointee.budget -= 1
          if control.pointee.budget < 0 { try machine.refill() }
          try run(frame)
        }
      }
    }
    let turn = turn(code, target)
    return .leaving { frame in
      while try condition(frame) {
        if let leaving = try turn(frame) { return leaving }
      }
      return .normally
    }
  }

  func repeatLoop(
    _ body: [Statement], _ condition: Expression, _ label: String?
  ) throws -> StatementCode {
    let target = newTarget(label, isLoop: true, takesBreak: true)
    targets.append(target)
    let turn = turn(try block(body), target)
    targets.removeLast()
    let test = try emit(condition, to: resolver.type(.boolean)).boolean
    return .leaving { frame in
      repeat {
        if let leaving = try turn(frame) { return leaving }
      } while try test(frame)
      return .normally
    }
  }

  func each(_ loop: Statement.Loop) throws -> StatementCode {
    let mark = height
    if let range = try rangeLoop(loop) { return range }
    if case .packExpansion(let pattern) = loop.sequence.kind { return try packLoop(loop, pattern) }
    let type = runtime(self.type(of: loop.sequence))
    let sequence = try emit(loop.sequence).value
    if loop.isAsync {
      machine.noteMayWait()
      return try waitedLoop(loop, type, sequence, from: mark)
    }
    let element = try machine.element(of: type, at: loop.sequence.position)
    let (turn, slot) = try loopBody(loop, element)
    let end = height
    release(to: mark)
    let machine = machine
    if type.type.nominal?.role == .array {
      return .leaving { frame in
        guard let box = try sequence(frame).object else { throw Trap.overlap }
        // The loop goes through the array as it is now.
        let items = try box.known(as: ArrayBox.self).items
        for item in items {
          frame[slot] = item
          if let leaving = try turn(frame) { return leaving }
        }
        return .normally
      }
    }
    return .leaving { frame in
      let next = try machine.cursor(try sequence(frame), type, frame + end)
      while let item = try next() {
        frame[slot] = item
        if let leaving = try turn(frame) { return leaving }
      }
      return .normally
    }
  }

  /// `for await item in items`
  private func waitedLoop(
    _ loop: Statement.Loop, _ type: RuntimeType, _ sequence: @escaping (Frame) throws -> Value,
    from mark: Int
  ) throws -> StatementCode {
    let (turn, slot) = try loopBody(loop, machine.waitedElement(of: type))
    let (machine, end) = (machine, height)
    release(to: mark)
    return .leaving { frame in
      let next = try machine.waitedCursor(try sequence(frame), type, frame + end)
      while let item = try next(frame + end) {
        frame[slot] = item
        if let leaving = try turn(frame) { return leaving }
      }
      return .normally
    }
  }

  /// The pattern, the `where` and the body; the element comes in a slot.
  func loopBody(
    _ loop: Statement.Loop, _ element: RuntimeType
  ) throws -> ((Frame) throws -> Leaving?, Int) {
    let mark = height
    let slot = allocate()
    let target = newTarget(loop.label, isLoop: true, takesBreak: true)
    targets.append(target)
    let match =
      try bindsAlways(loop.pattern, in: slot, element)
      ? nil : self.match(loop.pattern, Code.slot(slot, element.shape), element)
    let condition = try loop.condition.map { try emit($0, to: resolver.type(.boolean)).boolean }
    var body = try statements(loop.body)
    if match != nil || condition != nil {
      let run = body.leaving
      body = .leaving { frame in
        if let match, !(try match(frame)) { return .normally }
        if let condition, !(try condition(frame)) { return .normally }
        return try run(frame)
      }
    }
    body = ending(body, from: mark)
    targets.removeLast()
    return (turn(body, target), slot)
  }

  /// A pattern that is a name alone: the element is the variable.
  private func bindsAlways(_ pattern: Pattern, in slot: Int, _ type: RuntimeType) -> Bool {
    switch pattern.kind {
    case .any: return true
    case .bind(let name):
      guard let variable = name.variable else { return true }
      if captured.contains(ObjectIdentifier(variable)), variable.isMutable { return false }
      scope[ObjectIdentifier(variable)] = Storage(place: .slot(slot), type: type)
      return true
    default: return false
    }
  }

  // MARK: Ranges of integers

  /// `for i in a..<b` with integers needs no sequence.
  private func rangeLoop(_ loop: Statement.Loop) throws -> StatementCode? {
    guard !loop.isAsync, case .binary(let first, let name, let last) = loop.sequence.kind,
      name.name == "..<" || name.name == "...",
      let bound = type(of: loop.sequence).arguments.first, Shape(of: bound) == .integer,
      type(of: loop.sequence).nominal?.isLibrary == true
    else { return nil }
    let mark = height
    let lower = try emit(first, to: bound).integer
    let upper = try emit(last, to: bound).integer
    let isClosed = name.name == "..."
    let (turn, slot) = try loopBody(loop, machine.runtime(bound))
    release(to: mark)
    let position = name.position
    return .leaving { frame in
      var next = try lower(frame)
      let last = try upper(frame)
      if next > last {
        throw Trap("a range begins behind its end: \(next)\(name.name)\(last)", at: position)
      }
      if !isClosed, next == last { return .normally }
      let end = isClosed ? last : last - 1
      while true {
        frame[slot].word = next
        if let leaving = try turn(frame) { return leaving }
        if next == end { return .normally }
        next += 1
      }
    }
  }
}
