import SwiftUI

struct Crane: View {
  let number: Int
  @State private var loads = 0
  var body: some View {
    Button("Crane \(number) load \(loads)") { loads += 1 }
  }
}

struct Harbour: View {
  @State private var ships = 1

  var body: some View {
    VStack {
      Group {
        Crane(number: 1)
        VStack {
          Crane(number: 2)
        }
      }
      Button("Ship \(ships)") { ships += 1 }
    }
  }
}
