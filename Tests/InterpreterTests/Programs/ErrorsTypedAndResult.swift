// swift-format-ignore-file: NeverUseForceTry
enum NetError: Error, Equatable { case status(Int), offline }
func typed(_ n: Int) throws(NetError) -> Int { if n < 0 { throw .offline }; return n }
func wrap<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { try f() + 1 }
do { print(try typed(-4)) } catch { print("A", error == .offline) }
do { print(try wrap { () throws(NetError) -> Int in try typed(-4) }) } catch {
  print("B", error == .offline)
}
do { print(try wrap { () throws(NetError) in try typed(-4) }) } catch {
  print("C", error == .offline)
}
do { print(try wrap(typed2)) } catch { print("D", error == .offline) }
func typed2() throws(NetError) -> Int { throw .status(3) }
print(try! wrap { 3 })
do { print(try wrap { throw NetError.offline }) } catch { print("E", error) }
func g() throws(NetError) { _ = try wrap(typed2) }
do { try g() } catch .status(let n) { print("F", n) } catch { print("other", error) }
let r = Result { () throws(NetError) in try typed(-1) }
switch r {
case .failure(.offline): print("off");
case .failure(let e): print(e);
case .success(let n): print(n)
}
