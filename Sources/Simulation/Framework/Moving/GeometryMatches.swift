import Drawing
import Layout

/// `matchedGeometryEffect` says whose frame something takes. A tree in which nobody does is not
/// searched for it.
struct MatchingBehavior: ModifierBehavior {
  static let modifier = "matchedGeometryEffect"
  static let modifiers: [String: any ModifierBehavior] = [modifier: MatchingBehavior()]

  func didStart(_ node: ModifierNode) { node.tree.hasMatches = true }
}

/// `matchedGeometryEffect` where something comes and something leaves: what comes starts in the frame
/// of the source that leaves under the same name in the same namespace, and what leaves goes to the
/// frame of the source that comes.
struct GeometryMatches {
  private let left: MatchedGroups
  private let come: MatchedGroups

  /// Things with their nodes.
  init(_ leaving: [(thing: Thing, node: Node?)], _ entering: [(thing: Thing, node: Node?)]) {
    left = MatchedGroups(leaving)
    come = MatchedGroups(entering)
  }

  /// Something that comes, where it starts; nil if nothing of its name leaves.
  func start(of thing: Thing, _ node: Node?) -> Thing? {
    come.group(of: node).flatMap { group in
      left.source(of: group.match.name).map { thing.matched(group, to: $0) }
    }
  }

  /// Something that leaves, where it ends; nil if nothing of its name comes.
  func end(of thing: Thing, _ node: Node?) -> Thing? {
    left.group(of: node).flatMap { group in
      come.source(of: group.match.name).map { thing.matched(group, to: $0) }
    }
  }

  /// Things of one screen, as those are drawn that follow the source of their name (`isSource:
  /// false`). Their place in the layout stays.
  static func followed(_ things: [Thing], _ nodes: [Int: Node]) -> [Thing] {
    let pairs = things.map { (thing: $0, node: nodes[$0.identity.number]) }
    let groups = MatchedGroups(pairs)
    guard groups.hasFollowers else { return things }
    return pairs.map { thing, node in
      guard let group = groups.group(of: node), !group.match.isSource,
        let source = groups.source(of: group.match.name)
      else { return thing }
      return thing.matched(group, to: source)
    }
  }
}

/// What one `matchedGeometryEffect` says.
private struct GeometryMatch {
  struct MatchName: Hashable {
    let identifier: Value
    let namespace: Value
  }

  let name: MatchName
  /// What it takes from the source.
  let takesPosition: Bool
  let takesSize: Bool
  /// The point of it that comes to stand on the same point of the source.
  let anchor: UnitPoint
  let isSource: Bool

  init?(_ node: ModifierNode) {
    let modifier = node.modifier
    guard modifier.name == MatchingBehavior.modifier, let identifier = modifier.arguments["id"]
    else { return nil }
    let reading = LayoutArguments(modifier, in: node.tree)
    let properties = modifier.arguments["properties"] == nil ? [] : reading.names("properties")
    let takesAll = properties.isEmpty || properties.contains("frame")
    name = MatchName(identifier: identifier, namespace: modifier.arguments["namespace"] ?? .void)
    takesPosition = takesAll || properties.contains("position")
    takesSize = takesAll || properties.contains("size")
    anchor = reading.unitPoint("anchor") ?? .center
    isSource =
      modifier.arguments["isSource"].map(node.tree.evaluator.unwrapped) != .boolean(false)
  }

  /// The nearest one around a node.
  static func around(_ node: Node) -> ModifierNode? {
    sequence(first: node, next: \.parent).lazy.compactMap { $0 as? ModifierNode }.first {
      $0.modifier.name == MatchingBehavior.modifier
    }
  }
}

/// Things that stand under names, together with what is drawn in one frame.
private struct MatchedGroups {
  struct Group {
    let match: GeometryMatch
    var area: Area
  }

  /// By the numbers of the modifiers.
  private var groups: [Int: Group] = [:]

  init(_ things: [(thing: Thing, node: Node?)]) {
    for (thing, node) in things {
      guard let modifier = node.flatMap(GeometryMatch.around) else { continue }
      if let group = groups[modifier.number] {
        groups[modifier.number]?.area = group.area.union(thing.frame)
      } else if let match = GeometryMatch(modifier) {
        groups[modifier.number] = Group(match: match, area: thing.frame)
      }
    }
  }

  var hasFollowers: Bool { groups.values.contains { !$0.match.isSource } }

  func group(of node: Node?) -> Group? {
    node.flatMap(GeometryMatch.around).flatMap { groups[$0.number] }
  }

  /// Where the source of a name stands; nil if there is none, or more than one, of which nobody says
  /// what comes.
  func source(of name: GeometryMatch.MatchName) -> Area? {
    let sources = groups.values.filter { $0.match.isSource && $0.match.name == name }
    return sources.count == 1 ? sources.first?.area : nil
  }
}

extension Thing {
  /// As it stands in its own group, in the frame of the source as far as the match takes that.
  fileprivate func matched(_ group: MatchedGroups.Group, to source: Area) -> Thing {
    let (own, match) = (group.area, group.match)
    let width = match.takesSize ? source.width : own.width
    let height = match.takesSize ? source.height : own.height
    let stays = match.takesPosition ? source : own
    let x = stays.x + stays.width * match.anchor.x - width * match.anchor.x
    let y = stays.y + stays.height * match.anchor.y - height * match.anchor.y
    let across = own.width > 0 ? width / own.width : 1
    let down = own.height > 0 ? height / own.height : 1
    var copy = self
    copy.frame = Area(
      x: x + (frame.x - own.x) * across, y: y + (frame.y - own.y) * down,
      width: frame.width * across, height: frame.height * down)
    return copy
  }
}
