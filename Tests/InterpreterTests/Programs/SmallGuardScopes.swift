func f(_ a: Int?, _ b: String?) -> String {
  guard let a, a > 0 else { return "no a" }
  guard let b = b?.first else { return "no b" }
  guard case let (x, y) = (a * 2, b), x != 6 else { return "six" }
  return "\(x)\(y)"
}
print(f(nil, "x"), f(-1, "x"), f(1, nil), f(1, ""), f(3, "q"), f(4, "q"))
