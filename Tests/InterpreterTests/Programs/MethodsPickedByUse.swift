print(
  "a-b_c".split(whereSeparator: "-_".contains), "abc".filter("ac".contains),
  ["a", "b"].map("xa".contains))
let v = "-_"
print("a-b_c".split(whereSeparator: v.contains))
print("a-b_c".split { v.contains($0) })
let vv = "-_"
let f: (Character) -> Bool = vv.contains
print(f("-"))
let g: (Character) -> Bool = "ab".contains
print(g("-"), "abc".filter(g))
let h: (Int) -> Bool = [1, 2].contains
print(h(2))
print([1, 5].filter([1, 2].contains))
print([1, 5].map([1, 2].contains))
let s: Set = [1]; print([1, 5].filter(s.contains))
