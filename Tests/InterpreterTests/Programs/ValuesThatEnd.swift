struct File: ~Copyable {
  let fd: Int
  consuming func close() { print("close", fd) }
  func read() { print("read", fd) }
  deinit { print("deinit", fd) }
}
func take(_ f: consuming File) { print("took", f.fd) }
func look(_ f: borrowing File) { print("look", f.fd) }
do { let f = File(fd: 1); f.close(); print("closed") }
do { let f = File(fd: 2); take(f); print("after") }
do { let f = File(fd: 3); f.read(); look(f); print("x", f.fd) }
func make(_ n: Int) -> File { let f = File(fd: n); print("made"); return f }
func run() { let f = make(4); print("got", f.fd) }
run()
struct Lock: ~Copyable {
  var count: Int
  init(_ n: Int) { count = n; print("init", n) }
  init?(failing n: Int) { if n < 0 { return nil }; count = n }
  mutating func up() { count += 1 }
  deinit { print("unlock", count) }
}
do { var l = Lock(5); l.up(); l.up(); print(l.count); l = Lock(9); print("replaced"); l.up() }
