@dynamicMemberLookup struct Bag {
  var values: [String: Int] = ["a": 1]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? -1 }
    set { values[name] = newValue }
  }
}
@dynamicMemberLookup struct Lens<T> {
  var value: T
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> Lens<V> {
    Lens<V>(value: value[keyPath: path])
  }
}
struct Inner { var depth = 3; var name = "in" }
struct Outer { var inner = Inner(); var list = [1, 2] }
@dynamicMemberLookup final class Proxy<T> {
  var target: T; init(_ t: T) { target = t }
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { target[keyPath: path] }
    set { target[keyPath: path] = newValue }
  }
}
@dynamicCallable struct Caller {
  func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    args.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
  }
}
struct Adder {
  var base: Int; func callAsFunction(_ n: Int, times: Int = 1) -> Int { base + n * times };
  func callAsFunction(_ text: String) -> String { "\(base)\(text)" }
}
var bag = Bag()
bag.b = 5
bag.a += 10
print(bag.a, bag.b, bag.missing, bag.values.count)
print(Lens(value: Outer()).inner.depth.value, Lens(value: Outer()).inner.name.value.count)
let proxy = Proxy(Outer())
proxy.inner.depth = 9
proxy.list.append(3)
proxy.inner.name += "!"
print(proxy.target.inner, proxy.list)
let caller = Caller()
print(caller(1, 2, 3), caller(x: 1, y: 2))
let adder = Adder(base: 10)
print(adder(1), adder(2, times: 3), adder("x"), [1, 2].map { adder($0) })
