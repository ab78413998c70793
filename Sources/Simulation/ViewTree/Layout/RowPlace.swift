import Drawing
import Layout

/// What a row of a list is among the others of its section.
struct RowPlace: Equatable {
  /// The section in which something is written, and for which part of it.
  struct Owner: Equatable {
    /// Nil for what stands in none.
    let section: FrameworkNode?
    /// What is written around rows: `header`, `footer`; nil for a row itself.
    let part: String?

    /// Of what is no row: each is a section, or several.
    static var sections: Owner { Owner(section: nil, part: "sections") }

    static func == (one: Owner, other: Owner) -> Bool {
      one.section === other.section && one.part == other.part
    }
  }

  let owner: Owner
  let isFirst: Bool
  let isLast: Bool
  let isBoxed: Bool
  /// Whether it is the first of a box below another box, without words between them.
  private(set) var isBelowAnother = false
  /// Whether it is the first of the first box of all, without words above it.
  private(set) var isAtTop = false

  var part: String? { owner.part }

  /// - Parameters:
  ///   - before: Of the row above; nil if there is none.
  ///   - after: Of the row below.
  init(_ owner: Owner, after before: Owner?, before after: Owner?, isBoxed: Bool) {
    self.owner = owner
    isFirst = before != owner
    isLast = after != owner
    self.isBoxed = isBoxed && owner.part == nil
    isBelowAnother =
      self.isBoxed && before.map { $0.section !== owner.section } ?? false && header == nil
    isAtTop = self.isBoxed && before == nil && header == nil
  }

  /// A row each, in order. Rows of one section stand next to each other.
  static func places(of items: [LayoutItem], isBoxed: Bool) -> [RowPlace] {
    let owners = items.map { owner(of: $0.appearance?.node) }
    return owners.indices.map { index in
      RowPlace(
        owners[index], after: index > 0 ? owners[index - 1] : nil,
        before: index + 1 < owners.count ? owners[index + 1] : nil, isBoxed: isBoxed)
    }
  }

  /// What is written above each row, for the first of each section that has only words for a header.
  static func headings(over rows: [Node]) -> [String?] {
    let owners = rows.map(owner)
    return owners.indices.map { index in
      RowPlace(
        owners[index], after: index > 0 ? owners[index - 1] : nil, before: nil, isBoxed: false
      ).header
    }
  }

  static func owner(of node: Node?) -> Owner {
    if let section = node as? FrameworkNode, section.behavior.rowRole == .section {
      // What a section writes itself is its title.
      return Owner(section: section, part: "header")
    }
    var inner = node
    while let node = inner, let outer = node.parent {
      if let section = outer as? FrameworkNode {
        if section.behavior.rowRole == .list { break }
        if section.behavior.rowRole == .section {
          let index = section.children.firstIndex { $0 === node }
          let names = section.view.contentNames
          let name = index.flatMap { names.indices.contains($0) ? names[$0] : nil }
          return Owner(section: section, part: name == "content" ? nil : name)
        }
      }
      inner = outer
    }
    return Owner(section: nil, part: nil)
  }

  private static let row = 20.0
  private static let column = 10.0

  /// Below each row is a line, above the first one of a box another.
  var insets: EdgeInsets {
    EdgeInsets(
      top: part == nil ? isBoxed && isFirst ? Self.row : 0 : part == "header" ? Self.row : 0,
      leading: 2 * Self.column, bottom: part == nil ? Self.row : 0, trailing: 2 * Self.column)
  }

  /// The same, where the program says how far the content is from the edges: a box keeps a column
  /// for its line.
  func insets(_ wished: EdgeInsets?) -> EdgeInsets {
    guard let wished else { return insets }
    func columns(_ length: Double) -> Double {
      max(isBoxed ? Self.column : 0, (length / Self.column).rounded() * Self.column)
    }
    var result = insets
    result.leading = columns(wished.leading)
    result.trailing = columns(wished.trailing)
    return result
  }

  /// What stands above the first row of a section that has only words for a header.
  var header: String? {
    guard part == nil, isFirst, let view = owner.section?.view else { return nil }
    return view.title ?? view.arguments["header"]?.shownTitle
  }

  /// An empty row, and the one of the header.
  static let headerRoom = EdgeInsets(top: 2 * row)

  /// - Parameters:
  ///   - endsWithSign: Whether a tap leads on to something else.
  ///   - before: What stands before it while the list is edited; `behind` what stands behind it.
  ///   - isUnfolded: Of a row that unfolds others.
  func look(
    endsWithSign: Bool, hidesLine: Bool, before: String? = nil, behind: String? = nil,
    isUnfolded: Bool? = nil
  ) -> Look? {
    guard part == nil else { return nil }
    return .row(
      RowLines(
        isFirst: isFirst, isLast: isLast, isBoxed: isBoxed,
        leadsOn: endsWithSign && behind == nil, hidesLine: hidesLine, before: before,
        behind: behind, isUnfolded: isUnfolded))
  }
}
