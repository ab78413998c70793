final class Token {
  let name: String
  init(_ name: String) { self.name = name; print("+\(name)") }
  deinit { print("-\(name)") }
}
func scopes() {
  let a = Token("a")
  do {
    let b = Token("b")
    let c = Token("c")
    print("in", b.name, c.name)
  }
  print("after do")
  if true { let d = Token("d"); print(d.name) }
  for i in 0..<2 { let e = Token("e\(i)"); print("loop", e.name) }
  print("end", a.name)
}
scopes()
func reassigns() {
  var x = Token("one")
  print("has", x.name)
  x = Token("two")
  print("has", x.name)
  var y: Token? = Token("three")
  y = nil
  print("is nil", y == nil)
  y = x
  x = Token("four")
  print(y?.name ?? "-", x.name)
}
reassigns()
func early(_ leave: Bool) -> Int {
  let a = Token("kept")
  guard !leave else { print("leaving"); return a.name.count }
  let b = Token("late")
  defer { print("defer", b.name) }
  print("staying")
  return 0
}
print(early(true), early(false))
func temporaries() {
  print(Token("t1").name)
  _ = Token("t2")
  print("between")
  let n = Token("t3").name.count + Token("t4").name.count
  print(n)
  Token("t5").name.isEmpty ? print("no") : print("yes")
}
temporaries()
func pass(_ t: Token) -> Token { print("pass", t.name); return t }
func through() {
  print(pass(Token("p1")).name)
  let kept = pass(pass(Token("p2")))
  print("kept", kept.name)
}
through()
func loops() {
  var last: Token?
  for i in 0..<3 {
    last = Token("l\(i)")
    if i == 1 { continue }
    print("turn", i)
  }
  print("last", last?.name ?? "")
  while let found = last { print("while", found.name); last = nil }
  print("over")
}
loops()
func swaps() {
  var a = Token("s1"), b = Token("s2")
  swap(&a, &b)
  print(a.name, b.name)
  (a, b) = (b, Token("s3"))
  print(a.name, b.name)
}
swaps()
func matching(_ t: Token?) {
  switch t {
  case let found? where found.name == "m": print("matched", found.name)
  case .some: print("some")
  case nil: print("none")
  }
}
matching(Token("m")); matching(Token("n")); matching(nil)
print("end of program")
