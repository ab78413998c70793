import SwiftUI

struct Folder: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    VStack {
      DisclosureGroup("Files", isExpanded: $isOpen) { Text("\(count) files") }
      Button("Add") { count += 1 }
    }
  }
}
