import Layout

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A view that can be built twice: what a tree is made of, and the item that stands for it.
final class Sketch {
  var algorithm: any LayoutAlgorithm
  var traits: LayoutTraits?
  var children: [Sketch]
  private(set) lazy var item: LayoutItem = built()

  init(_ algorithm: any LayoutAlgorithm, _ children: [Sketch] = [], _ traits: LayoutTraits? = nil) {
    self.algorithm = algorithm
    self.children = children
    self.traits = traits
  }

  /// A new tree of items that remembers nothing, as `item` would be now.
  func copy() -> Sketch { Sketch(algorithm, children.map { $0.copy() }, traits) }

  var all: [Sketch] { [self] + children.flatMap(\.all) }

  private func built() -> LayoutItem {
    let item = LayoutItem(algorithm, children.map(\.item))
    item.traits = traits
    return item
  }
}

/// Makes up trees.
struct RandomTrees {
  var generator: SeededGenerator
  /// Whether lengths may be NaN, negative or infinite.
  let isWild: Bool
  /// What a row, a column and a stack in depth are laid out with.
  var row: (AlignmentGuide, Double?) -> any LayoutAlgorithm = { Stack.horizontal($0, spacing: $1) }
  var column: (AlignmentGuide, Double?) -> any LayoutAlgorithm = { Stack.vertical($0, spacing: $1) }
  var depth: (Alignment) -> any LayoutAlgorithm = { DepthStack($0) }

