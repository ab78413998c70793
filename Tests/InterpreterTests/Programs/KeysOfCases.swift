// Keys of the program's own for the values of cases.
import Foundation
enum Shape: Codable {
  case circle(radius: Double, name: String = "c"), square(Double), none
  enum CodingKeys: String, CodingKey { case circle = "c", square = "s" }
  enum SquareCodingKeys: String, CodingKey { case _0 = "side" }
  enum CircleCodingKeys: CodingKey { case radius }
}
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
let t = try e.encode([Shape.circle(radius: 2, name: "n"), .square(3)])
print(String(decoding: t, as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: t))
do { _ = try e.encode([Shape.none]); print("fine") } catch EncodingError.invalidValue(let v, let c)
{ print(v, c.debugDescription, c.codingPath.count) }
do { print(try JSONDecoder().decode(Shape.self, from: Data("{\"none\":{}}".utf8))) } catch {
  print(error)
}
