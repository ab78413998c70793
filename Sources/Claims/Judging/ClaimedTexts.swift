/// What all parts of a claim say of texts, and of lines that are printed: of a part that does not
/// hold it is told what is there in its place, and that is nothing of which another part tells.
struct ClaimedTexts {
  /// Those that it wants to be there.
  private let wanted: Set<String>
  /// Those that it wants not to be there.
  private let unwanted: Set<String>
  /// Whether somebody has to be told which of its parts does not hold.
  let hasSeveralParts: Bool

  init(_ statements: [Statement] = []) {
    var wanted: [String] = []
    var unwanted: [String] = []
    for statement in statements {
      switch statement {
      case .shows(let text), .prints(let text): wanted.append(text)
      case .showsInOrder(let texts): wanted += texts
      case .doesNotShow(let text), .doesNotPrint(let text): unwanted.append(text)
      case .runs, .runsOnly, .doesNotRun, .runsBodiesAtMost, .runsAtMost, .keeps, .loses,
        .noPreventableRun, .noWarning, .frame:
        continue
      }
    }
    self.wanted = Set(wanted)
    self.unwanted = Set(unwanted)
    hasSeveralParts = statements.count > 1 || wanted.count > 1
  }

  /// Those that may stand in the place of one that is missing.
  func others(among texts: [String]) -> [String] { texts.filter { !wanted.contains($0) } }

  /// Whether the claim itself tells what stands there in its place: "Closed" where it wants "Open",
  /// and not "Closed".
  func tellsOther(among texts: [String]) -> Bool { texts.contains(where: unwanted.contains) }

  /// `, not "Open"`, where there is something else that it could be about.
  func naming(_ missing: String) -> String { hasSeveralParts ? ", not \"\(missing)\"" : "" }
}
