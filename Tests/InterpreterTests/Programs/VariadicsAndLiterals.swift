// Of literals alone a function that takes many of what they are is meant, of variables the generic one.
func tell(_ values: Int...) -> String { "many \(values.count)" }
func tell<Value>(_ value: Value) -> String { "any value" }

func rank(_ values: Double) -> String { "double" }
func rank(_ values: Int...) -> String { "many" }
func rank<Value: Comparable>(_ value: Value) -> String { "comparable" }

func log(_ texts: String...) -> String { "texts" }
func log<Value>(_ value: Value) -> String { "value" }

func pair(_ first: Int, _ rest: Int...) -> String { "numbers" }
func pair<Value>(_ first: Value, _ second: Value) -> String { "pair" }

func maybe(_ values: Int...) -> String { "many" }
func maybe<Value>(_ value: Value?) -> String { "optional" }

struct Shelf {
  let made: String
  init(_ numbers: Int...) { made = "numbers" }
  init<Value>(_ value: Value) { made = "value" }
  func put(_ numbers: Int...) -> String { "numbers" }
  func put<Value>(_ value: Value) -> String { "value" }
}

let count = 1
print(tell(1), tell(count), tell(-1), tell(1 + 2), tell((1)), tell("a"))
print(rank(1), rank(count), rank(1.5))
print(log("a"), log("a\(1)"), log(1))
print(pair(1, 2))
print(maybe(1), maybe(count), maybe(-1))
print(Shelf(1).made, Shelf(1).put(1))
