import SwiftUI

struct Hits: DynamicProperty {
  @State var count = 0
  func update() { print("hits") }
}

@propertyWrapper
struct Sampled: DynamicProperty {
  private var hits = Hits()
  private var updates = 0

  var wrappedValue: Int { hits.count }
  var projectedValue: String { "update \(updates)" }

  mutating func update() {
    updates += 1
    print("sampled")
  }

  func hit() { hits.count += 1 }
}

struct Target: View {
  let name: String
  let isLarge: Bool
  @Sampled var sample

  var body: some View {
    VStack {
      Text("\(name) \(sample), \($sample)")
      Button("Hit") { _sample.hit() }
    }
  }
}

struct Range2: View {
  @State private var isLarge = false
  var body: some View {
    VStack {
      Target(name: "left", isLarge: isLarge)
      Button("Enlarge") { isLarge = true }
    }
  }
}
