// swift-format-ignore-file: NeverForceUnwrap
// Types that are told by what stands around an expression.
import Foundation

// A builder's `buildExpression` says where a key path begins.
struct Violation: Error { let field: String }
struct Check<Root> {
  let run: (Root) -> [Violation]
  static func filled(_ path: KeyPath<Root, String>, _ name: String) -> Self {
    Self { $0[keyPath: path].isEmpty ? [Violation(field: name)] : [] }
  }
  static func inside<Value: Comparable>(
    _ path: KeyPath<Root, Value>, _ range: ClosedRange<Value>
  ) -> Self {
    Self { range.contains($0[keyPath: path]) ? [] : [Violation(field: "\(range)")] }
  }
  static func matching(_ path: KeyPath<Root, String>, _ pattern: some RegexComponent) -> Self {
    Self { $0[keyPath: path].wholeMatch(of: pattern) == nil ? [Violation(field: "format")] : [] }
  }
}
@resultBuilder enum ChecksBuilder<Root> {
  static func buildExpression(_ check: Check<Root>) -> [Check<Root>] { [check] }
  static func buildExpression<Value>(_ path: KeyPath<Root, Value?>) -> [Check<Root>] {
    [Check { $0[keyPath: path] == nil ? [Violation(field: "nil")] : [] }]
  }
  static func buildBlock(_ parts: [Check<Root>]...) -> [Check<Root>] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Check<Root>]?) -> [Check<Root>] { part ?? [] }
}
struct Form {
  var name = "", mail = "", age = 0
  var city: String?
}
func checks<Root>(
  of: Root.Type, @ChecksBuilder<Root> _ build: () -> [Check<Root>]
) -> [Check<Root>] { build() }
func found(_ form: Form, isStrict: Bool) -> [String] {
  let all = checks(of: Form.self) {
    Check.filled(\.name, "name")
    Check.matching(\.mail, /[\w.]+@[\w.]+\.\w{2,}/)
    \.city
    if isStrict { Check.inside(\.age, 18...120) }
  }
  return all.flatMap { $0.run(form) }.map(\.field)
}
print(found(Form(), isStrict: true))
print(found(Form(name: "Ann", mail: "ann@site.org", age: 3, city: "Rome"), isStrict: true))

// A closure that says what it throws tells it to the one before it.
enum Trouble: Error, Equatable { case offline, gone }
func retrying<Value, Failure>(
  _ times: Int, while test: (Failure) -> Bool = { _ in true }, _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
  for _ in 1..<times {
    do { return try work() } catch {
      guard test(error) else { throw error }
      print("again after", error)
    }
  }
  return try work()
}
var calls = 0
func flaky() throws(Trouble) -> Int {
  calls += 1
  if calls < 3 { throw .offline }
  return calls
}
do {
  print(try retrying(3, while: { $0 == .offline }) { () throws(Trouble) -> Int in try flaky() })
  calls = 0
  print(try retrying(2, while: { $0 == .gone }) { () throws(Trouble) -> Int in try flaky() })
} catch { print("at last", error) }

// What a call gives as `any Source<Value>` is one of the value's type.
protocol Source<Output> {
  associatedtype Output
  var now: Output { get }
  func each(_ take: @escaping (Output) -> Void)
}
struct Just<Output>: Source {
  let now: Output
  func each(_ take: @escaping (Output) -> Void) { take(now) }
}
func source<Value>(of value: Value) -> any Source<Value> { Just(now: value) }
extension Source where Output: Comparable { func erased() -> any Source<Output> { self } }
source(of: "a").each { print("each", $0) }
let three = source(of: 3)
three.each { print("each", $0) }
Just(now: 2.5).erased().each { print("each", $0) }

// A generic value that is an optional is one value.
protocol Fallback { static var fallback: Self { get } }
extension String: Fallback { static var fallback: String { "text" } }
extension Optional: Fallback where Wrapped: Fallback { static var fallback: Wrapped? { nil } }
struct Flag<Value: Fallback> {
  let first: Value
  init(_ first: Value = .fallback) { self.first = first }
}
print(Flag<String?>().first as Any, Flag<String>().first)
final class Defaults { var values: [String: Any] = [:] }
struct Stored<Value> {
  let key: String, defaults: Defaults
  func set(_ value: Value) { defaults.values[key] = value }
}
let defaults = Defaults()
Stored<Int?>(key: "last", defaults: defaults).set(nil)
Stored<Int?>(key: "next", defaults: defaults).set(4)
print(defaults.values.count, defaults.values["next"] as? Int ?? 0)

// A function among statements opens a value of a protocol.
protocol Job {
  associatedtype Input
  func run(_ input: Input) -> String
}
struct Counting: Job { func run(_ input: [Int]) -> String { "\(input.count)" } }
struct Shouting: Job { func run(_ input: String) -> String { input + "!" } }
func describe(_ job: any Job, _ input: Any) -> String {
  let prefix = "job"
  func open<J: Job>(_ job: J) -> String {
    guard let input = input as? J.Input else { return "\(prefix) wants \(J.Input.self)" }
    return job.run(input)
  }
  return open(job)
}
print(describe(Counting(), [1, 2]), describe(Shouting(), "hey"), describe(Shouting(), 1))

// A type inside of a generic one is named alone there, and is that of the same type.
struct Codec<State> {
  enum Failure: Error, Equatable { case unknown(String) }
  func read(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Failure.unknown(text) }
    return number
  }
}
do { print(try Codec<Bool>().read("7"), try Codec<Bool>().read("x")) } catch let error
  as Codec<Bool>.Failure
{
  print(error, error == .unknown("x"))
}

// What is expected says what is compared.
var order: any SortComparator<Form> = KeyPathComparator(\Form.name)
let forms = [Form(name: "Bo", age: 5), Form(name: "Al", age: 3), Form(name: "Cy", age: 9)]
func names() -> [String] {
  forms.sorted { order.compare($0, $1) == .orderedAscending }.map(\.name)
}
print(names())
order = KeyPathComparator(\.age, order: .reverse)
print(names())
