/// Containers of rows.
struct ListBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "List": ListBehavior(rows: .lazyIfConstant), "Form": ListBehavior(rows: .eager),
    "Table": ListBehavior(isInert: false, rows: .lazy),
  ]

  var isInert = true
  let rows: RowMaking
}

extension FrameworkView {
  /// Whether a tap on a row may choose it.
  var hasSelectableRows: Bool { name == "Table" || isList }

  var isList: Bool { name == "List" }
}
