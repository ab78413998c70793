/// What was found of a call. It keeps its first argument, so that no other has its address.
struct KnownTarget {
  let argument: Expression
  let target: CalledFunction?
}
