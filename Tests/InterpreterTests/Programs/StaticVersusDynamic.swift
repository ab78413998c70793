class Animal {
  func speak() -> String { "..." }; func intro() -> String { "I say \(speak())" };
  static func make() -> Animal { Animal() }; class func kind() -> String { "animal" };
  func kindOfMe() -> String { Self.kind() }
}
class Dog: Animal {
  override func speak() -> String { "woof" }; override class func kind() -> String { "dog" }
}
class Puppy: Dog { override func speak() -> String { super.speak().uppercased() + "!" } }
extension Animal { func extra() -> String { "extra " + speak() } }
func over(_ a: Animal) -> String { "over Animal" }
func over(_ d: Dog) -> String { "over Dog" }
func generic<T: Animal>(_ t: T) -> String {
  over(t) + " " + String(describing: T.self) + " " + String(describing: type(of: t))
}
let p: Animal = Puppy()
print(
  p.intro(), p.extra(), over(p), over(Puppy()), generic(p), generic(Puppy()), p.kindOfMe(),
  Puppy.kind())
protocol Loud { func volume() -> Int }
extension Loud {
  func volume() -> Int { 1 }; func twice() -> Int { volume() * 2 };
  func only() -> String { "protocol" }
}
class Radio: Loud { func only() -> String { "radio" } }
class BigRadio: Radio { func volume() -> Int { 9 }; override func only() -> String { "big" } }
class Proper: Loud { func volume() -> Int { 5 } }
class Louder: Proper { override func volume() -> Int { 50 } }
let louds: [any Loud] = [Radio(), BigRadio(), Proper(), Louder()]
print(
  louds.map { $0.volume() }, louds.map { $0.twice() }, louds.map { $0.only() }, BigRadio().only(),
  (BigRadio() as Radio).only(), BigRadio().volume())
struct S: Loud { func volume() -> Int { 7 }; func only() -> String { "struct" } }
func f<T: Loud>(_ t: T) -> String { "\(t.volume()) \(t.only())" }
func g(_ t: any Loud) -> String { "\(t.volume()) \(t.only())" }
func h(_ t: some Loud) -> String { "\(t.volume()) \(t.only())" }
print(S().only(), f(S()), g(S()), h(S()))
extension Collection { func kind() -> String { "collection" } }
extension Array { func kind() -> String { "array" } }
extension Array where Element == Int { func kind() -> String { "ints" } }
func c<C: Collection>(_ c: C) -> String { c.kind() }
print([1].kind(), ["a"].kind(), Set([1]).kind(), c([1]), "x".kind())
