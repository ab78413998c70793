func f() { let g = { (k: inout Int) in k *= 2 }; var q = 3; g(&q); print(q) }
f()
func f2() { let g: (inout Int) -> Void = { (k: inout Int) in k *= 2 }; var q = 3; g(&q); print(q) }
f2()
func f3(_ n: inout Int) { let g: (inout Int) -> Void = { (k: inout Int) in k *= 2 }; g(&n) }
var z = 4; f3(&z); print(z)
var w = 4; f3(&w); print(w)
