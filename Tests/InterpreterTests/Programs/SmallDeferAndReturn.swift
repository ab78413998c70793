var log: [String] = []
func a() -> Int { var n = 1; defer { n = 99; log.append("a\(n)") }; return n }
func b(_ stop: Bool) -> String {
  defer { log.append("b1") }; if stop { return "early" }; defer { log.append("b2") }; return "late"
}
func c() {
  for i in 0..<3 {
    defer { log.append("c\(i)") }; if i == 1 { continue }; if i == 2 { break };
    log.append("body\(i)")
  }
}
func d() throws { defer { log.append("d") }; struct E: Error {}; throw E() }
func e() -> Int {
  defer { log.append("e-outer") }; do { defer { log.append("e-inner") }; return log.count }
}
let results = (a(), b(true), b(false))
c(); try? d()
print(results, e(), log)
