// swift-format-ignore-file: NeverForceUnwrap
func a(_ x: Int, with y: Int = 2, and z: Int...) -> String { "\(x) \(y) \(z)" }
func b(x: Int = 1, _ f: (Int) -> Int = { $0 }) -> Int { f(x) }
func c(for item: String, in list: [String] = ["q"]) -> Bool { list.contains(item) }
func d(_ opts: Opts = .init()) -> String { "\(opts.a)\(opts.b ?? "-")" }
struct Opts { var a = 1; var b: String?; static let loud = Opts(a: 9, b: "!") }
func e(file: String = #fileID, line: Int = #line, fn: String = #function) -> String {
  "\(line > 0) \(fn)"
}
func f(a: Int) -> String { "a" }
func f(b: Int) -> String { "b" }
func f(_ x: Int) -> String { "plain" }
func f(_ x: Int, _ y: Int = 0) -> String { "two" }
print(
  a(1), a(1, with: 5), a(1, and: 7, 8), a(1, with: 0, and: 3), b(), b(x: 4) { $0 * 2 },
  b { $0 + 10 }, c(for: "q"), c(for: "z", in: ["z"]), d(), d(.loud), d(Opts(b: "k")), d(.init(a: 3))
)
print(e(), f(a: 1), f(b: 1), f(1), f(1, 2))
struct P {
  var x: Int; var y = 2; let z: Int; var w: Int? = nil;
  init(x: Int, z: Int = 7) { self.x = x; self.z = z }
}
struct Q { var x: Int; var y = 2; var f: () -> Int = { 1 }; let c = 5; var o: String? }
print(
  P(x: 1).z, P(x: 1, z: 2).y, Q(x: 1).y, Q(x: 1, y: 3).f(), Q(x: 1, f: { 8 }).f(),
  Q(x: 1, o: "s").o!, Q(x: 2) { 9 }.f())
extension Q { init(text: String) { self.init(x: text.count, o: text) } }
print(Q(text: "four").x, Q(text: "four").o!)
func escaping(_ fs: [() -> String]) -> String { fs.map { $0() }.joined() }
print(
  escaping([{ "a" }, { "b" }]), max(1, 2, 3, 0), [3, 1, 2].sorted { $0 > $1 },
  [1, 2, 3].reduce(into: 0) { $0 += $1 }, stride(from: 0, to: 3, by: 1).map { $0 })
func inner() -> Int { func helper(_ n: Int = 5) -> Int { n * 2 }; return helper() + helper(1) }
func recursive(_ n: Int, acc: [Int] = []) -> [Int] {
  n == 0 ? acc : recursive(n - 1, acc: acc + [n])
}
print(inner(), recursive(4), `default`(3), `class`)
func `default`(_ `in`: Int) -> Int { `in` + 1 }
let `class` = "keyword"
func builder(_ s: String = "s", @Twice body: () -> String) -> String { s + body() }
@resultBuilder enum Twice {
  static func buildBlock(_ s: String...) -> String { s.joined() + s.joined() }
}
print(
  builder {
    "x"; "y"
  }, builder("q") { "z" })
