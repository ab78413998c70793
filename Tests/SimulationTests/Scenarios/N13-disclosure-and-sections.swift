import SwiftUI

struct Secret: View {
  @State private var reads = 0

  var body: some View { Button("Read \(reads)") { reads += 1 } }
}

struct Dossier: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      DisclosureGroup("Outer", isExpanded: $isOpen) { Secret() }
      DisclosureGroup {
        Text("inner text")
      } label: {
        Text("Inner")
      }
      Picker(selection: .constant(1), label: Text("Older")) { Text("One").tag(1) }
    }
  }
}
