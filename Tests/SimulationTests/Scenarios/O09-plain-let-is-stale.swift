import SwiftUI

final class Load: ObservableObject {
  @Published var tons = 1
}

struct LoadView: View {
  let load: Load
  var body: some View { Text("\(load.tons) tons") }
}

struct Depot: View {
  @StateObject private var load = Load()

  var body: some View {
    VStack {
      LoadView(load: load)
      Button("Add") { load.tons += 1 }
    }
  }
}
