/// The function that a call refers to, as its types say.
enum CalledFunction: Equatable {
  /// One of the program: where its name stands.
  case written(SourcePlace)
  case library
}

/// What was found of a call. It keeps its first argument, so that no other has its address.
struct KnownTarget {
  let argument: Expression
  let target: CalledFunction?
}
