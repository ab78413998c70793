// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Fault: Error, Equatable {
  case odd(Int), negative;
  var code: Int {
    switch self {
    case .odd(let n): n;
    case .negative: -1
    }
  }
}
struct Wrapped: Error { let inner: any Error; let step: String }
func halve(_ n: Int) throws -> Int {
  guard n >= 0 else { throw Fault.negative }
  guard n.isMultiple(of: 2) else { throw Fault.odd(n) }
  return n / 2
}
extension Array {
  func mapUntil<T>(_ f: (Element) throws -> T) rethrows -> [T] {
    var out: [T] = []; for e in self { out.append(try f(e)) }; return out
  }
  func partitioned<T, F: Error>(_ f: (Element) -> Result<T, F>) -> (ok: [T], bad: [F]) {
    reduce(into: ([], [])) { parts, element in
      switch f(element) {
      case .success(let v): parts.0.append(v);
      case .failure(let e): parts.1.append(e)
      }
    }
  }
}
func annotate<T>(_ step: String, _ body: () throws -> T) throws -> T {
  do { return try body() } catch let error as Wrapped { throw error } catch {
    throw Wrapped(inner: error, step: step)
  }
}
print(try [2, 4].mapUntil(halve), [1, 2].mapUntil { $0 + 1 })
do { _ = try [2, 3, -1].mapUntil(halve) } catch Fault.odd(let n) where n > 2 {
  print("odd", n)
} catch { print("other") }
let parts = [4, 7, 8].partitioned { n in Result { try halve(n) }.mapError { $0 as! Fault } }
print(parts.ok, parts.bad, parts.bad.map(\.code))
do { try annotate("outer") { try annotate("inner") { _ = try halve(5) } } } catch let w as Wrapped {
  print(w.step, w.inner, w)
}
let results: [Result<Int, Fault>] = [.success(3), .failure(.negative)]
print(
  results.map { $0.map { $0 * 2 } },
  results.map {
    $0.flatMap { n -> Result<String, Fault> in n > 2 ? .success("big") : .failure(.odd(n)) }
  })
for result in results {
  do { print(try result.get()) } catch Fault.negative { print("neg") } catch { print(error) }
}
func chain(_ n: Int) -> Result<Int, any Error> { Result { try halve(halve(n)) } }
print([8, 6, 4].map(chain).map { (try? $0.get()) as Any })
func run(_ n: Int) -> String {
  defer { print("ran", n, terminator: "; ") }
  do {
    defer { print("inner", terminator: " ") }
    let value = try halve(n)
    return "value \(value)"
  } catch let fault as Fault where fault.code > 2 { return "code \(fault.code)" } catch is Fault {
    return "fault"
  } catch { return "?" }
}
print([6, 5, 1, -2].map(run))
print((try? halve(3)) ?? -1, try! halve(10), (try? halve(4)).map { $0 + 1 } as Any, try? halve(1))
let thrower: (Int) throws -> Int = { _ in throw Fault.odd(9) }
let safe: (Int) -> Int = { $0 }
func call(_ f: (Int) throws -> Int) rethrows -> Int { try f(1) }
print(call(safe), (try? call(thrower)) as Any, (try? [1].map(thrower))?.count as Any)
func never() throws(Never) -> Int { 5 }
func lookup(_ keys: [String], in table: [String: Int]) throws -> [Int] {
  try keys.map { key in
    guard let v = table[key] else { throw Wrapped(inner: Fault.odd(key.count), step: key) };
    return v
  }
}
print(never(), (try? lookup(["a"], in: ["a": 1])) ?? [])
do { print(try lookup(["a", "zz"], in: ["a": 1])) } catch {
  print("\(error)", (error as? Wrapped)?.step ?? "", type(of: error))
}
let optionalError: (any Error)? = results.compactMap {
  if case .failure(let e) = $0 { e } else { nil }
}.first
print(optionalError as? Fault == .negative, optionalError.map { "\($0)" } ?? "none")
