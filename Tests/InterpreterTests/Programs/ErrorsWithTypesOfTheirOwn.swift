enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }
struct Oops: Error, CustomStringConvertible {
  var why: String; var description: String { "oops: \(why)" }
}
func digits(_ text: String) throws(ParseError) -> [Int] {
  if text.isEmpty { throw .empty }
  var found: [Int] = []
  for (place, c) in text.enumerated() {
    guard let n = c.wholeNumberValue else { throw .bad(c, at: place) }
    found.append(n)
  }
  return found
}
do { print(try digits("123")); print(try digits("1x")) } catch {
  print("failed", error, error == .empty)
}
do { _ = try digits("") } catch .empty { print("empty") } catch { print("else", error) }
func apply<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
  print("trying"); return try body()
}
do { print(try apply { () throws(ParseError) in try digits("a") }) } catch { print(error) }
print(apply { 5 })
func mixed(_ n: Int) throws -> Int {
  switch n {
  case 0: throw ParseError.empty
  case 1: throw Oops(why: "one")
  case 2: return try digits("77").count
  default: struct Local: Error {}; throw Local()
  }
}
for n in 0...3 {
  do { print("got", try mixed(n)) } catch ParseError.bad(let c, _) { print("bad", c) } catch let
    error as ParseError where error == .empty
  { print("typed", error) } catch is Oops { print("is Oops") } catch {
    print("other", type(of: error))
  }
}
print((try? mixed(2)) ?? -1, (try? mixed(1)) as Any, (try? mixed(0)) == nil)
let result = Result { try mixed(1) }
if case .failure(let e as Oops) = result { print(e, e.why) }
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() * 2 }
print(rethrowing { 4 }, (try? rethrowing { throw Oops(why: "r") }) as Any)
