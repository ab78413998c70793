import SwiftUI

final class Script: ObservableObject {
  @Published var page = 1
}

struct Actor: View {
  @EnvironmentObject var script: Script
  var body: some View { Text("Page \(script.page)") }
}

struct Backstage: View {
  var body: some View { Actor() }
}

struct Theatre: View {
  @StateObject private var script = Script()
  @StateObject private var spare = Script()

  var body: some View {
    VStack {
      Backstage().environmentObject(spare)
      Button("Turn") { script.page += 1 }
      Button("Turn spare") { spare.page += 1 }
    }
    .environmentObject(script)
  }
}
