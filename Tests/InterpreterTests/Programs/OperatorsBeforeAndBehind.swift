prefix operator ++
postfix operator ++
prefix func ++ (x: inout Int) -> String { x += 1; return "pre" }
postfix func ++ (x: inout Int) -> String { x += 1; return "post" }
var i = 2
print(++i, i++, i)
struct S {
  var n = 1; static prefix func ++ (s: S) -> Int { s.n + 10 };
  static postfix func ++ (s: S) -> Int { s.n + 20 }
  static prefix func ... (s: S) -> String { "pre..." };
  static postfix func ... (s: S) -> String { "post..." }
}
print(++S(), S()++, ...S(), S()...)
print([1, 2, 3][1...], [1, 2, 3][...1], (3...).contains(5), -i, !true)
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
prefix operator %
prefix func % (x: Double) -> Double { x * 100 }
print(50%, %0.5)
protocol Q { static prefix func ++ (q: Self) -> String; static postfix func ++ (q: Self) -> String }
struct T: Q {
  static postfix func ++ (q: T) -> String { "T post" };
  static prefix func ++ (q: T) -> String { "T pre" }
}
func g<X: Q>(_ x: X) { print(++x, x++) }
g(T())
let r = 1...
print(r.lowerBound)
for x in 5... { if x > 6 { break }; print(x) }
switch 7 {
case 5...: print("big");
default: print("small")
}
