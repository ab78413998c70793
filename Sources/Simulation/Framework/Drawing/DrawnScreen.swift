import Drawing
import Layout

extension Screen {
  /// What stands on the screen, as it is drawn.
  ///
  /// - Parameter isExact: Whether all stands where it does in points; else each length of the source
  ///   is in whole cells, and controls have the room of their marks. No closure of the program runs
  ///   twice for that.
  /// - Throws: ``SourceError`` when something that the layout asks the program for ends it.
  public func drawn(isExact: Bool = false) throws -> Scene {
    try drawn(isExact: isExact, after: .zero)
  }

  /// What stands on the screen some time from now, if nobody does anything: what is on its way is
  /// further. Bodies that run for every frame show what they show now.
  ///
  /// - Throws: ``SourceError`` as ``drawn(isExact:)``.
  public func drawn(isExact: Bool = false, after span: Duration) throws -> Scene {
    do {
      return try onLargeStack { [tree, area, screenMotion] in
        tree.pictureTime = tree.secondsNow + span.seconds
        defer { tree.pictureTime = nil }
        var scene = try tree.scene(isExact: isExact).scene
        scene.edge = area.isPhone ? .phone : .plain
        let motion = isExact ? screenMotion.exact : screenMotion.snapped
        scene.things = motion.shown(scene.things, at: tree.shownTime)
        return scene
      }
    } catch let interruption as Interruption {
      throw evaluator.program.sourceError(
        interruption, ending: "\(trace.root) cannot be laid out")
    }
  }
}

extension ViewTree {
  /// What stands on the screen, whether or not it is still on its way there, and the nodes that
  /// things belong to.
  func scene(isExact: Bool) throws -> (scene: Scene, nodes: [Int: Node]) {
    let result = try layOutScreen(screen)
    return try drawing { try scene(of: result, isExact: isExact) }
  }

  private func scene(of result: ScreenLayout.Result, isExact: Bool) throws
    -> (scene: Scene, nodes: [Int: Node])
  {
    let making = SceneMaking(self)
    let grid = CellGrid()
    let screen = isExact ? self.screen : self.screen.snapped(to: grid)
    var root: Rectangle?
    if let item = result.root.items.first?.outermost {
      let shown = isExact ? item : try laidOut(item.snappedCopy(to: grid), on: screen, grid)
      root = shown.frame
      try making.add(shown, read: screen.direction)
    }
    for front in result.layers {
      try making.add(
        isExact
          ? front.root
          : laidOut(front.root.snappedCopy(to: grid), on: front.layer.drawnScreen(grid), grid),
        read: front.layer.screen.direction)
    }
    let scene = Scene(
      width: screen.size.width, height: screen.size.height,
      edge: .plain,
      things: hasMatches
        ? GeometryMatches.followed(making.things, making.nodes) : making.things,
      root: root.map { Area($0) })
    return (scene, making.nodes)
  }

  private func laidOut(
    _ item: LayoutItem, on screen: Layout.Screen, _ grid: CellGrid
  ) throws -> LayoutItem {
    try LayoutTree(ofNew: item).layOut(on: screen, metrics: Metrics.usual.snapped(to: grid))
    return item
  }
}

extension LayoutItem {
  /// What contains it and is contained in nothing.
  fileprivate var outermost: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }
}
