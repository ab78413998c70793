import SwiftUI

struct Heating: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Heating")
      Toggle("On", isOn: $isOn)
    }
  }
}
