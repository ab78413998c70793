protocol Eater<Meal> {
  associatedtype Meal; var n: Int { get }; mutating func eat(_ m: Meal); static func fav() -> Meal
}
struct Cow: Eater {
  var n = 0; mutating func eat(_ m: Int) { n += 1 }; static func fav() -> Int { 3 }
}
func feed<E: Eater>(_ e: inout E) { e.eat(E.fav()) }
func show<E: Eater>(_ e: E) { print(e.n, E.fav()) }
var all: [any Eater] = [Cow(), Cow()]
show(all[0])
feed(&all[0])
show(all[0])
