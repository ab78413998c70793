import SwiftUI

struct DoorSwitch: View {
  @Binding var isOpen: Bool

  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
  }
}

struct DoorPanel: View {
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      Text("Panel")
      DoorSwitch(isOpen: $isOpen)
    }
  }
}

struct Garage: View {
  @State private var isOpen = false

  var body: some View {
    DoorPanel(isOpen: $isOpen)
  }
}
