extension [String] {
  /// The words of the command line that name one thing, which may be a title; nil if there are none.
  var asOneName: String? { isEmpty ? nil : joined(separator: " ") }
}
