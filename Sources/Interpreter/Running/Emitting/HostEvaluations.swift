/// What the host finds out in one body. Variables that it names there, and that can change, are the
/// host's; which these are turns out while code is made, which is then made again.
final class HostEvaluations {
  /// Variables that the host has.
  let kept: Set<ObjectIdentifier>
  /// Those that it would have to have.
  var needed: Set<ObjectIdentifier> = []
  /// All code is made: nothing is changed any more.
  var isClosed = false
  let locals: HostedFragment.Locals

  private init(_ kept: Set<ObjectIdentifier>, _ locals: HostedFragment.Locals) {
    self.kept = kept
    self.locals = locals
  }

  /// Makes the code of a body.
  static func making(
    in machine: Machine, _ make: (HostEvaluations?) throws -> Code
  ) throws -> Code {
    guard machine.isHosted else { return try make(nil) }
    let locals = HostedFragment.Locals(module: machine.resolver.program)
    var kept: Set<ObjectIdentifier> = []
    var current = HostEvaluations(kept, locals)
    return try machine.making.repeating {
      current = HostEvaluations(kept, locals)
      return try make(current)
    } until: {
      current.isClosed = true
      guard !current.needed.isSubset(of: kept) else { return true }
      kept.formUnion(current.needed)
      return false
    }
  }
}