  init(seed: UInt64, isWild: Bool = false) {
    generator = SeededGenerator(seed)
    self.isWild = isWild
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func length() -> Double {
    if isWild, number(0...3) == 0 {
      return [0, -5, .infinity, -.infinity, .nan, 1e300, 1e-300][number(0...6)]
    }
    return Double(number(0...12)) * 12.5
  }

  mutating func maybe() -> Double? { number(0...1) == 0 ? nil : length() }

  mutating func tree(depth: Int) -> Sketch {
    guard depth > 0 else { return leaf() }
    switch number(0...11) {
    case 0...2: return leaf()
    case 3...6: return modifier(around: tree(depth: depth - 1))
    default:
      let children = (0..<number(0...4)).map { _ in tree(depth: depth - 1) }
      let container = container()
      if container is Grid { putInRows(children) }
      return Sketch(container, children)
    }
  }

  /// Cells of rows of a grid, which may say something of their place, and views between the rows.
  private mutating func putInRows(_ cells: [Sketch]) {
    for (index, cell) in cells.enumerated() {
      var grid = GridTraits(row: number(0...4) == 0 ? nil : GridRow(index / 2))
      if number(0...3) == 0 { grid.columns = number(1...3) }
      if number(0...5) == 0 { grid.unsizedAxes = [.horizontal, .vertical, .both][number(0...2)] }
      if number(0...5) == 0 { grid.anchor = .bottomTrailing }
      var traits = cell.traits ?? LayoutTraits()
      traits.grid = grid
      cell.traits = traits
    }
  }

  mutating func leaf() -> Sketch {
    // What is made lazily rests on what was made before: not for comparisons with a new tree.
    if isWild, number(0...9) == 0 { return lazyLeaf() }
    switch number(0...8) {
    case 0: return Sketch(Words(words()) { _ in 1 })
    case 1: return Sketch(Spacer(minimum: maybe()))
    case 2: return Sketch(Divider())
    case 3: return Sketch(Circle())
    case 4:
      let size = Size(width: length(), height: length())
      return Sketch(Picture(naturalSize: size, isResizable: number(0...1) == 0))
    case 5: return Sketch(FixedFrame(width: length(), height: length()), [Sketch(Fill())])
    case 6:
      return Sketch(
        SizeReader { geometry in
          ReaderContent([Build.box(geometry.size.width / 2, geometry.size.height / 3)])
        })
    default: return Sketch(Fill())
    }
  }

  mutating func lazyLeaf() -> Sketch {
    let axis: Axis = number(0...1) == 0 ? .horizontal : .vertical
    let height = length()
    let provider = LazyProvider(count: number(-1...60)) { index, _ in
      Build.fill().frame(width: index % 3 == 0 ? height : nil, height: height)
    }
    let columns = (0..<number(0...3)).map { _ in
      let extents: [GridTrack.Extent] = [
        .fixed(length()), .flexible(least: length(), most: length()),
        .adaptive(least: length(), most: length()),
      ]
      return GridTrack(extents[number(0...2)], spacing: maybe())
    }
    let guide: AlignmentGuide = axis == .vertical ? .leading : .bottom
    return number(0...1) == 0
      ? Sketch(LazyLines.stack(axis, guide, spacing: maybe(), provider))
      : Sketch(LazyLines.grid(axis, columns, guide, spacing: maybe(), provider))
  }

  mutating func container() -> any LayoutAlgorithm {
    switch number(0...6) {
    case 0...1: return row([.top, .middle, .bottom, .firstTextBaseline][number(0...3)], maybe())
    case 2...3: return column([.leading, .center, .trailing][number(0...2)], maybe())
    case 4: return depth([.center, .topLeading, .bottomTrailing][number(0...2)])
    case 5: return FirstThatFits([.horizontal, .vertical, .both][number(0...2)])
    default: return Grid(horizontalSpacing: maybe(), verticalSpacing: maybe())
    }
  }

  mutating func modifier(around content: Sketch) -> Sketch {
    Sketch(modifierAlgorithm(), number(0...3) == 0 ? [content, leaf()] : [content], someTraits())
  }

  mutating func modifierAlgorithm() -> any LayoutAlgorithm {
    let alignment: Alignment = [.center, .topLeading, .bottomTrailing, .leading][number(0...3)]
    switch number(0...12) {
    case 0...1: return FixedFrame(width: maybe(), height: maybe(), alignment: alignment)
    case 2...3: return FlexibleFrame(width: limits(), height: limits(), alignment: alignment)
    case 4: return Padding([.all, .horizontal, .top][number(0...2)], maybe())
    case 5: return FixedSize([.horizontal, .vertical, .both][number(0...2)])
    case 6: return AspectRatio(maybe(), number(0...1) == 0 ? .fit : .fill)
    case 7: return Offset(x: length(), y: -length())
    case 8: return Position(x: length(), y: length())
    case 9: return Layers(alignment)
    case 10: return ScrollArea([.vertical, .horizontal, .both][number(0...2)])
    case 11: return SafeAreaInset([.top, .bottom, .leading, .trailing][number(0...3)])
    default: return ContainerFrame(.horizontal, .parts(count: number(0...3), span: 1, spacing: 8))
    }
  }

  mutating func limits() -> FlexibleFrame.Limits {
    FlexibleFrame.Limits(
      least: maybe(), ideal: maybe(), most: number(0...3) == 0 ? .infinity : maybe())
  }

  mutating func someTraits() -> LayoutTraits? {
    switch number(0...5) {
    case 0: return LayoutTraits(priority: Double(number(-1...2)))
    case 1:
      let shift = length()
      return LayoutTraits(guides: [
        WrittenGuide([.leading, .top, .firstTextBaseline][number(0...2)]) { _ in shift }
      ])
    default: return nil
    }
  }

  mutating func words() -> String {
    (0..<number(0...6)).map { _ in String(repeating: "a", count: number(1...9)) }
      .joined(separator: " ")
  }

  /// Changes something somewhere, and says it to the items.
  mutating func change(_ root: Sketch) {
    let all = root.all
    let sketch = all[number(0...all.count - 1)]
    switch (number(0...3), sketch.algorithm.role) {
    case (0, .leaf): replace(sketch, by: leaf())
    case (0, .modifier), (1, .modifier):
      sketch.algorithm = modifierAlgorithm()
      sketch.item.algorithm = sketch.algorithm
    case (2, _):
      sketch.traits = someTraits()
      sketch.item.traits = sketch.traits
    case (1, .container):
      sketch.algorithm = container()
      sketch.item.algorithm = sketch.algorithm
      sketch.item.replaceChildren(sketch.children.map(\.item))
    case (3, .container) where !(sketch.algorithm is SizeReader):
      if !sketch.children.isEmpty, number(0...1) == 0 {
        sketch.children.remove(at: number(0...sketch.children.count - 1))
      } else {
        sketch.children.insert(tree(depth: 1), at: number(0...sketch.children.count))
      }
      sketch.children.shuffle(using: &generator)
      sketch.item.replaceChildren(sketch.children.map(\.item))
    default: break
    }
  }

  private func replace(_ sketch: Sketch, by other: Sketch) {
    guard other.children.isEmpty else { return }
    sketch.algorithm = other.algorithm
    sketch.item.algorithm = other.algorithm
  }
}
