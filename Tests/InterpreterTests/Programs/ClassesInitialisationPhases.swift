class Base {
  let tag: String
  var log: [String] = ["base default"]
  init(tag: String) { self.tag = tag; log.append("base init \(tag)"); setUp() }
  convenience init() { self.init(tag: "plain"); log.append("convenience") }
  func setUp() { log.append("base set up") }
  class func make() -> Self { self.init(required: "made") }
  required init(required: String) { tag = required; setUp() }
}
class Derived: Base {
  var extra = { () -> Int in
    print("extra made"); return 4
  }()
  lazy var late: Int = {
    print("late made"); return extra * 2
  }()
  override init(tag: String) {
    extra += 1; super.init(tag: tag + "!"); log.append("derived \(extra)")
  }
  required init(required: String) { super.init(required: required); extra = -1 }
  override func setUp() { super.setUp(); log.append("derived sees \(extra)") }
}
print(Base().log)
let d = Derived()
print(d.log, d.tag)
print(d.late, d.late)
print(Derived.make().log, Derived.make().extra, type(of: Derived.make()))
class Fails {
  var n: Int
  init?(_ n: Int) { guard n > 0 else { return nil }; self.n = n }
  deinit { print("fails \(n) gone") }
}
class FailsMore: Fails {
  let half: Int
  override init?(_ n: Int) {
    half = n / 2
    super.init(n - 1)
    if half > 10 { return nil }
  }
}
print(Fails(0) == nil, FailsMore(1) == nil, FailsMore(30) == nil, FailsMore(5)?.half ?? 0)
struct Inits {
  var a: Int, b: Int
  init(_ a: Int) { self.a = a; b = a + 1 }
  init() { self = Inits(7) }
}
extension Inits { init(sum: Int) { self.init(sum / 2); b = sum - a } }
print(Inits(), Inits(sum: 9), Inits(1))
