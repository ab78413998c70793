/// When instances go, and references that do not hold them.
final class Tracker {
  let name: String
  weak var friend: Tracker?
  unowned let owner: Tracker?
  init(_ name: String, owner: Tracker? = nil) {
    self.name = name
    self.owner = owner
    print("born", name)
  }
  deinit {
    print("gone", name)
  }
}
struct Holder { var tracker: Tracker? }

func scoped() {
  let inner = Tracker("inner")
  print("using", inner.name)
}
func returned() -> Tracker { Tracker("returned") }

func lifetimes() {
  scoped()
  print("after scope")
  var a: Tracker? = Tracker("a")
  weak var weakA = a
  print(weakA?.name as Any)
  a = nil
  print(weakA == nil)
  var holder = Holder(tracker: Tracker("held"))
  var copy = holder
  holder.tracker = nil
  print("still", copy.tracker!.name)
  copy.tracker = nil
  print("released")
  let b = Tracker("b")
  do {
    let c = Tracker("c", owner: b)
    b.friend = c
    print(b.friend?.name ?? "none", c.owner!.name)
  }
  print(b.friend?.name ?? "none")
  var list = [Tracker("l0"), Tracker("l1")]
  list.removeFirst()
  print("removed")
  list = []
  print("emptied")
  _ = returned().name
  print("last")
}
