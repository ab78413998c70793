import SwiftUI

extension View {
  @ViewBuilder func when<T: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> T)
    -> some View
  {
    if condition { change(self) } else { self }
  }
}

struct Cell: View {
  let name: String
  @State private var n = 0
  var body: some View { Button("\(name) \(n)") { n += 1 } }
}

struct Page: View {
  @State private var bold = false
  var body: some View {
    VStack {
      if bold { Text("Banner") }
      Cell(name: "helper").when(bold) { $0.padding() }
      Cell(name: "ternary").opacity(bold ? 1 : 0.5)
      Button("Bold") { bold.toggle() }
    }
  }
}
