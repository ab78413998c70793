import SwiftUI

struct Visitors: View {
  @State private var visits = 0
  @State private var name = "Lobby"

  var body: some View {
    VStack {
      Text(name)
      Text("Visit \(register())")
      Button("Rename") { name = "Atrium" }
    }
  }

  private func register() -> Int {
    visits += 1
    return 0
  }
}
