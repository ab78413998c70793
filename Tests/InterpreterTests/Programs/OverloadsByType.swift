// Which overload is meant is settled by types: the context, the literal, the more special one.
func kind(_ value: Int) -> String { "Int" }
func kind(_ value: Double) -> String { "Double" }
func kind(_ value: String) -> String { "String" }
func kind<T>(_ value: T) -> String { "anything" }
func kind<T: Collection>(_ value: T) -> String { "collection" }
func kind<T>(_ value: [T]) -> String { "array" }
func kind(_ value: Int?) -> String { "optional Int" }
func kind(_ value: Any) -> String { "Any" }

print(kind(1), kind(1.5), kind("a"), kind("a" as Character))
print(kind([1]), kind(Set([1])), kind(["a": 1]))
let maybe: Int? = 4
print(kind(maybe), kind(true), kind((1, 2)))
let wrapped: Any = 3
print(kind(wrapped))
print(kind(2 as Double), kind(1 + 0.5), kind(Int8(3)))

func make() -> Int { 7 }
func make() -> String { "seven" }
let number: Int = make()
let text: String = make()
print(number, text, make() + 1, make() + "!")

func scale(_ value: Double, by factor: Double = 2) -> String { "scaled \(value * factor)" }
func scale(_ value: Double) -> String { "plain \(value)" }
print(scale(3), scale(3, by: 5))
