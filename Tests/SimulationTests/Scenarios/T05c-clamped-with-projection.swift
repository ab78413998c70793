import SwiftUI

@propertyWrapper struct Clamped: DynamicProperty {
  @State private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    _value = State(initialValue: wrappedValue)
    self.range = range
  }
  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
struct Root: View {
  @Clamped(0...3) private var n = 2
  var body: some View {
    VStack {
      Text("n \(n)")
      Button("Up") { n += 1 }
      Button("By binding") { $n.wrappedValue = -5 }
    }
  }
}
