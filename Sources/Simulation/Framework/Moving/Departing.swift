import Drawing
import Motion

/// What stood on the screen before an update, as it was drawn.
struct StandingScreen {
  let exact: StandingPicture
  let snapped: StandingPicture
  /// No node that was there then has a higher number.
  let latestNumber: Int
}

/// Things from back to front, and the nodes that they belong to.
struct StandingPicture {
  let things: [Thing]
  let nodes: [Int: Node]

  init(_ made: (scene: Scene, nodes: [Int: Node])) {
    (things, nodes) = (made.scene.things, made.nodes)
  }
}

extension ScreenMotion: DrawnMotion {
  func departure(of tree: ViewTree, inUpdateWith animation: Value?) -> (() throws -> Void)? {
    standing(on: tree, beforeUpdateWith: animation).map { before in
      { [unowned self, unowned tree] in try depart(from: before, on: tree) }
    }
  }

  /// What stands on the screen now, if the update that follows may be animated; nil if it is not, or
  /// cannot be laid out: what cannot is said when somebody looks.
  private func standing(on tree: ViewTree, beforeUpdateWith animation: Value?) -> StandingScreen? {
    guard
      animation != nil || !tree.animatingModifiers.isEmpty || tree.animatesTransitions,
      tree.root != nil
    else { return nil }
    let latest = tree.evaluator.nextNumber()
    return try? tree.standing(latestNumber: latest)
  }

  /// Sends what is drawn elsewhere after an update on its way.
  private func depart(from before: StandingScreen, on tree: ViewTree) throws {
    // Pictures of the end: what is not to be seen yet belongs to it, too.
    tree.pictureTime = .infinity
    defer { tree.pictureTime = nil }
    guard tree.root != nil, let after = try? tree.standing(latestNumber: before.latestNumber) else {
      return
    }
    var departure = Departure(tree: tree, latestNumber: before.latestNumber, tells: true)
    try departure.depart(from: before.exact, to: after.exact, &exact)
    departure.tells = false
    try departure.depart(from: before.snapped, to: after.snapped, &snapped)
  }
}

extension ViewTree {
  fileprivate func standing(latestNumber: Int) throws -> StandingScreen {
    StandingScreen(
      exact: StandingPicture(try scene(isExact: true)),
      snapped: StandingPicture(try scene(isExact: false)), latestNumber: latestNumber)
  }
}

/// Compares two pictures, and finds for each thing how it gets from one to the other.
private struct Departure {
  let tree: ViewTree
  let latestNumber: Int
  /// Whether the story hears of it: one of two pictures is enough.
  var tells: Bool

  private var now: Double { tree.secondsNow }

  init(tree: ViewTree, latestNumber: Int, tells: Bool) {
    self.tree = tree
    self.latestNumber = latestNumber
    self.tells = tells
  }

  func depart(
    from before: StandingPicture, to after: StandingPicture, _ motion: inout PictureMotion
  ) throws {
    motion.tidy(at: now)
    let old = Dictionary(before.things.map { ($0.identity, $0) }) { first, _ in first }
    let new = Set(after.things.map(\.identity))
    var entering: [(thing: Thing, unit: ArrivingUnit)] = []
    for thing in after.things {
      guard let node = after.nodes[thing.identity.number] else { continue }
      if let stood = old[thing.identity] {
        try send(node, from: stood, to: thing, &motion)
      } else if let root = insertionRoot(of: node) {
        entering.append((thing, ArrivingUnit(of: node, below: root)))
      }
    }
    var leaving: [(thing: Thing, unit: ArrivingUnit, behind: Thing.Identity?)] = []
    var behind: Thing.Identity?
    for thing in before.things {
      if new.contains(thing.identity) {
        behind = thing.identity
      } else if let node = before.nodes[thing.identity.number], let root = removalRoot(of: node) {
        leaving.append((thing, ArrivingUnit(of: node, below: root), behind))
      }
    }
    let matches = GeometryMatches(
      leaving.map { ($0.thing, before.nodes[$0.thing.identity.number]) },
      entering.map { ($0.thing, after.nodes[$0.thing.identity.number]) })
    try leave(leaving, before.nodes, matches, &motion)
    try enter(entering, after.nodes, matches, &motion)
  }

  private func send(
    _ node: Node, from old: Thing, to new: Thing, _ motion: inout PictureMotion
  ) throws {
    guard old.frame != new.frame || old.clip != new.clip else { return }
    motion.send(from: old, to: new, at: now, with: try tree.animation(around: node))
    tell(motion.flights[new.identity], of: node)
  }

  /// Something goes from one place to another.
  private func tell(_ flight: Flight?, of node: Node, as subject: String? = nil) {
    guard tells, let flight else { return }
    let names = ["x", "y", "width", "height"]
    let clip = flight.target.count > names.count ? names.map { "clip \($0)" } : []
    tree.recordMotion(of: node, names + clip, flight, as: subject)
  }

