// swift-format-ignore-file: NeverForceUnwrap
import Foundation

final class Owner {
  let name: String; var pet: Pet?; var onChange: (() -> Void)?;
  lazy var greet: () -> String = { [unowned self] in "hi " + self.name };
  init(_ n: String) { name = n; print("init", n) }; deinit { print("deinit", name) }
}
final class Pet {
  weak var owner: Owner?; let n: Int; init(_ n: Int) { self.n = n }; deinit { print("pet", n) }
}
struct Holder { var o: Owner?; mutating func drop() { o = nil } }
class P {
  init() { print("P init"); setup() }; func setup() { print("P setup") };
  convenience init(x: Int) { self.init(); print("conv", x) }; deinit { print("P deinit") }
}
class Q: P {
  var v = {
    print("v default"); return 3
  }(); override init() { v = 5; super.init(); print("Q init", v) };
  override func setup() { print("Q setup", v) }; deinit { print("Q deinit") }
}
class Fail {
  let k: Int; init?(_ k: Int) { guard k > 0 else { return nil }; self.k = k };
  deinit { print("fail deinit") }
}
func demo() {
  do {
    let o = Owner("A"); let p = Pet(1); o.pet = p; p.owner = o;
    print(p.owner?.name ?? "-", o.greet())
  }
  print("after A")
  var h = Holder(o: Owner("B")); let copy = h.o; h.drop(); print("dropped", copy!.name)
  var keep: Owner? = Owner("C"); let cb = { [weak keep] in keep?.name ?? "gone" }; print(cb());
  keep = nil; print(cb())
  var leak: Owner? = Owner("D"); leak!.onChange = { [leak] in _ = leak }; weak var w = leak;
  leak = nil; print(w == nil); w?.onChange = nil; print(w == nil)
  _ = Q(x: 9); print("--"); print(Fail(0) == nil, Fail(2)!.k)
  var arr = [Owner("E"), Owner("F")]; arr.removeFirst(); print("removed"); arr = []; print("empty")
  var n = 1; let cap = { [n] in n }; let ref = { n }; n = 2; print(cap(), ref())
  var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * n } }; n = 10; print(fs.map { $0() })
  func counter() -> () -> Int {
    var c = 0;
    return {
      c += 1; return c
    }
  }
  let c1 = counter(), c2 = counter(); print(c1(), c1(), c2())
  let x = Owner("G"), y = x;
  print(x === y, x !== Owner("H"), ObjectIdentifier(x) == ObjectIdentifier(y))
}
demo()
