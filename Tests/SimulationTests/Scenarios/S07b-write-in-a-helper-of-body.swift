import SwiftUI

struct Bad: View {
  @State private var count = 0
  @State private var other = false
  private func title() -> String {
    count += 1
    return "n \(count)"
  }
  var body: some View {
    VStack {
      Text(title())
      Text(other ? "on" : "off")
      Button("Flip") { other.toggle() }
    }
  }
}
