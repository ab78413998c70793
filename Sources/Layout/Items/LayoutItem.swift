/// A view, or a modifier, as the layout sees it: an algorithm and the items inside of it. The tree
/// of items persists from pass to pass; each remembers its sizes by proposal and where it stands.
///
/// Items are not safe to share between threads. The tree may be deep: measuring recurses, a few
/// hundred bytes to a few kilobytes a level, and a pass has a limit of depth
/// (``LayoutPass/depthLimit``). Lay out on a thread with a stack of 512 MB.
public final class LayoutItem {
  /// How it chooses its size and places what is in it. Setting it forgets what rested on the old.
  public var algorithm: any LayoutAlgorithm {
    didSet {
      isReplaced = true
      readersHaveChanged(from: oldValue.reads)
      forgetOrientationBelow()
      invalidate()
    }
  }
  /// What the container around sees of it, besides its size.
  public var traits: LayoutTraits? {
    didSet { invalidate() }
  }
  /// Y62: which way lines are read in here; nil is as around.
  public var direction: LayoutDirection? {
    didSet { if direction != oldValue { forgetAll() } }
  }
  /// Room for marks around it in snapped copies, in points.
  public var drawnMargin: EdgeInsets?
  /// What it stands for, the caller's own.
  public var owner: AnyObject?
  public private(set) var children: [LayoutItem]
  public private(set) unowned var parent: LayoutItem?
  /// Where it stood after the last pass; nil before the first, and if nothing shows it.
  public internal(set) var placement: Placement?
  /// Y62: whether what is in it was placed from right to left in the last pass.
  var placesFromRight = false

  /// What it chose for which proposal.
  var memory: [Remembered] = []
  /// Values of guides that were asked for.
  var guideMemory: [RememberedGuide] = []
  /// What it wishes between itself and its neighbours.
  var rememberedSpacing: Spacing?
  /// What its algorithm keeps between passes.
  var kept: AnyObject?
  /// Whether it, or something in it, has changed since it was placed.
  var isDirty = true
  /// Whether its own algorithm is another since it was placed.
  var isReplaced = true
  /// Rises with every change of what its size may rest on.
  private(set) var version = 0
  /// How many of it and the items inside read what is around them.
  private(set) var surroundingReaders = 0
  /// How many of these are measured by what is around them.
  private(set) var containerReaders = 0

  public init(_ algorithm: any LayoutAlgorithm, _ children: [LayoutItem] = []) {
    self.algorithm = algorithm
    self.children = []
    readersHaveChanged(from: .nothing)
    adopt(children)
  }

  deinit {
    // One after the other: the recursion of releasing a deep tree would need a deep stack.
    kept = nil
    var left = children
    children = []
    for child in left { child.parent = nil }
    while var item = left.popLast() {
      guard isKnownUniquelyReferenced(&item) else { continue }
      item.kept = nil
      for child in item.children { child.parent = nil }
      left.append(contentsOf: item.children)
      item.children = []
    }
  }

  /// Has other children from now on. A child that stays keeps what it remembers. Nobody has two
  /// parents: a child of another item leaves that one. An item that contains this one, or stands
  /// in the list already, is left out.
  public func replaceChildren(_ newChildren: [LayoutItem]) {
    adopt(newChildren)
    invalidate()
  }

  /// Puts a child before the one at `index`, or last.
  public func insert(_ child: LayoutItem, at index: Int) {
    var list = children
    list.insert(child, at: min(max(0, index), list.count))
    replaceChildren(list)
  }

  /// Takes out the child at `index`, if there is one.
  @discardableResult
  public func removeChild(at index: Int) -> LayoutItem? {
    guard children.indices.contains(index) else { return nil }
    let child = children[index]
    var list = children
    list.remove(at: index)
    replaceChildren(list)
    return child
  }

