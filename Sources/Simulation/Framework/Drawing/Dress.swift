import Drawing

/// What modifiers around a thing say about its look.
struct Dress {
  /// `foregroundStyle`
  var foreground: Tint?
  var isQuiet = false
  /// Whether the colours of the dark appearance count.
  var isDark = false
  /// `tint`
  var accent: Tint?
  var isBold = false
  var isUnderlined = false
  /// The height of a letter, in points.
  var size = 17.0
  /// The side at which lines of different length meet.
  var side = Lettering.Side.leading
  /// 0 of what keeps its place and is not seen.
  var opacity = 1.0
  /// How a shape is drawn, where something says so.
  var paint: ShapePaint?
  /// The width of the line of a shape, in points.
  var lineWidth = 1.0
  /// Between which shares of its length a shape is drawn.
  var trim: (start: Double, end: Double)?

  enum ShapePaint {
    case filled(Tint)
    case shaded(Gradient)
    case stroked(Tint?)
  }

  var isSeen: Bool { opacity >= Look.leastSeen }

  var lettering: Lettering {
    Lettering(
      tint: foreground.map(seen), isBold: isBold, isQuiet: isQuiet || opacity < Look.quiet,
      isUnderlined: isUnderlined, side: side, size: size)
  }

  func seen(_ tint: Tint) -> Tint { (isDark ? tint.inTheDark : tint).fading(to: opacity) }

  /// What letters and shapes have where nothing is said.
  var ink: Tint { isDark ? .white : .black }
}

extension Tint {
  /// What a colour that goes with the appearance is in the dark one.
  fileprivate var inTheDark: Tint {
    name == TintReading.primary
      ? Tint(name, red: 1, green: 1, blue: 1, opacity: opacity) : self
  }
}

/// Finds what is said around nodes; each node is asked once.
final class Wardrobe {
  private let tree: ViewTree
  private var known: [ObjectIdentifier: Dress] = [:]

  init(_ tree: ViewTree) { self.tree = tree }

  /// What holds where no modifier is around.
  private lazy var plain: Dress = {
    var dress = Dress()
    guard let root = tree.root else { return dress }
    let scheme = try? tree.withoutTracking {
      try tree.environmentSource(named: "colorScheme", at: root).value
    }
    dress.isDark = scheme?.lastName == "dark"
    return dress
  }()

  func dress(of node: Node) -> Dress {
    var chain: [Node] = []
    var next: Node? = node
    var dress = plain
    while let current = next {
      if let found = known[ObjectIdentifier(current)] {
        dress = found
        break
      }
      chain.append(current)
      // What is presented stands before the screen and is no part of it.
      if let stage = current as? StageNode, stage.isDetached { break }
      next = current.parent
    }
    for (index, current) in chain.enumerated().reversed() {
      if let modifier = current as? ModifierNode, wears(modifier, chain, index, node) {
        if let scheme = modifier.providedColorScheme { dress.isDark = scheme == "dark" }
        modifier.behavior.dress(&dress, by: modifier)
      }
      known[ObjectIdentifier(current)] = dress
    }
    return dress
  }

  /// A modifier says nothing about what it adds: an overlay does not inherit that it is an overlay.
  private func wears(
    _ modifier: ModifierNode, _ chain: [Node], _ index: Int, _ node: Node
  ) -> Bool {
    guard index > 0 else { return true }
    return modifier.children.first === chain[index - 1]
  }
}

extension ModifierNode {
  /// The appearance that it gives its view: `dark`.
  fileprivate var providedColorScheme: String? {
    provided.first { $0.attribute.name == "colorScheme" }?.value.lastName
  }
}
