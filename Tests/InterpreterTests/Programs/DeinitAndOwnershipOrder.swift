// swift-format-ignore-file: NeverForceUnwrap
final class Track {
  let name: String
  init(_ name: String) { self.name = name; print("+\(name)") }
  deinit { print("-\(name)") }
}
struct Holder { var a: Track; var b: Track? }
func scope() {
  let one = Track("one")
  _ = Track("ignored")
  var two: Track? = Track("two")
  two = nil
  defer { print("defer", one.name) }
  print("body", two == nil)
}
scope()
var holder: Holder? = Holder(a: Track("a"), b: Track("b"))
holder?.b = nil
var copy = holder
holder = nil
print("copy keeps", copy!.a.name)
copy = nil
var list = [Track("x"), Track("y"), Track("z")]
list.removeFirst()
list[0] = Track("w")
list.removeAll()
class Parent { var children: [Child] = []; deinit { print("parent gone, \(children.count)") } }
class Child {
  weak var parent: Parent?; let n: Int; init(_ n: Int, _ p: Parent) { self.n = n; parent = p }
  deinit { print("child \(n) gone, \(parent == nil)") }
}
do {
  let parent = Parent()
  for i in 1...2 { parent.children.append(Child(i, parent)) }
  print(parent.children.compactMap { $0.parent === parent ? $0.n : nil })
}
func pass(_ t: Track) -> Track { print("pass", t.name); return t }
print(pass(Track("temp")).name)
var dictionary: [String: Track] = ["k": Track("old")]
dictionary["k"] = Track("new")
dictionary["k"] = nil
enum Wrapped { case none, some(Track) }
var wrapped = Wrapped.some(Track("enum"))
wrapped = .none
print("end")
