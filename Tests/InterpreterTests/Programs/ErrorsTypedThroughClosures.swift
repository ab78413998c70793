import Foundation

enum NetError: Error, Equatable { case status(Int), timeout(after: Double), offline }
extension NetError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .status(let c): "status \(c)";
    case .timeout: "timed out";
    case .offline: nil
    }
  }
}
struct Plain: Error { let code: Int }
func load(_ n: Int) throws -> Int {
  switch n {
  case 0: throw NetError.offline;
  case 1: throw NetError.status(404);
  case 2: throw NetError.timeout(after: 1.5);
  case 3: throw Plain(code: 3);
  case 4: throw CancellationError();
  default: return n * 10
  }
}
func typed(_ n: Int) throws(NetError) -> Int { if n < 0 { throw .offline }; return n }
func wrap<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { try f() + 1 }
func cleanup(_ n: Int) -> String {
  var log = "";
  do {
    defer { log += "d1 " }; defer { log += "d2 " }; log += "try "; _ = try load(n); log += "ok "
  } catch let e as NetError where e == .offline { log += "offline" } catch NetError.status(let c)
    where c > 400
  { log += "s\(c)" } catch is NetError { log += "net" } catch let p as Plain {
    log += "plain\(p.code)"
  } catch { log += "\(type(of: error))" }; return log
}
func demo() {
  for n in 0...5 { print(cleanup(n)) }
  print((try? load(7)) ?? -1, (try? load(1)) as Any)
  do { _ = try load(1) } catch {
    print(error, error.localizedDescription, (error as? LocalizedError)?.errorDescription ?? "-")
  }
  do { _ = try load(2) } catch { print(error) }
  do {
    print(try wrap { () throws(NetError) in try typed(4) });
    print(try wrap { () throws(NetError) -> Int in try typed(-4) })
  } catch { print("typed", error == .offline) }
  let results: [Result<Int, any Error>] = (0..<6).map { n in Result { try load(n) } }
  print(
    results.map { r in
      switch r {
      case .success(let v): "\(v)";
      case .failure(let e): "\(e)"
      }
    })
  let r: Result<Int, NetError> = .success(2);
  print(
    r.map { $0 * 2 }, r.flatMap { _ in Result<String, NetError>.failure(.offline) },
    (try? r.get()) ?? 0)
  outer: for i in 1... {
    for j in 1...3 {
      if i * j == 6 { print(i, j); break outer }; if j == 2 { continue outer };
      if i > 9 { break outer }
    }
  }
  func inner() throws -> Never { throw Plain(code: 1) }
  do { try inner() } catch { print("never", error) }
  guard let x = try? load(9), x > 50 else { print("no"); return }
  print(x)
}
demo()
