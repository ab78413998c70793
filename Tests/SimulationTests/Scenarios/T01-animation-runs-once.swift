import SwiftUI

struct Door: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Rectangle().opacity(isOpen ? 1 : 0)
      Button("Swing") {
        withAnimation(.easeInOut) { isOpen.toggle() }
      }
    }
    .animation(.default, value: isOpen)
  }
}
