import SwiftUI

final class Address2: ObservableObject {
  @Published var town = "Bonn"
}

final class Firm: ObservableObject {
  @Published var address = Address2()
}

struct Company: View {
  @StateObject private var firm = Firm()

  var body: some View {
    VStack {
      Text(firm.address.town)
      Button("Rename") { firm.address.town = "Köln" }
      Button("Move") { firm.address = Address2() }
    }
  }
}
