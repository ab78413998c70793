import Testing

@testable import Simulation

/// Functions that stand for themselves run on the typed engine; what it cannot end runs on from the
/// beginning.
@Suite struct EngineTests {
  @Test("overloads, literals and generics are what the compiler makes of them")
  func types() throws {
    let printed = try Self.printed(
      """
      struct Tag { let id: Int }
      protocol Named {}
      extension Named { func name() -> String { "from the protocol" } }
      struct Own: Named { func name() -> String { "its own" } }
      func told<T: Named>(_ value: T) -> String { value.name() }
      func demo() {
        print([1, 2].map(Tag.init).map { $0.id * 10 })
        print([1, 2.5, 3].reduce(0, +) / 2)
        print(told(Own()), Own().name())
      }
      """)
    #expect(printed == ["[10, 20]", "3.25", "from the protocol its own"])
  }

  @Test("what lasts outside a function stays where the rest of the program sees it")
  func lasting() throws {
    let printed = try Self.printed(
      """
      var count = 0
      func step() -> Int { count += 1; return count }
      func demo() { print(step(), step(), count) }
      """)
    #expect(printed == ["1 2 2"])
  }

  @Test("a function that ends badly prints what it printed, once")
  func trap() throws {
    let printed = try Self.printed(
      """
      func demo() {
        print("before")
        let numbers = [1, 2]
        print(numbers[numbers.count])
      }
      """)
    #expect(printed == ["before"])
  }

  @Test("a structure that a function changes is changed, and large work ends")
  func work() throws {
    let printed = try Self.printed(
      """
      struct Sieve {
        var marks: [Bool]
        mutating func strike(_ step: Int) {
          for index in stride(from: step * step, to: marks.count, by: step) { marks[index] = false }
        }
        var primes: Int { marks.dropFirst(2).filter { $0 }.count }
      }
      func demo() {
        var sieve = Sieve(marks: Array(repeating: true, count: 50_000))
        for step in 2..<224 { sieve.strike(step) }
        print(sieve.primes)
      }
      """)
    #expect(printed == ["5133"])
  }

  private static func printed(_ source: String) throws -> [String] {
    let view = """

      struct Main: View { var body: some View { let _ = demo(); Text("done") } }
      """
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source + view)
    return try Simulator(files: [file]).mount("Main").printed
  }
}
