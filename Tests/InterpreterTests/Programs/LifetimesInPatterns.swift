final class Token { let name: String; init(_ n: String) { name = n }; deinit { print("-\(name)") } }
enum E { case one(Token), two(Token, Token), none }
func f() {
  switch Optional(Token("q")) {
  case .some: print("some");
  case nil: print("nil")
  }
  print("1")
  switch Optional(Token("r")) {
  case .some(_): print("some");
  case nil: print("nil")
  }
  print("2")
  switch Optional(Token("s")) {
  case let x?: print("some", x.name);
  case nil: print("nil")
  }
  print("3")
  switch E.two(Token("a"), Token("b")) {
  case .two(let x, _): print("two", x.name);
  default: print("d")
  }
  print("4")
  switch E.one(Token("c")) {
  case .two(let x, _): print("two", x.name);
  default: print("d")
  }
  print("5")
  if case .two(let x, _) = E.two(Token("e"), Token("f")) { print("two", x.name) }
  print("6")
  if case .two = E.two(Token("g"), Token("h")) { print("two") }
  print("7")
  if case .one = E.two(Token("g"), Token("h")) { print("one") } else { print("else") }
  print("8")
  if let x = Optional(Token("i")), x.name == "z" { print("z") } else { print("else") }
  print("9")
  let (p, _) = (Token("j"), Token("k"))
  print("10", p.name)
  var e = E.two(Token("l"), Token("m"))
  switch e {
  case .two(let x, _): e = .none; print("in", x.name);
  default: break
  }
  print("11", e)
  guard let y = Optional(Token("n")), y.name == "n" else { return }
  print("12", y.name)
  guard let z = Optional(Token("o")), z.name == "n" else { print("else"); return }
  print(z)
}
f()
switch Token("w") {
case let t where t.name == "x": print("x");
case let t where t.name == "w": print("w");
default: print("d")
}
print("end")
while let t = Optional(Token("loop")), t.name == "no" { print(t.name) }
print("end2")