  /// Says that what the algorithm knows has changed: the item, and what is around it, is measured
  /// and placed again in the next pass. What is inside keeps what it remembers.
  public func invalidate() {
    var next: LayoutItem? = self
    while let item = next {
      if item.isDirty, item.memory.isEmpty, item !== self { return }
      item.forget()
      item.isDirty = true
      item.version &+= 1
      next = item.parent
    }
  }

  /// Holds from now on what was just made, and stands nowhere yet; nothing stood in it before.
  func fill(with new: [LayoutItem]) {
    children = new
    for child in new {
      child.parent = self
      count(readers: child.surroundingReaders, ofContainer: child.containerReaders)
    }
  }

  /// As ``replaceChildren(_:)`` for an item whose own size does not rest on its children: what is
  /// around it is not told. Called while it is being placed.
  func adopt(_ newChildren: [LayoutItem]) {
    if newChildren.count == 1, children.isEmpty, !isInside(newChildren[0]) {
      // Most items: nobody leaves, and nobody comes twice.
      children = newChildren
      let former = newChildren[0].parent
      take(newChildren[0])
      if former !== self { former?.lostChildren() }
      return
    }
    var kept = Set<ObjectIdentifier>(minimumCapacity: newChildren.count)
    var list: [LayoutItem] = []
    list.reserveCapacity(newChildren.count)
    for child in newChildren where !isInside(child) && kept.insert(ObjectIdentifier(child)).inserted
    {
      list.append(child)
    }
    for child in children where !kept.contains(ObjectIdentifier(child)) {
      child.parent = nil
      child.leaveScreen()
      count(readers: -child.surroundingReaders, ofContainer: -child.containerReaders)
    }
    children = list
    var formers: [LayoutItem] = []
    for child in list where child.parent !== self {
      if let former = child.parent, former !== formers.last { formers.append(former) }
      take(child)
    }
    for former in formers { former.lostChildren() }
  }

  /// Some of its children are in another item now.
  private func lostChildren() {
    let count = children.count
    children.removeAll { $0.parent !== self }
    if children.count != count { invalidate() }
  }

  /// Is what another item is from now on: takes over its algorithm, its owner and what is in it.
  /// Whoever is
  /// around this one need not be told that it was made anew, and what this one keeps between passes
  /// stays.
  ///
  /// - Parameter other: an item that is in no other, and does not contain this one.
  public func become(_ other: LayoutItem) {
    guard other !== self, !isInside(other) else { return }
    let algorithm = other.algorithm
    let children = other.children
    adopt(children)
    self.algorithm = algorithm
    direction = other.direction
    owner = other.owner
    drawnMargin = other.drawnMargin
  }

  /// Says that it is not the root of what is shown any more.
  public func end() { leaveScreen() }

  private func forget() {
    memory.removeAll(keepingCapacity: true)
    guideMemory.removeAll(keepingCapacity: true)
    rememberedSpacing = nil
  }

  private func take(_ child: LayoutItem) {
    child.parent?.count(
      readers: -child.surroundingReaders, ofContainer: -child.containerReaders)
    child.parent = self
    child.leaveScreen()
    child.isDirty = true
    child.forgetOrientation()
    count(readers: child.surroundingReaders, ofContainer: child.containerReaders)
  }

  /// Whether an item is this one or around it.
  func isInside(_ other: LayoutItem) -> Bool {
    // Only an item with something in it can contain this one.
    guard !other.children.isEmpty || other === self else { return false }
    var next: LayoutItem? = self
    while let item = next {
      if item === other { return true }
      next = item.parent
    }
    return false
  }

  private func readersHaveChanged(from old: ReadsOfSurroundings) {
    let new = algorithm.reads
    count(
      readers: (new == .nothing ? 0 : 1) - (old == .nothing ? 0 : 1),
      ofContainer: (new == .containerSize ? 1 : 0) - (old == .containerSize ? 1 : 0))
  }

  private func count(readers: Int, ofContainer: Int) {
    guard readers != 0 || ofContainer != 0 else { return }
    var next: LayoutItem? = self
    while let item = next {
      item.surroundingReaders += readers
      item.containerReaders += ofContainer
      next = item.parent
    }
  }

