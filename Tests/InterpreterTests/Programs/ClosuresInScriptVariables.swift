// swift-format-ignore-file: NeverForceUnwrap
let f1 = { () -> Int in
  var n = 3; let a = { n -= 1 }; a(); a(); return n
}
print(1, f1())
let f2 = { () -> () -> Int in
  var n = 3;
  let a = {
    n -= 1; return n
  };
  return {
    n += 10; return a()
  }
}
let g2 = f2()
print(2, g2(), g2())
let f3 = { () -> Int in
  var n = 3;
  let a = {
    let b = { n -= 1 }; b()
  }; a(); a(); return n
}
print(3, f3())
let f4 = { () -> Int in
  var n = 3; let a = { { n -= 1 }() }; a(); a(); return n
}
print(4, f4())
let f5 = { (m: Int) -> Int in
  var n = 3; let a = { { n -= m }() }; a(); a(); return n
}
print(5, f5(1))
let f6 = { (m: Int) -> Int in
  var n = 3; func b() { n -= m }; let a = { b() }; a(); a(); return n
}
print(6, f6(1))
let f7 = { (m: Int) -> Int in
  var n = 3; [1, 2].forEach { x in [1].forEach { n -= $0 * x } }; return n
}
print(7, f7(1))
func f8() {
  let a = {
    var n = 3;
    let b = {
      {
        n -= 1; return n
      }()
    }; return b() + b()
  }; print(8, a())
}
f8()
func f9() {
  let a = {
    [1, 2].map { x in
      var n = 3;
      let b = {
        {
          n -= 1; return n
        }()
      }; return b() + b() + x
    }
  }; print(9, a())
}
f9()
