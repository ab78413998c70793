/// The dependency graph as a drawing for documents.
public enum GraphFormat: String, Sendable, CaseIterable {
  /// The language of Graphviz.
  case dot
  /// What GitHub and many wikis draw.
  case mermaid
}

extension Trace {
  /// Who reads what after a step, in a drawing language. Arrows point from the source to the body
  /// that runs when it changes.
  ///
  /// - Parameters: As in ``dependencies(event:step:)``.
  public func graph(_ format: GraphFormat, event: Int, step: Int) -> String {
    let edges = dependencies(event: event, step: step)
    var names: [String] = []
    for name in edges.flatMap({ [$0.source, $0.reader + ".body"] }) where !names.contains(name) {
      names.append(name)
    }
    let number = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let bodies = Set(edges.map { $0.reader + ".body" })
    func arrow(_ edge: Dependency) -> (Int, Int) {
      (number[edge.source] ?? 0, number[edge.reader + ".body"] ?? 0)
    }
    switch format {
    case .dot:
      let nodes = names.enumerated().map { index, name in
        "  n\(index) [label=\"\(escaped(name))\", shape=\(bodies.contains(name) ? "box" : "ellipse")];"
      }
      let arrows = edges.map(arrow).map { "  n\($0.0) -> n\($0.1);" }
      return (["digraph dependencies {", "  rankdir=LR;"] + nodes + arrows + ["}"])
        .joined(separator: "\n")
    case .mermaid:
      let nodes = names.enumerated().map { index, name in
        bodies.contains(name)
          ? "  n\(index)[\"\(escaped(name))\"]" : "  n\(index)([\"\(escaped(name))\"])"
      }
      let arrows = edges.map(arrow).map { "  n\($0.0) --> n\($0.1)" }
      return (["flowchart LR"] + nodes + arrows).joined(separator: "\n")
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "'")
  }
}