  /// A Spacer in modifiers is as long as the stack around these makes it.
  private func forgetOrientation() {
    var next: LayoutItem? = self
    while let item = next {
      item.forget()
      item.isDirty = true
      guard case .modifier = item.algorithm.role else { return }
      next = item.children.first
    }
  }

  private func forgetOrientationBelow() {
    for child in children { child.forgetOrientation() }
  }

  /// Nothing shows it any more, nor what is inside.
  func leaveScreen() {
    guard placement != nil else { return }
    var left = [self]
    while let item = left.popLast() {
      item.placement = nil
      item.isDirty = true
      left.append(contentsOf: item.children)
    }
  }

  /// Forgets all sizes below, since what holds for all of them is another now.
  public func forgetAll() {
    var left = [self]
    while let item = left.popLast() {
      item.forget()
      item.isDirty = true
      left.append(contentsOf: item.children)
    }
    invalidate()
  }
}

/// How items choose their size and place their children. An algorithm holds what the source says
/// and no sizes: those are remembered by items.
public protocol LayoutAlgorithm {
  /// The row of the rules that it follows.
  var rule: Rule { get }
  var role: AlgorithmRole { get }
  var reads: ReadsOfSurroundings { get }
  /// Whether it hands out what stands in it when it is laid out, also to a copy in whole cells.
  var makesItsContent: Bool { get }

  /// Chooses a size. It is asked once for each proposal, as long as nothing changes.
  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement

  /// Says where the children stand in an item of that size, which was chosen for that proposal: a
  /// place for each child, in order; nil, or none, shows it nowhere.
  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?]

  /// Called before ``places(in:size:proposal:pass:)`` when the item is put on the screen, at
  /// `frame` in the root's coordinates. Here children are asked for that wait for a size.
  func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws

  /// Y43: seen by the container around, if no modifier gives one.
  func priority(of item: LayoutItem) -> Double
  /// Y46.
  func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing
  /// Y49: whether it gives guides values of its own, even those of edges and middles.
  var givesGuides: Bool { get }
  /// Y49: the value of a guide that something in here gives.
  func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double?
  /// What is around a child, told from what is around the item.
  func surroundings(
    ofChild index: Int, in item: LayoutItem, frame: Rectangle, _ surroundings: Surroundings
  ) -> Surroundings
  /// The same with its lengths in whole cells, to be drawn.
  func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm
}

/// What holds for one pass over a tree: sizes that are not promised, limits, what is around, and
/// who listens.
public final class LayoutPass {
  public let metrics: Metrics
  /// Beyond so many levels an item takes what it is offered, and that is told. Ten thousand levels
  /// want a stack of 512 MB to be safe.
  public let depthLimit: Int
  /// Told each step, in order. Without it nothing is made to be told.
  public let listener: ((LayoutItem, NegotiationStep) -> Void)?
  /// Whether an item that is asked again answers from memory. A pass that does not says what
  /// remembering saves, and what the answers must be.
  public let remembers: Bool
  /// How many sizes were reckoned, not remembered.
  public internal(set) var measuredCount = 0
  /// How many items were placed because they or their proposal had changed.
  public internal(set) var placedCount = 0
  /// How many items were nested too deeply to be asked.
  public internal(set) var tooDeepCount = 0
  /// Where the item that is being placed is; while measuring, only the container's size counts.
  public internal(set) var surroundings: Surroundings
  var depth = 0
  /// Whether something inside has changed so that what was measured may not hold.
  var wantsAnotherRound = false

  public init(
    surroundings: Surroundings, metrics: Metrics = .usual, depthLimit: Int = 20_000,
    remembers: Bool = true, listener: ((LayoutItem, NegotiationStep) -> Void)? = nil
  ) {
    self.surroundings = surroundings
    self.metrics = metrics
    self.depthLimit = max(1, depthLimit)
    self.remembers = remembers
    self.listener = listener
  }
}