  // MARK: Coming

  private func enter(
    _ things: [(thing: Thing, unit: ArrivingUnit)], _ nodes: [Int: Node],
    _ matches: GeometryMatches, _ motion: inout PictureMotion
  ) throws {
    let groups = Dictionary(grouping: things) { $0.unit.node.number }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let transition = try transition(of: group)
      guard let node = group.first?.unit.node,
        let animation = try animation(of: node, by: transition)
      else { continue }
      let effect = transition.effect.side(isInsertion: true)
      guard
        let presence = Presence(
          of: node.nameInMotion, effect, from: 0, to: 1, at: now, with: animation,
          group: group.map(\.thing).area)
      else { continue }
      for (thing, _) in group {
        motion.entering[thing.identity] = presence
        if let start = matches.start(of: thing, nodes[thing.identity.number]) {
          motion.send(from: start, to: thing, at: now, with: animation)
          tell(motion.flights[thing.identity], of: nodes[thing.identity.number] ?? node)
        }
      }
      if tells {
        tree.recordMotion(of: node, ["presence (\(effect.name))"], presence.flight)
      }
    }
  }

  private func leave(
    _ things: [(thing: Thing, unit: ArrivingUnit, behind: Thing.Identity?)], _ nodes: [Int: Node],
    _ matches: GeometryMatches, _ motion: inout PictureMotion
  ) throws {
    let groups = Dictionary(grouping: things) { $0.unit.node.number }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let members = group.map { (thing: $0.thing, unit: $0.unit) }
      let transition = try transition(of: members)
      guard let node = members.first?.unit.node,
        let animation = try animation(of: node, by: transition)
      else { continue }
      let effect = transition.effect.side(isInsertion: false)
      guard effect != .identity else { continue }
      // What was still coming leaves from where it is.
      let start =
        members.compactMap { motion.entering[$0.thing.identity]?.share(at: now) }.first ?? 1
      guard
        let presence = Presence(
          of: members[0].thing.nameInMotion, effect, from: start, to: 0, at: now, with: animation,
          group: members.map(\.thing).area)
      else { continue }
      for member in group {
        motion.entering[member.thing.identity] = nil
        var thing = member.thing
        if let end = matches.end(of: thing, nodes[thing.identity.number]) {
          motion.send(from: thing, to: end, at: now, with: animation)
          tell(motion.flights[end.identity], of: node, as: presence.subject)
          thing = end
        }
        motion.leaving.append(
          LeavingThing(thing: thing, behind: member.behind, presence: presence))
      }
      if tells {
        tree.recordMotion(
          of: node, ["presence (\(effect.name))"], presence.flight, as: presence.subject)
      }
    }
  }

  /// That of the transition, or that of the update.
  private func animation(of node: Node, by transition: TransitionReading) throws
    -> Motion.Animation?
  {
    guard let own = transition.animation else { return try tree.animation(around: node) }
    return AnimationReading(evaluator: tree.evaluator).animation(own)
  }

  private func transition(of group: [(thing: Thing, unit: ArrivingUnit)]) throws
    -> TransitionReading
  {
    try TransitionReading(group.lazy.compactMap(\.unit.transition).first, in: tree)
  }

  /// The outermost node around it that is new; nil where nothing comes by a transition: the first
  /// screen, what is presented.
  private func insertionRoot(of node: Node) -> Node? {
    let fresh = sequence(first: node, next: \.parent).prefix { $0.number > latestNumber }
    guard let root = Array(fresh).last, root.parent != nil,
      !fresh.contains(where: { $0 is StageNode })
    else { return nil }
    if let row = root as? BuilderNode, let each = row.parent as? EachNode,
      each.wasOutOfSight(row)
    {
      return nil
    }
    return root
  }

  /// The outermost node around it that has left the tree; nil if it has not, or is presented.
  private func removalRoot(of node: Node) -> Node? {
    var root: Node?
    for current in sequence(first: node, next: \.parent) {
      if let parent = current.parent, !parent.children.contains(where: { $0 === current }) {
        root = current
      }
      if current is StageNode, root == nil { return nil }
    }
    guard let root,
      !sequence(first: node, next: { $0 === root ? nil : $0.parent })
        .contains(where: { $0 is StageNode })
    else { return nil }
    return root.parent == nil ? nil : root
  }
}

extension Thing {
  /// What it is called once its node has left the tree.
  fileprivate var nameInMotion: String {
    switch look {
    case .text(let lines, _): "Text \"\(lines.joined(separator: " "))\""
    case .symbol(let name, _): "Image \"\(name)\""
    default: "what leaves"
    }
  }
}

extension [Thing] {
  /// Around all of them.
  var area: Area {
    guard let first else { return .zero }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }
}
