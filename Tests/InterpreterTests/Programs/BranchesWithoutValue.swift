// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// What the compiler takes though it looks wrong: closures of one `if` whose branches have nothing in
// common, `try` in an `async let`, `nil` before it is known of what.

func run<Result>(_ body: () -> Result) -> Result { body() }

var chosen: Set<Int> = []
run { if chosen.isEmpty { chosen.insert(1) } else { chosen.remove(1) } }
run {
  if chosen.isEmpty {
    chosen.insert(2)
  } else if chosen.count == 1 {
    chosen.remove(1)
  } else {
    chosen.removeAll()
  }
}
run {
  switch chosen.count {
  case 0: chosen.insert(3)
  default: chosen.remove(3)
  }
}
let nothing: Void = run { if chosen.isEmpty { chosen.insert(4) } else { chosen.remove(3) } }
print(chosen.sorted(), nothing)
let same = run { if chosen.isEmpty { 1 } else { 2 } }
print(same)

struct Mistake: Error {}

func checked(_ number: Int) async throws -> Int {
  if number < 0 { throw Mistake() }
  return number
}

func sum(_ one: Int, _ other: Int) async -> String {
  async let first = try await checked(one)
  async let second = try await checked(other)
  do {
    let (left, right) = try await (first, second)
    return "\(left + right)"
  } catch {
    return "\(error)"
  }
}

print(await sum(1, 2), await sum(1, -1))

struct Stream<Element> {
  var element: Element
  func map<Other>(_ transform: (Element) -> Other) -> Stream<Other> {
    Stream<Other>(element: transform(element))
  }
  func assign<Root>(to path: ReferenceWritableKeyPath<Root, Element>, on root: Root) {
    root[keyPath: path] = element
  }
}

final class Form {
  var message: String?

  func check(_ count: Int) {
    Stream(element: count).map { count in
      switch count {
      case 0: return "empty"
      default: return nil
      }
    }
    .assign(to: \.message, on: self)
  }
}

let form = Form()
form.check(0)
print(form.message ?? "fine")
form.check(1)
print(form.message ?? "fine")

enum Side: CaseIterable { case left, right }

let sides: [Side?] = [nil] + Side.allCases
print(sides.count, ([nil] + Side.allCases).map { $0.map { "\($0)" } ?? "none" })

final class Game {
  var alert: String! { "lost" }
}

func show(_ alert: () -> String) { print(alert()) }

let game = Game()
show { game.alert }
