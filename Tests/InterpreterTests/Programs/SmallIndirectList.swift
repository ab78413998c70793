indirect enum List<T> {
  case end, link(T, List<T>)
  init(_ items: [T]) { self = items.reversed().reduce(.end) { .link($1, $0) } }
  var count: Int {
    switch self {
    case .end: 0;
    case .link(_, let rest): 1 + rest.count
    }
  }
  func map<U>(_ f: (T) -> U) -> List<U> {
    switch self {
    case .end: .end;
    case let .link(v, rest): .link(f(v), rest.map(f))
    }
  }
  var array: [T] { if case let .link(v, rest) = self { return [v] + rest.array }; return [] }
}
extension List: Equatable where T: Equatable {}
print(
  List([1, 2, 3]).count, List(["a"]).map { $0 + "!" }.array, List([1]) == List([1]),
  List([1, 2]) == List([1, 3]), List<Int>.end.array)
