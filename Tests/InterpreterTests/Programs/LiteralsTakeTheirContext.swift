// A literal has no type until its context gives it one.
let a: Double = 3
let b: [Double] = [1, 2, 3]
let c: [String: Double] = ["x": 1]
let d: Float = 1 / 4
let e: Set<Double> = [1, 1.5]
let f: (Double, Int8) = (1, 2)
let g: Double? = 5
let h: [Double?] = [1, nil, 3]
print(a, b, c, d, e.sorted(), f, g as Any, h)
print(1 / 2, 1 / 2.0, 7 / 2 * 2.0, 3 + 0.5)
func half(_ value: Double) -> Double { value / 2 }
print(half(7), half(-7), b.map { $0 * 2 }, b.reduce(0, +))
var total = 0.0
for value in [1, 2.5, 3] { total += value }
print(total, max(1, 2.5), abs(-3), min(4, 2))
let flags: UInt8 = 0b1010_0001
print(flags, 0xff, 0o17, 1_000_000, 1e3, 0x1p4)
let letter: Character = "z"
let scalar: Unicode.Scalar = "z"
print(letter, scalar.value, "z" == letter, "\u{1F600}".count)
print([1, 2] + [3], [[1], []], [1: "one"][1] ?? "none", true ? 1 : 2.5)

// A literal is one text, also where an escape in it begins a line.
let lineEnd: Unicode.Scalar = "\n"
let ends = "a\nb\r\u{0A}c".unicodeScalars.map { $0 == "\n" || $0 == "\r" }
print(lineEnd.value, ends)
switch lineEnd {
case "\n": print("a line ends")
default: print("it goes on")
}
print(Character("\n") == "\n", String("\n").count, Double(3), UInt8(200), Int("5") ?? 0)
