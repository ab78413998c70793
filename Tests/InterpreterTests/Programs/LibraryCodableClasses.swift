import Foundation

class Animal: Codable {
  var name: String
  var legs = 4
  init(name: String) { self.name = name }
}
final class Dog: Animal {
  var tricks: [String] = []
  enum CodingKeys: String, CodingKey { case tricks = "knows" }
  override init(name: String) { super.init(name: name) }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tricks = try container.decode([String].self, forKey: .tricks)
    try super.init(from: decoder)
  }
  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tricks, forKey: .tricks)
  }
}
final class Node: Codable {
  var value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) { self.value = value; self.next = next }
}
struct Box<Content: Codable>: Codable { var content: Content; var label: String? }
struct Money: RawRepresentable, Codable, Hashable { var rawValue: Int }
struct Partial: Codable {
  let kind = "partial"
  var shown: Int
  var hidden = 7
  enum CodingKeys: CodingKey { case shown }
}
indirect enum Tree: Codable { case leaf(Int), pair(left: Tree, right: Tree), empty }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text<T: Encodable>(_ value: T) throws -> String {
  String(decoding: try encoder.encode(value), as: UTF8.self)
}
func copy<T: Codable>(_ value: T) throws -> T {
  try JSONDecoder().decode(T.self, from: try encoder.encode(value))
}
let dog = Dog(name: "Rex")
dog.tricks = ["sit", "roll"]
print(try text(dog), try text(Animal(name: "Cow")))
let other = try copy(dog)
print(other.name, other.legs, other.tricks, other === dog)
let animals: [Animal] = [dog, Animal(name: "Cow")]
print(try text(animals))
let list = try copy(Node(1, Node(2, Node(3))))
print(list.value, list.next?.value ?? 0, list.next?.next?.value ?? 0, list.next?.next?.next == nil)
print(try text(Box(content: [1, 2], label: nil)), try copy(Box(content: "x", label: "l")))
print(try text([Money(rawValue: 3): "three"]), try copy([Money(rawValue: 4)]))
print(try text(["k": Money(rawValue: 5)]), try text([1: "one"]))
print(try text(Partial(shown: 3)), try copy(Partial(shown: 1, hidden: 9)))
let tree = Tree.pair(left: Tree.leaf(1), right: Tree.pair(left: Tree.empty, right: Tree.leaf(2)))
print(try text(tree))
print(try copy(tree))
print(try text(Optional<Int>.none), try text([Optional(1), nil]), try copy([1: [true, false]]))
print(try text(CGPoint(x: 1, y: 2.5)), try text(CGSize(width: 3, height: 4)))
