struct ValidationError: Error, Equatable { let field: String; let reason: String }
struct Validator<Value> {
  let check: (Value) -> String?
  func and(_ other: Validator) -> Validator { Validator { check($0) ?? other.check($0) } }
  static func || (a: Validator, b: Validator) -> Validator {
    Validator { v in a.check(v) == nil ? nil : b.check(v) }
  }
}
extension Validator where Value: Collection {
  static var notEmpty: Validator { Validator { $0.isEmpty ? "is empty" : nil } }
  static func length(_ range: ClosedRange<Int>) -> Validator {
    Validator {
      range.contains($0.count) ? nil : "must be \(range.lowerBound) to \(range.upperBound) long"
    }
  }
}
extension Validator where Value == String {
  static let email = Validator { $0.contains("@") ? nil : "is no address" }
  static func matches(_ set: Set<Character>) -> Validator {
    Validator { v in v.allSatisfy(set.contains) ? nil : "has wrong letters" }
  }
}
extension Validator where Value: Comparable {
  static func atLeast(_ least: Value) -> Validator {
    Validator { $0 >= least ? nil : "is less than \(least)" }
  }
}
struct Form {
  var name = ""; var email = ""; var age = 0; var pin: [Int] = []
  func validate() throws {
    try Self.require(name, .notEmpty.and(.length(2...5)), "name");
    try Self.require(email, .email || .matches(["x"]), "email");
    try Self.require(age, .atLeast(18), "age"); try Self.require(pin, .length(4...4), "pin")
  }
  static func require<T>(_ v: T, _ validator: Validator<T>, _ field: String) throws {
    if let reason = validator.check(v) { throw ValidationError(field: field, reason: reason) }
  }
}
var form = Form()
func attempt() {
  do { try form.validate(); print("fine") } catch let e as ValidationError {
    print(e.field, e.reason)
  } catch { print("?") }
}
attempt(); form.name = "Alexandra"; attempt(); form.name = "Al"; attempt(); form.email = "xx";
attempt(); form.age = 20; form.pin = [1, 2]; attempt(); form.pin += [3, 4]; attempt()
