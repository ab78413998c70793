import SwiftUI

struct Quiet: View {
  let n: Int
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale
  var body: some View { Text("\(n)") }
}

struct Hall: View {
  @State private var n = 0
  @State private var dark = false
  var body: some View {
    VStack {
      Quiet(n: n)
      Button("Both") {
        n += 1; dark.toggle()
      }
      Button("Dark") { dark.toggle() }
    }
    .environment(\.colorScheme, dark ? .dark : .light)
  }
}
