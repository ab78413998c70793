import SwiftUI

struct Child: View {
  @Binding var value: Int
  @State private var clamped = 0
  var body: some View {
    Text("child \(clamped)").onChange(of: value, initial: true) { _, new in
      clamped = min(new, 3)
      if new > 3 { value = 3 }
    }
  }
}

struct Root: View {
  @State private var value = 1
  var body: some View {
    VStack {
      Child(value: $value)
      Button("six") { value = 6 }
    }
  }
}
