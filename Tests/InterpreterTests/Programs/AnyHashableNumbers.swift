var bag: [AnyHashable: Any] = [1: "int", "one": 2, true: "bool", 2.5: [1]]
print(
  bag.count, bag[1] ?? "-", bag["one"] ?? "-", bag[true] ?? "-", bag[2.5] ?? "-", bag[false] == nil)
bag[AnyHashable("new")] = 5; bag[1] = nil
print(
  bag.keys.contains("new"), bag.count, AnyHashable(1) == AnyHashable(1.0),
  AnyHashable("a") == AnyHashable("a" as Substring), AnyHashable(3).base is Int)
print(Set<AnyHashable>([1, 1.0, "a"]).count, AnyHashable(UInt8(3)) == AnyHashable(3))
