// swift-format-ignore-file: NeverForceUnwrap
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { .init { self.run(&$0).map(f) } }
  func map<T>(_ path: KeyPath<Output, T>) -> Parser<T> { map { $0[keyPath: path] } }
  static func always(_ v: Output) -> Self { Self { _ in v } }
}
extension Parser where Output == Substring {
  static func prefix(while p: @escaping (Character) -> Bool) -> Self {
    Self { s in
      let x = s.prefix(while: p); s.removeFirst(x.count); return x
    }
  }
}
extension Parser where Output == Void {
  static func literal(_ t: String) -> Self {
    Self { s in
      guard s.hasPrefix(t) else { return nil }; s.removeFirst(t.count); return ()
    }
  }
}
extension Parser where Output == Int {
  static let int = Parser<Substring>.prefix { $0.isNumber }.map { Int($0) ?? -1 }
}
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> {
  .init { s in
    let saved = s; guard let x = a.run(&s), let y = b.run(&s) else { s = saved; return nil };
    return (x, y)
  }
}
func zip<A, B, C>(_ a: Parser<A>, _ b: Parser<B>, _ c: Parser<C>) -> Parser<(A, B, C)> {
  zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
}
func many<A>(_ p: Parser<A>, separatedBy s: Parser<Void> = .always(())) -> Parser<[A]> {
  .init { text in
    var all: [A] = []; var rest = text;
    while let a = p.run(&text) {
      all.append(a); rest = text; if s.run(&text) == nil { return all }
    }; text = rest; return all
  }
}
var input: Substring = "10:20,30:40,x"
print(zip(.int, .literal(":"), .int).run(&input)!.2, input)
let pairs = many(zip(.int, .literal(":"), .int).map { ($0, $2) }, separatedBy: .literal(","))
var more: Substring = "1:2,3:4,"
print(pairs.run(&more)!.map { $0.0 + $0.1 }, "rest:", more)
print(Parser<Substring>.prefix { $0 != " " }.map(\.count).run(&input)!)
func pick(_ x: Int) -> String { "int" }
func pick(_ x: Double) -> String { "double" }
func pick<T>(_ x: T) -> String { "any \(T.self)" }
func pick(_ x: Int?) -> String { "optional" }
func pick(_ x: [Int]) -> String { "ints" }
print(
  pick(1), pick(1.0), pick("s"), pick(Int("3")), pick([1]), pick([1.0]), pick(nil as Int?),
  pick(UInt8(1)), pick(1 + 0.5))
