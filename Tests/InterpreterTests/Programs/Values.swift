// Numbers, strings, structs and arrays as values: copies do not see each other's changes.
func fibonacci(_ n: Int) -> Int {
  if n < 2 { return n }
  return fibonacci(n - 1) + fibonacci(n - 2)
}
print(fibonacci(15))

struct Place {
  var x: Int
  var y: Double
  mutating func move(by distance: Int) { x += distance }
  func moved(by distance: Int) -> Place {
    var copy = self
    copy.move(by: distance)
    return copy
  }
}
struct Route {
  var start: Place
  var stops: [Place] = []
}
var place = Place(x: 1, y: 2.5)
place.move(by: 3)
let before = place
place.x = 10
print(place, before, place.moved(by: -4))

var route = Route(start: place)
route.stops.append(before)
var other = route
other.stops[0].move(by: 100)
other.start.y *= 2
print(route.stops[0].x, other.stops[0].x, route.start.y, other.start.y)

var words = ["a", "b", "c"]
let kept = words
words.append("d")
words[0] += "!"
print(words.map { $0 + "?" }, kept, words.count)

var total = 0
for i in 0..<100 where i % 3 == 0 { total += i }
print(total, total / 7, total % 7, -total)

var counts: [String: Int] = [:]
for word in ["x", "y", "x", "z", "x"] { counts[word, default: 0] += 1 }
print(counts["x"] ?? 0, counts["q"] as Any, counts.count)
for key in counts.keys.sorted() { print(key, counts[key] ?? 0) }

let pair = (name: "n", value: 3)
print(pair.name, pair.value, pair)
