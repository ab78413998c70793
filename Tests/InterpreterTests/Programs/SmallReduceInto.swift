// swift-format-ignore-file: NeverForceUnwrap
struct Sale { var shop: String; var amount: Int }
let sales = [Sale(shop: "a", amount: 3), Sale(shop: "b", amount: 5), Sale(shop: "a", amount: 4)]
let totals = sales.reduce(into: [String: Int]()) { $0[$1.shop, default: 0] += $1.amount }
let best = totals.max { $0.value < $1.value }
let (small, large) = sales.reduce(into: ([Int](), [Int]())) { acc, s in
  if s.amount < 4 { acc.0.append(s.amount) } else { acc.1.append(s.amount) }
}
print(totals.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, best!.key, small, large)
print(
  sales.map(\.amount).reduce((0, 0)) { ($0.0 + $1, max($0.1, $1)) },
  ["x", "y"].reduce("") { "(" + $0 + $1 + ")" }, [[1, 2], [3]].reduce([], +),
  [1, 2, 3].reduce(true) { $0 && $1 > 0 })
