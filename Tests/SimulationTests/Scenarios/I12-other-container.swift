import SwiftUI

struct Pencil: View {
  @State private var lines = 0
  var body: some View {
    Button("Draw \(lines)") { lines += 1 }
  }
}

struct Desk: View {
  @State private var isWide = false

  var body: some View {
    Group {
      if isWide {
        HStack { Pencil() }
      } else {
        VStack { Pencil() }
      }
      Button("Turn") { isWide.toggle() }
    }
  }
}
