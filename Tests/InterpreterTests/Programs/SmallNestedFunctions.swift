func process(_ list: [Int]) -> (Int, [String]) {
  var log: [String] = []
  var total = 0
  func add(_ n: Int) { total += n; note("add \(n)") }
  func note(_ s: String) { log.append("\(log.count): \(s)") }
  func each(_ f: (Int) -> Void) { for n in list { f(n) } }
  each(add)
  each { n in if n > 1 { note("big \(n)") } }
  return (total, log)
}
print(process([1, 2, 3]))
