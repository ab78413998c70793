protocol Storing { var name: String { get } }
protocol Loud: Storing { func shout() -> String }
struct Store: Loud { let name: String; func shout() -> String { name.uppercased() } }
final class Box {
  private var made: [ObjectIdentifier: (Box) -> Any] = [:]
  func register<S>(_ type: S.Type = S.self, factory: @escaping (Box) -> S) {
    made[ObjectIdentifier(type)] = factory
  }
  func resolve<S>(_ type: S.Type = S.self) -> S {
    guard let one = made[ObjectIdentifier(type)]?(self) as? S else { fatalError("no \(type)") }
    return one
  }
}
let box = Box()
box.register(Storing.self) { _ in Store(name: "a") }
box.register(Loud.self) { _ in Store(name: "b") }
box.register { _ in 3 }
let s: Storing = box.resolve()
print(s.name, box.resolve(Loud.self).shout(), box.resolve(Int.self))
print(Storing.self, (any Storing).self, [Storing].self, Optional<any Storing>.self)
print(ObjectIdentifier(Storing.self) == ObjectIdentifier((any Storing).self))
let all: [Any.Type] = [Storing.self, Loud.self, Store.self]
print(all, all.map { "\($0)" })
func name<T>(of type: T.Type) -> String { String(describing: type) }
print(name(of: Storing.self), name(of: Loud.self))
