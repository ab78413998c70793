// What a place is found by comes first, then the value, then the access.
func say(_ text: String, _ n: Int) -> Int { print(text, n); return n }
final class Shelf {
  var rows = [[1, 2], [3, 4]]
  var name: String {
    get { print("get name"); return stored }
    set { print("set name"); stored = newValue }
  }
  private var stored = "a"
}
func shelf(_ s: Shelf) -> Shelf { print("shelf"); return s }
let s = Shelf()
shelf(s).rows[say("row", 0)][say("column", 1)] = say("value", 20)
print(s.rows)
shelf(s).rows[say("row", 1)][say("column", 0)] += say("value", 5)
print(s.rows)
shelf(s).name += String(say("more", 7))
print(s.name)
var table = ["a": 1]
table["a", default: say("default", 0)] += say("add", 2)
table["b", default: say("default", 10)] += say("add", 3)
print(table["a"] ?? 0, table["b"] ?? 0)
var numbers = [1, 2, 3, 4]
numbers[say("first", 0)] = numbers[say("last", 3)]
print(numbers)
func change(_ a: inout Int, _ b: Int, _ c: inout Int) { a += b; c *= b }
change(&numbers[say("i", 1)], say("by", 10), &s.rows[say("r", 0)][say("c", 0)])
print(numbers, s.rows)
(numbers[0], numbers[1]) = (numbers[1], numbers[0])
print(numbers)
struct Pair { var a = 1; var b = 2; mutating func both(_ x: inout Int) { a += x; x = a } }
func pairs() {
  var pair = Pair()
  swap(&pair.a, &pair.b)
  print(pair.a, pair.b)
  var outside = 5
  pair.both(&outside)
  print(pair.a, outside)
}
pairs()
var outside = 5
struct Log {
  var entries: [String] = []
  subscript(key: String) -> Int {
    get { print("read", key); return key.count }
    set { print("write", key, newValue); entries.append(key) }
  }
}
var log = Log()
log["abc"] += say("plus", 1)
log[String(say("key", 12))] = say("new", 3)
change(&log["xy"], 4, &outside)
print(log.entries, outside)
