// swift-format-ignore-file: NeverForceUnwrap
// Optional chains that are assigned to, called, and changed through.
final class Node {
  var value = 1; var next: Node?; var items: [Int]? = nil;
  var label: String? { didSet { print("label", label ?? "nil") } };
  func grow(_ n: Int) -> Int { value += n; return value }; init() {}
}
func noisy(_ n: Int) -> Int { print("noisy", n); return n }
let root = Node()
root.next?.value = noisy(1)
root.next = Node()
root.next?.value = noisy(2)
root.next?.value += noisy(3)
root.next?.next?.value = noisy(4)
print(root.next?.value ?? 0, root.next?.next?.value as Any)
root.items?.append(noisy(5))
root.items = []
root.items?.append(noisy(6))
root.items?[0] += 10
root.items? += [7, 8]
print(root.items ?? [])
print(root.next?.grow(5) as Any, root.next?.next?.grow(noisy(6)) as Any)
if let _ = root.next?.next?.grow(1) { print("there") } else { print("not there") }
root.label? += "x"
root.label = "a"
root.label? += "b"

struct Inner {
  var list = [1, 2]; var text: String? = "t"; mutating func double() { list += list }
}
struct Outer { var inner: Inner? = Inner(); var table: [String: Inner] = [:] }
var outer = Outer()
outer.inner?.list[0] = 9
outer.inner?.double()
outer.inner?.text?.append("!")
print(outer.inner?.list ?? [], outer.inner?.text ?? "-")
outer.table["k"]?.list.append(1)
outer.table["k"] = Inner()
outer.table["k"]?.list.append(3)
outer.table["k"]?.text = nil
outer.table["k"]?.double()
print(outer.table["k"]?.list ?? [], outer.table["k"]?.text as Any)
outer.inner = nil
outer.inner?.double()
outer.inner?.list[noisy(7)] = noisy(8)
print(outer.inner == nil)
extension Inner: Equatable {}
var numbers: [Int]? = [3, 1, 2]
numbers?.sort()
numbers?.swapAt(0, 2)
print(numbers!, numbers?.first.map { $0 + 1 } ?? 0, numbers?.isEmpty == false)
var maybe: Int? = 4
maybe? += 1
maybe! *= 2
print(maybe!, (maybe?.description.count)!)
let functions: [String: (Int) -> Int]? = ["inc": { $0 + 1 }]
print(functions?["inc"]?(4) as Any, functions?["dec"]?(noisy(9)) as Any)
