struct Outer<A> {
  struct Inner<B> {
    var a: A
    var b: B
    func flipped() -> Outer<B>.Inner<A> { .init(a: b, b: a) }
  }
  enum Kind { case empty, full(A) }
  var kind: Kind = .empty
  static func make(_ a: A) -> Outer { Outer(kind: .full(a)) }
  func map<C>(_ change: (A) -> C) -> Outer<C> {
    switch kind {
    case .empty: return Outer<C>()
    case .full(let a): return .make(change(a))
    }
  }
}
extension Outer.Inner where A == Int, B == String {
  var text: String { String(repeating: b, count: a) }
}
extension Outer.Inner: Equatable where A: Equatable, B: Equatable {}
let one = Outer<Int>.Inner(a: 3, b: "ab")
print(one.text, one.flipped(), type(of: one.flipped()))
print(one == one.flipped().flipped(), one == .init(a: 3, b: "x"))
let made = Outer.make(4).map { Double($0) / 8 }
print(made, type(of: made), Outer<String>().map(\.count))
if case .full(let value) = made.kind { print(value) }
typealias Words<T> = Outer<T>.Inner<String>
print(Words<Bool>(a: true, b: "yes"), Words<Int>(a: 2, b: "no").text)
