import Drawing

/// `matchedGeometryEffect`: what comes starts in the frame of what leaves under the same name in the
/// same namespace, and what leaves goes to the frame of what comes.
struct GeometryMatches {
  /// What `matchedGeometryEffect` calls something.
  private struct Name: Hashable {
    let identifier: Value
    let namespace: Value
  }

  private let left: [Name: Area]
  private let come: [Name: Area]

  /// Things with their nodes.
  init(_ leaving: [(thing: Thing, node: Node?)], _ entering: [(thing: Thing, node: Node?)]) {
    left = Self.areas(of: leaving)
    come = Self.areas(of: entering)
  }

  private static func areas(of things: [(thing: Thing, node: Node?)]) -> [Name: Area] {
    var areas: [Name: Area] = [:]
    for (thing, node) in things {
      guard let name = node.flatMap(name) else { continue }
      areas[name] = areas[name].map { $0.union(thing.frame) } ?? thing.frame
    }
    return areas
  }

  /// The nearest name around a node.
  private static func name(of node: Node) -> Name? {
    for case let modifier as ModifierNode in sequence(first: node, next: \.parent)
    where modifier.modifier.name == "matchedGeometryEffect" {
      let arguments = modifier.modifier.arguments
      guard let identifier = arguments["id"] else { continue }
      return Name(identifier: identifier, namespace: arguments["namespace"] ?? .void)
    }
    return nil
  }

  /// Something that comes, where it starts; nil if nothing of its name leaves.
  func start(of thing: Thing, _ node: Node?) -> Thing? { thing.fitted(names(of: node), come, left) }

  /// Something that leaves, where it ends; nil if nothing of its name comes.
  func end(of thing: Thing, _ node: Node?) -> Thing? { thing.fitted(names(of: node), left, come) }

  private func names(of node: Node?) -> Name? { node.flatMap(Self.name) }
}

extension Thing {
  /// As it stands in one area, in another.
  fileprivate func fitted<Name: Hashable>(
    _ name: Name?, _ own: [Name: Area], _ other: [Name: Area]
  ) -> Thing? {
    guard let name, let own = own[name], let other = other[name] else { return nil }
    let across = own.width > 0 ? other.width / own.width : 1
    let down = own.height > 0 ? other.height / own.height : 1
    var copy = self
    copy.frame = Area(
      x: other.x + (frame.x - own.x) * across, y: other.y + (frame.y - own.y) * down,
      width: frame.width * across, height: frame.height * down)
    return copy
  }
}
