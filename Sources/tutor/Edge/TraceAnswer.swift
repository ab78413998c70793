/// What `tutor trace` prints, kept for the next time that the same is asked of the same program.
struct TraceAnswer: Codable {
  /// For standard error.
  var remarks: [String] = []
  /// For standard output: JSON, or lines for people.
  var document: String?
  var lines: [String] = []

  /// Prints all of it.
  func tell() {
    remark(remarks)
    print()
  }

  /// Prints what was not remarked while it was found out.
  func print() {
    if let document { write(document: document) } else { write(lines: lines) }
  }
}
