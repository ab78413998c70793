final class Shared { var n = 0 }
struct Holder {
  let shared = Shared(); var own = 0; mutating func bump() { shared.n += 1; own += 1 }
}
var a = Holder()
var b = a
a.bump(); b.bump(); b.bump()
print(a.own, b.own, a.shared.n, a.shared === b.shared)
let c = Holder()
c.shared.n = 7
print(c.shared.n, c.shared === a.shared)
