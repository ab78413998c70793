import SwiftUI

struct Detail: View {
  var body: some View { Text("Detail") }
}

struct Master: View {
  @State private var isDeep = false

  var body: some View {
    NavigationStack {
      Button("Go deep") { isDeep = true }
        .onAppear { print("master appears") }
        .onDisappear { print("master disappears") }
        .navigationDestination(isPresented: $isDeep) { Detail() }
    }
  }
}
