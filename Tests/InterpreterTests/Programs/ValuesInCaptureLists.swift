// swift-format-ignore-file: NeverForceUnwrap
let x = 1
var y = 1
let shown = { [y, z = x + y] in "\(y) \(z)" }
y = 5
print(shown(), y)
func local(_ y: Int) -> () -> String {
  var y = y
  defer { y = 9 }
  return { [y, twice = y * 2, sum = y + x] in "\(y) \(twice) \(sum)" }
}
print(local(4)())
let sorters: KeyValuePairs<String, (String, String) -> Bool> = [
  "length": { ($0.count, $0) < ($1.count, $1) }, "reverse": (>), "plain": (<),
]
for (name, sorter) in sorters { print(name, ["pear", "fig", "apple"].sorted(by: sorter)) }
