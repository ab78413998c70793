// A lazy variable among statements is made when it is asked for, once, or never.
final class Loud {
  let n: Int
  init(_ n: Int) { self.n = n; print("make", n) }
  deinit { print("drop", n) }
}
func local(_ flag: Bool) {
  print("start")
  lazy var loud = Loud(1)
  lazy var never = Loud(2)
  print("before")
  if flag { print("use", loud.n, loud.n) }
  var base = 1
  lazy var text: String = {
    print("compute", base); return "T\(base)"
  }()
  base = 5
  let read = { text }
  print(read(), text)
  text += "!"
  print(text, read())
  lazy var list = [base]
  list.append(7)
  base = 9
  print(list, list.count)
  lazy var given: Int? = 3
  given = nil
  print(given as Any)
  if base == 0 { print(never.n) }
  print("end")
}
local(true)
local(false)
struct Holder { lazy var loud = Loud(3); var plain = 1 }
var holder = Holder()
print("holder", holder.plain)
print(holder.loud.n)
if let match = "paid 7".firstMatch(of: /\d/) { print(match.0, match.output, match.range.isEmpty) }
