struct File: ~Copyable { var n = 0 }
func use(_ f: consuming File) { f.n += 1; print(f.n) }
use(File())
func grow(_ list: consuming [Int]) -> [Int] { list.append(3); return list }
var a = [1]
print(grow(a), a)
func later(_ n: consuming Int) -> () -> Int { n += 1; let m = n; return { m } }
print(later(4)())
func kept(_ n: consuming Int) -> () -> Int {
  return {
    n += 1; return n
  }
}
let k = kept(1); print(k(), k())
