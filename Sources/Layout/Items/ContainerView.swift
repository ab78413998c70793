/// What a container sees of an item, besides its size.
extension LayoutItem {
  /// Y43, Y26: a modifier around shows what it lets through.
  public var priority: Double {
    var item = self
    while true {
      if let priority = item.traits?.priority { return priority }
      guard case .modifier(passesPriority: true) = item.algorithm.role,
        let content = item.children.first
      else { return item.algorithm.priority(of: item) }
      item = content
    }
  }

  /// Y60: the value for a key; it is seen through modifiers, and the outermost counts.
  public func value(for key: LayoutValueKey) -> Any? {
    firstTrait { $0.values[key] }
  }

  /// Y52: all that it and what modifiers are around say.
  var gridTraits: GridTraits {
    traitsFromOutside.reduce(GridTraits()) { $1.grid?.inside(of: $0) ?? $0 }
  }

  /// Y46.
  public func spacing(in pass: LayoutPass) throws -> Spacing {
    if let spacing = traits?.spacing ?? rememberedSpacing { return spacing }
    guard pass.depth < pass.depthLimit else { return .usual }
    pass.depth += 1
    defer { pass.depth -= 1 }
    let spacing = try algorithm.spacing(of: self, in: pass)
    rememberedSpacing = spacing
    return spacing
  }

  /// Y12: along which axis the container around lines up its children, if it does.
  var stackAxis: Axis? {
    var inner = self
    while let item = inner.parent {
      switch item.algorithm.role {
      case .container(let axis): return axis
      case .leaf: return nil
      case .modifier:
        // An overlay or a bar is in no stack.
        guard item.children.first === inner else { return nil }
        inner = item
      }
    }
    return nil
  }

  private func firstTrait<Value>(_ value: (LayoutTraits) -> Value?) -> Value? {
    var next: LayoutItem? = self
    while let item = next {
      if let traits = item.traits, let found = value(traits) { return found }
      next = item.contentSeenThrough
    }
    return nil
  }

  private var traitsFromOutside: [LayoutTraits] {
    var all: [LayoutTraits] = []
    var next: LayoutItem? = self
    while let item = next {
      if let traits = item.traits { all.append(traits) }
      next = item.contentSeenThrough
    }
    return all
  }

  /// What a modifier is put on.
  private var contentSeenThrough: LayoutItem? {
    guard case .modifier = algorithm.role else { return nil }
    return children.first
  }
}

extension LayoutAlgorithm {
  /// An empty container takes no part in what is shared (OpenSwiftUI, `layoutPriority`).
  public func priority(of item: LayoutItem) -> Double {
    if case .container = role, item.children.isEmpty { return -.infinity }
    return 0
  }

  /// A modifier shows the wishes of its content; a container those of all children.
  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    switch role {
    case .leaf: return .usual
    case .modifier: return try item.children.first?.spacing(in: pass) ?? .zero
    case .container:
      guard let first = item.children.first else { return .zero }
      return try item.children.dropFirst().reduce(first.spacing(in: pass)) {
        $0.union(try $1.spacing(in: pass))
      }
    }
  }
}
