import Foundation

enum Plain: Error { case bad, worse(code: Int) }
struct Detailed: Error, CustomStringConvertible {
  var code: Int; var description: String { "code \(code)" }
}
enum Told: LocalizedError {
  case missing(String), empty
  var errorDescription: String? {
    switch self {
    case .missing(let name): return "\(name) is missing"
    case .empty: return "nothing there"
    }
  }
  var recoverySuggestion: String? { "try again" }
}
func fail(_ error: any Error) throws { throw error }
for error in [Plain.bad, Plain.worse(code: 3), Detailed(code: 7), Told.missing("file"), Told.empty]
  as [any Error]
{
  do {
    try fail(error)
  } catch let told as Told {
    print(
      "told", told.localizedDescription, told.recoverySuggestion ?? "-",
      told.failureReason ?? "no reason")
  } catch let error as LocalizedError {
    print("localized", error.errorDescription ?? "-")
  } catch Plain.worse(let code) {
    print("worse", code)
  } catch {
    print("other", error, "\(error)", String(describing: error), String(reflecting: error))
  }
}
let result: Result<Int, Told> = .failure(.empty)
do { _ = try result.get() } catch { print(error.localizedDescription, error) }
let caught = Result { try fail(Plain.bad) }
if case .failure(let error) = caught { print(error is Plain, error as? Told == nil) }
print((Told.missing("x") as any Error).localizedDescription, CancellationError())
extension Told: Equatable {}
print(Told.missing("a") == .missing("a"), Told.empty == .missing("a"))
func typed(_ n: Int) throws(Told) -> Int {
  if n < 0 { throw .missing("\(n)") }
  return n
}
do { print(try typed(1)); print(try typed(-1)) } catch { print(error.errorDescription ?? "-") }
let first: Int? = try? typed(-5)
print(first as Any, (try? typed(5)) ?? 0)
