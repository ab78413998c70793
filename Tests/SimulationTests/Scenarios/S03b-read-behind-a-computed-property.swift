import SwiftUI

struct Till: View {
  @State private var total = 0
  @State private var isOpen = false
  private var label: String { isOpen ? "Total \(total)" : "closed" }
  var body: some View {
    VStack {
      Text(label)
      Button("Add") { if total < 100 { total += 5 } }
      Button("Flip") { isOpen.toggle() }
    }
  }
}
