import Foundation

// A member of the type that the other operand, or the context, tells.
struct Disc {
  let radius: Double
  var area: Double { .pi * radius * radius }
  var edge: Double { 2 * .pi * radius }
}
func half(_ x: Double) -> Double { .pi / 2 * x }
let disc = Disc(radius: 2)
print(disc.area, disc.edge, half(2), disc.radius * .pi, -1 * .infinity + disc.radius)
let turn: Double = 2 * .pi
let most: Int = .max - 1
print(turn, most)

// Decimal digits, as Foundation reckons.
let price: Decimal = 19.99
let total = price * 3 + 0.03
print(price, total, total >= 60, [total, price].min() ?? 0, -price, total / 4)
let text = Decimal(string: "12.345")
print(text ?? 0, Decimal(string: "x") as Any, [price: "p"][19.99] ?? "none")
print(NSDecimalNumber(decimal: total).doubleValue, (price as NSDecimalNumber).intValue)

// A method of the name that takes something else does not hide the function.
extension String {
  func span(_ least: Int) -> Int { max(count, least) + Swift.min(count, least) }
}
print("ab".span(3))

// Errors as objects of Foundation's.
enum Fault: LocalizedError {
  case empty
  case long(Int)
  var errorDescription: String? {
    switch self {
    case .empty: "is empty"
    case .long(let by): "too long by \(by)"
    }
  }
  var recoverySuggestion: String? { "try again" }
}
struct Custom: CustomNSError {
  static var errorDomain: String { "app.custom" }
  var errorCode: Int { 42 }
}
let fault = Fault.long(3) as NSError
print(fault.localizedDescription, fault.localizedRecoverySuggestion ?? "none", fault.code)
print((Custom() as NSError).domain, (Custom() as NSError).code)
print(7 as NSNumber, (2.5 as NSNumber).intValue)

// Memory that is lent.
var lent = [3, 1, 2]
print(lent.withUnsafeBufferPointer { $0.reduce(0, +) + $0.count })
lent.withUnsafeMutableBufferPointer { $0[0] = 9 }
print(lent)
