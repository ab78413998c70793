import Layout

extension Screen {
  /// Where everything on the screen is.
  ///
  /// - Throws: ``SourceError`` when something that the layout asks the program for ends it.
  ///
  /// - Parameter tellsSteps: Whether the negotiation is told, step by step.
  public func laidOut(tellsSteps: Bool = false) throws -> LaidOutScreen {
    do {
      return try onLargeStack { try layOut(tellsSteps: tellsSteps) }
    } catch let interruption as Interruption {
      throw evaluator.program.sourceError(
        interruption, ending: "\(trace.root) cannot be laid out")
    }
  }

  private func layOut(tellsSteps: Bool) throws -> LaidOutScreen {
    let screen = tree.screen
    let record = tellsSteps ? NegotiationRecord() : nil
    // What is remembered would be told of nobody.
    if tellsSteps { tree.screenLayout.forget() }
    let result = try tree.layOutScreen(screen, listener: record?.listener)
    let insets = screen.safeAreaInsets
    return LaidOutScreen(
      root: trace.root, width: area.width, height: area.height,
      safeArea: LaidOutInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing),
      tree: result.root.figure.map(laidOut),
      layers: result.layers.compactMap { front in
        front.pieces.figure.map {
          LaidOutLayer(kind: "\(front.kind)", title: front.layer.title, tree: laidOut($0))
        }
      }, diagnostics: remarks,
      steps: record?.steps(of: [result.root] + result.layers.map(\.pieces)) {
        tree.names.name(of: $0)
      }, moving: movingNumbers, millisecondsToRest: millisecondsToRest,
      depends: depends(of: [result.root] + result.layers.map(\.pieces)), undrawn: undrawn)
  }

  /// What anything rests on. A list takes what it is offered, for certain; where its rows stand rests
  /// on how large rows are (Y73, Y74).
  private func depends(of pieces: [Pieces]) -> Set<String> {
    var rests: Dependencies = []
    var open = pieces.flatMap(\.all)
    while let item = open.popLast() {
      rests.formUnion(item.placement?.rests.all ?? [])
      open += item.children
    }
    return Set(rests.names)
  }

  /// Y27: where something is drawn turned or scaled, which cells cannot show.
  private var undrawn: [(name: String, line: Int?)] {
    var found: [(name: String, line: Int?)] = []
    tree.root?.walkVisible { node in
      guard let modifier = node as? ModifierNode, modifier.behavior.changesOnlyThePicture(modifier)
      else { return }
      let effect = (".\(modifier.modifier.name)", modifier.writtenLine)
      if !found.contains(where: { $0 == effect }) { found.append(effect) }
    }
    return found
  }

  /// What was remarked, once, however many events it was true for.
  private var remarks: [TraceDiagnostic] {
    var known: Set<TraceDiagnostic> = []
    return trace.events.flatMap(\.diagnostics).filter { known.insert($0).inserted }
  }

  private func laidOut(_ figure: Figure) -> LaidOutView {
    let node = figure.node
    let placement = figure.items.count == 1 ? figure.items[0].placement : nil
    var view = LaidOutView(
      view: figure.name,
      frame: LaidOutFrame(figure.frame ?? .zero),
      proposal: LaidOutProposal(
        width: placement?.proposal.width, height: placement?.proposal.height))
    view.identifier = figure.identifier
    view.depends = figure.rests.names
    view.isUsual = figure.rests.contains(.measured)
    view.restsOnPhone = figure.rests.contains(.screen)
    view.isHidden = figure.isHidden
    if let instance = node as? InstanceNode, figure.isInstance {
      view.instance = tree.names.name(of: instance)
    }
    if let place = figure.place, place.line > 0 { view.line = place.line }
    // Several things in front are one, which is none of them.
    if let control = node as? FrameworkNode,
      figure.name == control.behavior.shownKind(of: control.view)
    {
      view.text = control.view.title
      view.value = control.setting
    }
    if let stack = node as? NavigationStackNode { view.text = stack.shownTitle }
    if let search = node as? ModifierNode, search.behavior is SearchBehavior {
      view.text = search.searchText.prompt
      view.value = Value.string(search.searchText.text).quoted
    }
    if !figure.isInstance, let words = figure.items.first?.algorithm as? Words, let placement {
      view.text = words.text
      view.lines = words.lines(for: placement.proposal)
    }
    view.children = laidOutChildren(of: figure)
    return view
  }

  private func laidOutChildren(of figure: Figure) -> [LaidOutView] {
    // What is not made yet is nowhere.
    let placed = figure.children.filter { $0.frame != nil }
    var children = placed.map(laidOut)
    if (figure.node as? FrameworkNode)?.behavior.rowRole == .list {
      for (index, heading) in RowPlace.headings(over: placed.map(\.node)).enumerated() {
        children[index].heading = heading
      }
    }
    return children
  }
}

extension Layout.Screen {
  init(_ area: PreviewArea) {
    let phone = Layout.Screen.phone
    self.init(
      size: Size(width: area.width, height: area.height),
      safeAreaInsets: area.isPhone ? phone.safeAreaInsets : EdgeInsets(),
      // Another phone is another size.
      rests: area.isPhone ? .screen : [])
  }
}

extension Dependencies {
  /// As the JSON of a preview calls them.
  fileprivate var names: [String] {
    let all: [(Dependencies, String)] = [
      (.font, "font"), (.image, "image"), (.metrics, "metrics"), (.unknown, "unknown"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
