// What models and stores use besides views: JSON without types, numbers in objects, groups of
// queues, copies of a class, places in texts, sets of options made of a list, and dates in a style.
import Foundation

func showJSON() throws {
  let text =
    #"{"name": "Tea", "price": 2.5, "count": 3, "tags": ["hot", "green"], "left": null, "sold": true}"#
  let data = Data(text.utf8)
  guard let table = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
  print(
    table["name"] as? String ?? "-", table["price"] as? Double ?? 0, table["count"] as? Int ?? 0)
  print(
    table["price"] as? Int as Any, table["count"] as? Double as Any, table["sold"] as? Bool as Any)
  print(table["tags"] as? [String] ?? [], table["left"] is NSNull, table["name"] as? Int as Any)
  for key in table.keys.sorted() {
    switch table[key] {
    case let number as Int: print(key, "is whole:", number)
    case let number as Double: print(key, "is a number:", number)
    case let list as [Any]: print(key, "is a list of", list.count)
    case is NSNull: print(key, "is nothing")
    default: print(key, "is something else")
    }
  }
  let made: [String: Any] = ["b": [true, 1, 2.5, NSNull(), "x/y"] as [Any], "a": ["k": 3]]
  let written = try JSONSerialization.data(
    withJSONObject: made, options: [.sortedKeys, .prettyPrinted])
  print(String(decoding: written, as: UTF8.self))
  print(
    JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([1]))
  do { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } catch { print("no JSON") }
  do { _ = try JSONSerialization.jsonObject(with: Data("3".utf8)) } catch { print("no object") }
  print(try JSONSerialization.jsonObject(with: Data("3".utf8), options: .fragmentsAllowed))
}

protocol Copying: AnyObject { init(copying other: Self) }
extension Copying {
  func copy() -> Self { Self(copying: self) }
  var pair: [Self] { [self, copy()] }
}
class Vehicle: Copying {
  var wheels: Int
  init(wheels: Int) { self.wheels = wheels }
  required init(copying other: Vehicle) { wheels = other.wheels }
}
final class Car: Vehicle {
  var name: String
  init(_ name: String) {
    self.name = name
    super.init(wheels: 4)
  }
  required init(copying other: Vehicle) {
    name = (other as? Car)?.name ?? "?"
    super.init(copying: other)
  }
}

func showCopies() {
  let car = Car("red")
  let other = car.copy()
  other.name = "blue"
  print(car.name, other.name, other === car, type(of: other), car.pair.map(\.name))
  func doubled<V: Vehicle>(_ vehicle: V) -> [V] { vehicle.pair }
  print(doubled(car)[1].name, doubled(Vehicle(wheels: 3))[1].wheels)
}

struct Style: OptionSet {
  let rawValue: Int
  static let bold = Style(rawValue: 1)
  static let italic = Style(rawValue: 2)
}

struct Part { var name = "part", price = 1.5 }

func showTexts() {
  let scalar = Unicode.Scalar("x")
  print(scalar.value, UnicodeScalar("a").isASCII, [scalar, "é"], Unicode.Scalar(955) as Any)
  let text = "tea and milk"
  if let range = text.range(of: "and") {
    print(
      text.replacingCharacters(in: range, with: "or"),
      text.replacingCharacters(in: ..<range.lowerBound, with: "no "))
  }
  print(Style([.bold, .italic]).rawValue, Style([Style.bold]).contains(.italic))
  let path: PartialKeyPath<Part> = \.price
  print(path == \Part.price, path == \Part.name, NSNumber(value: 2.5).doubleValue)
}

func showDates() {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
  print(Date(timeIntervalSince1970: 0).formatted(style.year().month(.abbreviated).day()))
  let zone = TimeZone(identifier: "America/New_York") ?? .gmt
  let days = [1, 7].compactMap {
    calendar.date(from: DateComponents(year: 2024, month: $0, day: 1))
  }
  print(days.map(zone.isDaylightSavingTime), days.map(zone.daylightSavingTimeOffset))
}

@MainActor func showGroups() async throws {
  let group = DispatchGroup()
  for number in 1...3 {
    group.enter()
    DispatchQueue.main.async {
      print("loaded", number)
      group.leave()
    }
  }
  DispatchQueue.main.async(group: group) { print("and one more") }
  group.notify(queue: .main) { print("all are there") }
  print("begun")
  try await Task.sleep(for: .milliseconds(50))
}

try showJSON()
showCopies()
showTexts()
showDates()
try await showGroups()
