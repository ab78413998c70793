struct Tuple<each T> {
  let values: (repeat each T); init(_ v: repeat each T) { values = (repeat each v) }
  func map<each R>(_ f: repeat (each T) -> each R) -> Tuple<repeat each R> {
    Tuple<repeat each R>(repeat (each f)(each values))
  }
}
print(Tuple(1, "two").map({ $0 + 1 }, { $0.count }).values)
func apply<each T, each R>(_ v: repeat each T, by f: repeat (each T) -> each R) -> (repeat each R) {
  (repeat (each f)(each v))
}
print(apply(1, "two", by: { $0 + 1 }, { $0.count }))
