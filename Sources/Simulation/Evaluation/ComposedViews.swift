/// Views of the framework that are made of others: trees of rows, tables, links with a binding.
extension Evaluator {
  /// `OutlineGroup`: an element with children is a disclosure group, closed at first.
  func outline(_ bound: FrameworkArguments, at place: SourcePlace) throws -> EachDescription {
    guard case .keyPath(let path)? = bound.arguments["children"], let row = bound.deferred.first
    else { return try each(bound, at: place) }
    var outline = bound
    switch bound.arguments["data"] {
    case .array?, .set?, .range?, .binding?: break
    // The root of a tree by itself.
    case let root?: outline.arguments["data"] = .array([root])
    case nil: break
    }
    outline.deferred = [
      FunctionValue(
        .native { evaluator, arguments, place in
          let label = evaluator.description(
            of: try evaluator.call(row, arguments, at: place), at: place)
          let children = try path.components.reduce(arguments.first?.value ?? .void) {
            try evaluator.follow($1, from: $0, at: place)
          }
          guard case .array(let elements) = evaluator.unwrapped(children) else {
            return .view(label)
          }
          var inner = bound
          inner.arguments["data"] = .array(elements)
          let content = Value.view(.each(try evaluator.outline(inner, at: place)))
          return .view(
            .framework(
              FrameworkView(
                name: "DisclosureGroup", arguments: ["content": content], content: [label],
                deferred: [], place: place)))
        }, number: nextNumber())
    ]
    return try each(outline, at: place)
  }

  /// `Table`: a row is what its columns show of an element.
  func table(_ name: String, _ bound: FrameworkArguments, at place: SourcePlace) throws
    -> Description
  {
    let columns = bound.content.flatMap(columns)
    let selection = bound.arguments.filter { $0.key == "selection" }
    if bound.arguments["data"] == nil {
      let rows = zip(bound.content, bound.contentNames).filter { $0.1 == "rows" }
      return .framework(
        FrameworkView(
          name: name, arguments: selection,
          content: try rows.map { try cells(of: $0.0, in: columns, at: place) }, deferred: [],
          place: place))
    }
    var rows = bound
    rows.deferred = [
      FunctionValue(
        .native { evaluator, arguments, place in
          let element = arguments.first?.value ?? .void
          return .view(
            .group(
              try columns.map { try evaluator.cell(of: element, in: $0, at: place) }))
        }, number: nextNumber())
    ]
    return .framework(
      FrameworkView(
        name: name, arguments: selection, content: [.each(try each(rows, at: place))],
        deferred: [], place: place))
  }

  /// `Table(of: Person.self) { … } rows: { ForEach(people) { TableRow($0) } }`: what the columns make
  /// of each row that is described.
  private func cells(
    of rows: Description, in columns: [FrameworkView], at place: SourcePlace
  ) throws -> Description {
    switch rows {
    case .framework(let row) where row.name == "TableRow":
      let element = row.arguments["value"] ?? .void
      return .group(try columns.map { try cell(of: element, in: $0, at: row.place) })
    case .group(let parts):
      return .group(try parts.map { try cells(of: $0, in: columns, at: place) })
    case .branch(let index, let content, let doubt):
      return .branch(index, try cells(of: content, in: columns, at: place), doubt)
    case .modified(let content, let modifier):
      return .modified(try cells(of: content, in: columns, at: place), modifier)
    case .each(let each):
      let row = FunctionValue(
        .native { evaluator, arguments, place in
          let made = try evaluator.call(each.row, arguments, at: place)
          let described = evaluator.description(of: made, at: place)
          return .view(try evaluator.cells(of: described, in: columns, at: place))
        }, number: nextNumber())
      let described = EachDescription(
        elements: each.elements, identifiers: each.identifiers, row: row, place: each.place,
        isConstantRange: each.isConstantRange, edits: each.edits)
      described.doubt = each.doubt
      return .each(described)
    case .empty, .framework, .erased, .view, .content: return rows
    }
  }

  private func columns(in description: Description) -> [FrameworkView] {
    switch description {
    case .framework(let view): view.name == "TableColumn" ? [view] : []
    case .group(let parts): parts.flatMap(columns)
    case .branch(_, let content, _), .erased(let content), .modified(let content, _):
      columns(in: content)
    case .empty, .each, .view, .content: []
    }
  }

  private func cell(of element: Value, in column: FrameworkView, at place: SourcePlace) throws
    -> Description
  {
    if let builder = column.deferred.first {
      let content = try call(builder, [CallArgument(label: nil, value: element)], at: place)
      return description(of: content, at: place)
    }
    var text = ""
    if case .keyPath(let path)? = column.arguments["value"] {
      text = try path.components.reduce(element) { try follow($1, from: $0, at: place) }.text
    }
    return .framework(.text(text, at: place))
  }

  /// `NavigationLink(destination:isActive:)`, `NavigationLink(destination:tag:selection:)`: a link
  /// that writes a binding, and what is presented while that says so.
  ///
  /// - Returns: Nil for a link without a binding.
  func boundLink(_ name: String, _ bound: FrameworkArguments, at place: SourcePlace)
    -> Description?
  {
    var presenting: [String: Value] = [:]
    let binding: BindingValue
    let chosen: Value
    if case .binding(let selection)? = bound.arguments["selection"],
      let tag = bound.arguments["tag"]
    {
      (binding, chosen) = (selection, .optional(tag))
      presenting = ["item": .binding(selection), "tag": tag]
    } else if case .binding(let isActive)? = bound.arguments["isActive"] {
      (binding, chosen) = (isActive, .boolean(true))
      presenting = ["isPresented": .binding(isActive)]
    } else {
      return nil
    }
    let action = FunctionValue(
      .native { evaluator, _, place in
        try evaluator.write(chosen, through: binding, at: place)
        return .void
      }, number: nextNumber())
    var arguments = bound.arguments.filter { $0.key == "title" }
    arguments["action"] = .function(action)
    let link = FrameworkView(
      name: name, arguments: arguments, content: bound.content, deferred: [],
      place: place)
    let destination = bound.arguments["destination"].map { description(of: $0, at: place) }
    return .modified(
      .framework(link),
      Modifier(
        name: "navigationDestination", arguments: presenting, content: [destination ?? .empty],
        place: place))
  }
}
