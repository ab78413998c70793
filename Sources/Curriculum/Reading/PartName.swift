/// The name of a part's folder: `03-state`.
struct PartName: Sendable, Hashable {
  let number: Int
  private let words: [Substring]

  init?(_ folder: String) {
    guard let hyphen = folder.firstIndex(of: "-"), let number = Int(folder[..<hyphen]), number >= 0
    else { return nil }
    words = folder[folder.index(after: hyphen)...].split(separator: "-")
    if words.isEmpty { return nil }
    self.number = number
  }

  /// `The update cycle` for `04-the-update-cycle`.
  var title: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
