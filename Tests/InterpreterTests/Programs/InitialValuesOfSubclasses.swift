func t(_ s: String) -> Int { print("init", s); return s.count }
class Par {
  var p = t("Par.p"); init(x: Int) { print("Par.x") };
  convenience init(y: Int) { print("Par.y"); self.init(x: y) }
}
class Chi: Par { var c = t("Chi.c"); override init(x: Int) { print("Chi.x"); super.init(x: x) } }
class Gra: Chi { var z = t("z") }
_ = Chi(y: 1); print("--"); _ = Gra(y: 2); print("--"); _ = Gra(x: 2)
class Base {
  var a = t("a"); init() { print("Base.init") };
  convenience init(n: Int) { print("conv"); self.init(); print("conv end") }
}
class Der: Base { var d = t("d"); lazy var l = t("lazy") }
class Der2: Der { var e = t("e"); override init() { print("Der2"); super.init() } }
print("--"); print(Der(n: 1).d); print("--"); print(Der2(n: 1).e)
class Im { var a = t("im"); convenience init(n: Int) { print("imconv"); self.init() } }
class Im2: Im { var b = t("im2");  }
class Im3: Im { var c = t("im3"); override init() { print("own"); super.init() } }
class Im4: Im3 { var d = t("im4") }
print("--"); _ = Im2(n: 1); print("--"); _ = Im3(n: 1); print("--"); _ = Im4(n: 1); _ = Im4()
class R {
  var k = t("k"); required init(n: Int) {}; convenience init() { self.init(n: 1) };
  class func make() -> Self { Self(n: 3) }
}
class R2: R { var k2 = t("k2") }
class R3: R2 { var k3 = t("k3"); required init(n: Int) { print("R3"); super.init(n: n) } }
print("--"); _ = R2.make(); print("--"); _ = R3.make(); print("--"); _ = R3(); print("--"); _ = R2()
class Box<T> {
  var v: T; init(_ v: T) { self.v = v };
  convenience init(many v: T, _ n: Int) { print("many"); self.init(v) }
}
class IntBox: Box<Int> { var w = t("w") }
class SubBox<T>: Box<T> { var w: [T] = []; var u = t("u") }
print("--"); print(IntBox(many: 3, 2).w, SubBox(many: "a", 2).u)
class Ov: Base {
  var o = t("o"); override convenience init() { print("ov"); self.init(k: 1) };
  init(k: Int) { print("Ov.k"); super.init() }
}
print("--"); print(Ov(n: 1).o)
