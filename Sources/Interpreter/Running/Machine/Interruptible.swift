extension Machine {
  /// What a function finds out that cannot be interrupted. It counts like steps of the program.
  func interruptible<Found>(_ find: @escaping () -> Found) throws -> Found {
    let thread = asideThread ?? AsideThread()
    // Who is left alone does not come back.
    asideThread = nil
    var found: Found?
    try thread.run({ found = find() }) { try passSlice() }
    asideThread = thread
    guard let found else { throw Trap.empty }
    return found
  }
}
