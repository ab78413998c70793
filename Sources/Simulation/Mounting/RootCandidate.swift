/// A way to put a view on the screen.
struct RootCandidate {
  /// How the trace calls it.
  var name: String
  var statements: [Statement]
  /// The type inside which the statements stand.
  var type: TypeInfo?
  /// States that were made up for its bindings.
  var states: [MadeUpState] = []
  var way = MountWay.plain
  /// What it is mounted with, where that is no news of a file: `Row(title: "title")`.
  var values: String?
  /// How it came about, where that is news.
  var remark: MountRemark?
  /// The view that has to come on the screen, where the statements may show others.
  var wanted: TypeInfo?
  /// Whether objects that nobody above the root provides are looked for in the program.
  var isHelped = false
}

extension Program {
  /// That several files declare a type of one name, which no single target does.
  var sharedNamesRemark: MountRemark? {
    guard let name = ambiguousNames.first, let place = types[name]?.place else { return nil }
    let others = ambiguousNames.count - 1
    let rest =
      others == 0 ? " stands" : " and \(others) more \(others == 1 ? "name" : "names") stand"
    return MountRemark(
      text: "\(name)\(rest) for several types; each file takes the nearest, and "
        + "--target NAME takes the files of one target", place: place)
  }
}
