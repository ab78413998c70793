// Members by name or by key path, calls of values.
@dynamicMemberLookup struct Json {
  var table: [String: Int] = ["a": 1]
  subscript(dynamicMember name: String) -> Int {
    get { table[name] ?? -1 }
    set { table[name] = newValue }
  }
}
var json = Json()
json.b = 5
json.a += 10
print(json.a, json.b, json.missing, json.table.count)
struct Settings { var volume = 3; var title = "t"; var sizes = [1, 2] }
@dynamicMemberLookup struct Draft<T> {
  private(set) var base: T
  var changes = 0
  init(_ base: T) { self.base = base }
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { base[keyPath: path] }
    set { base[keyPath: path] = newValue; changes += 1 }
  }
}
var draft = Draft(Settings())
draft.volume = 8
draft.title += "!"
draft.sizes.append(3)
draft.sizes[0] = 9
print(draft.volume, draft.title, draft.sizes, draft.changes, draft.base.sizes.count)
@dynamicMemberLookup final class Proxy<T> {
  let target: T
  init(_ target: T) { self.target = target }
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V {
    print("read"); return target[keyPath: path]
  }
}
let proxy = Proxy(Settings(volume: 1, title: "p"))
print(proxy.title, proxy.sizes.count, proxy.volume + 1)
@dynamicCallable struct Adder {
  func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
}
let add = Adder()
print(add(1, 2, 3), add())
struct Polynomial {
  var factors: [Int]; func callAsFunction(_ x: Int) -> Int { factors.reduce(0) { $0 * x + $1 } };
  func callAsFunction(text x: Int) -> String { "p(\(x)) = \(self(x))" }
}
let p = Polynomial(factors: [1, 2, 3])
print(p(2), p(text: 3), [1, 2].map { p($0) })
struct Outer { var inner = Draft(Settings()); var made = 0 }
var outer = Outer()
outer.inner.volume = 20
outer.inner.title = "deep"
print(outer.inner.base.volume, outer.inner.base.title, outer.inner.changes)
