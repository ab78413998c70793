func unless(
  _ c: @autoclosure () -> Bool, _ body: () -> Void,
  else other: @autoclosure () -> String = "default"
) -> String { if !c() { body(); return "ran" }; return other() }
var n = 0
func bump() -> Int { n += 1; return n }
print(
  unless(n > 0, { n += 10 }), unless(bump() > 0, {}), unless(true, {}, else: "other \(bump())"), n)
func keep(_ f: @autoclosure @escaping () -> Int) -> () -> Int { f }
let later = keep(bump() * 100)
print(n, later(), later(), n)
