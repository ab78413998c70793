/// How a picture differs from the one before it, as somebody would tell it.
public struct ScreenChanges: Sendable, Equatable {
  /// What came with all that is on it.
  public enum Whole: Sendable, Hashable {
    /// Another screen took the place of the one before: by a push, a way back, another tab.
    case screen
    /// Something stands in front that was not there.
    case panel(Panel)
  }

  /// What is told of by itself. Of what came as a whole it is what says so: a bar, an edge.
  public var marked: Set<Thing.Identity> = []
  /// From back to front.
  public var wholes: [Whole] = []

  /// Fewer new things are told one by one.
  private static let leastOfWhole = 4

  /// None.
  public init() {}

  public init(of scene: Scene, since other: Scene) {
    let changed = scene.changes(since: other)
    guard !changed.isEmpty else { return }
    let known = Set(other.things.map(\.identity))
    for layer in scene.layers {
      let own = layer.filter { changed.contains($0.identity) }
      let content = layer.filter { $0.look.isContent }
      let isNew = content.allSatisfy { !known.contains($0.identity) }
      guard isNew, content.count >= Self.leastOfWhole else {
        marked.formUnion(own.map(\.identity))
        continue
      }
      let panel = layer.first?.look.panel
      wholes.append(panel.map { .panel($0) } ?? .screen)
      let tellers = own.filter { !$0.look.isContent }
      let edge = tellers.first { $0.look.panel != nil }
      if let teller = edge ?? tellers.first ?? content.first { marked.insert(teller.identity) }
    }
  }
}

extension Scene {
  /// What stands on the screen, and what stands in front of it, each from its ground on.
  fileprivate var layers: [ArraySlice<Thing>] {
    let starts = [0] + things.indices.filter { $0 > 0 && things[$0].look.panel != nil }
    return zip(starts, starts.dropFirst() + [things.count]).map { things[$0..<$1] }
  }
}

extension Look {
  fileprivate var panel: Panel? { if case .panel(let panel) = self { panel } else { nil } }

  /// Whether it is something to look at, and not what a system puts around that.
  fileprivate var isContent: Bool {
    switch self {
    case .bar, .tabs, .panel: false
    default: isShown
    }
  }
}
