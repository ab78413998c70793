import SwiftUI

struct Drawer: View {
  @State private var isOpen = false
  @State private var label = "a"

  var body: some View {
    Text(label).offset(x: isOpen ? 100 : 0)
    Button("Open") {
      withAnimation(.linear(duration: 4).logicallyComplete(after: 1)) {
        isOpen = true
      } completion: {
        print("done")
      }
    }
    Button("Close") {
      withAnimation(.linear(duration: 2).logicallyComplete(after: 1), completionCriteria: .removed)
      {
        isOpen = false
      } completion: {
        print("removed")
      }
    }
    Button("Again") {
      withAnimation {
        isOpen = false
      } completion: {
        print("at once")
      }
    }
  }
}
