var count = 0
var next: Int { count += 1; return count }
let first = next
let pair = (next, next)
var doubled: Int {
  get { count * 2 }
  set { count = newValue / 2 }
}
doubled = 40
doubled += 2
print(first, pair, count, doubled, next)
