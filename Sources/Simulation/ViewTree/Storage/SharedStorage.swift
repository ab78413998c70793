/// What the declarations of one key share, such as `@AppStorage("theme")` in several views.
///
/// Where nothing is stored, each shows the default that it declares itself. So each default has a
/// storage of its own, and a write goes to all of them.
final class SharedStorage {
  private(set) var members: [StateStorage] = []
  private var defaults: [Value] = []
  /// Whether anything was stored.
  var isStored: Bool

  init(isStored: Bool = false) { self.isStored = isStored }

  /// The storage of a declaration.
  ///
  /// - Parameter make: Makes one that is told by what tells the others, if there are any.
  func member(
    beginningWith initial: Value, in evaluator: Evaluator, make: (StateStorage?) -> StateStorage
  ) throws -> StateStorage {
    let known = try defaults.firstIndex { try evaluator.equal($0, initial) }
    if let known { return members[known] }
    let new = make(members.first)
    new.shared = self
    members.append(new)
    defaults.append(initial)
    return new
  }

  /// Takes away what is stored.
  func reset(at place: SourcePlace) throws {
    isStored = false
    try members.first?.write(at: place) { storage in
      members.firstIndex { $0 === storage }.map { defaults[$0] } ?? .void
    }
  }
}
