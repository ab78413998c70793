import SwiftUI

extension EnvironmentValues {
  @Entry var loans: Int = 0
  @Entry var town: String = "Ulm"
}

struct Idle: View {
  @Environment(\.loans) private var loans
  var body: some View { Text("idle") }
}

struct TownLabel: View {
  @Environment(\.town) private var town
  var body: some View { Text(town) }
}

struct Library: View {
  @State private var loans = 0

  var body: some View {
    VStack {
      Idle()
      TownLabel()
      Button("Lend") { loans += 1 }
    }
    .environment(\.loans, loans)
  }
}
