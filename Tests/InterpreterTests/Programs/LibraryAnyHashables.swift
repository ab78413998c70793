struct Key: Hashable { var a: Int; var b: String }
enum Kind: Hashable { case one, two(Int) }
let keys: [AnyHashable] = [1, "x", Key(a: 1, b: "k"), Kind.two(3), 2.5, true]
print(
  keys.count, keys.contains(AnyHashable("x")), keys.contains(AnyHashable(Kind.two(4))),
  keys.firstIndex(of: AnyHashable(Key(a: 1, b: "k"))) ?? -1)
var table: [AnyHashable: String] = [1: "int", "s": "string", Kind.one: "kind"]
table[Key(a: 2, b: "z")] = "key"
print(
  table[1] ?? "-", table["s"] ?? "-", table[Kind.one] ?? "-", table[Key(a: 2, b: "z")] ?? "-",
  table[2] ?? "-", table.count)
print(
  AnyHashable(1) == AnyHashable(1), AnyHashable(1) == AnyHashable("1"),
  AnyHashable(Kind.two(1)) == AnyHashable(Kind.two(1)))
if let text = keys[1].base as? String { print("base", text) }
print(keys[0], keys[2], "\(keys[3])", keys[5])
final class Node {}
let (x, y) = (Node(), Node())
print(
  ObjectIdentifier(x) == ObjectIdentifier(x), ObjectIdentifier(x) == ObjectIdentifier(y),
  Set([ObjectIdentifier(x), ObjectIdentifier(y), ObjectIdentifier(x)]).count)
print(
  ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self),
  ObjectIdentifier(Int.self) != ObjectIdentifier(String.self))
var seen: Set<AnyHashable> = []
for item in [1, 2, 1, 3, 2] as [AnyHashable] where seen.insert(item).inserted { print("new", item) }
var hasher = Hasher()
hasher.combine(1)
hasher.combine("a")
let first = hasher.finalize()
var again = Hasher()
again.combine(1)
again.combine("a")
print(first == again.finalize(), Key(a: 1, b: "x").hashValue == Key(a: 1, b: "x").hashValue)
let mixed: [Any] = [1, "two", 3.0, [4], Key(a: 5, b: ""), Kind.one, (6, 7), Optional(8) as Any]
for value in mixed {
  switch value {
  case let number as Int: print("int", number)
  case let text as String: print("text", text)
  case is Double: print("double")
  case let list as [Int]: print("list", list)
  case let key as Key: print("key", key.a)
  case let pair as (Int, Int): print("pair", pair.0 + pair.1)
  case let kind as Kind: print("kind", kind)
  default: print("other", value)
  }
}
