class Animal {
  var sound: String { "..." }; func speak() -> String { "\(type(of: self)) says \(sound)" };
  class func make() -> Animal { Self.init() }; required init() {}
}
class Dog: Animal {
  override var sound: String { super.sound + "woof" };
  override class func make() -> Animal { print("making dog"); return super.make() }
}
print(Animal.make().speak(), Dog.make().speak())
class Base {
  class var kind: String { "base" }; func me() -> Self { self }; required init() {};
  static func create() -> Self { Self() }
}
class Derived: Base { override class var kind: String { super.kind + "+derived" }; var extra = 1 }
final class Last: Derived { override class var kind: String { "<" + super.kind + ">" } }
print(Base.kind, Derived.kind, Last.kind, type(of: Derived().me()), Last.create().extra)
let types: [Base.Type] = [Base.self, Derived.self, Last.self]
print(types.map { $0.kind }, types.map { type(of: $0.init()) }, type(of: Last() as Base).kind)
