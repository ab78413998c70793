/// A place in the source as a trace tells it. The file is named where the program has several.
struct TracePlace {
  /// Nil for what stands in no file.
  var line: Int?
  var file: String?
}

extension Step {
  mutating func stands(at place: TracePlace) {
    line = place.line
    file = place.file
  }
}
