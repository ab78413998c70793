import SwiftUI

final class Store: ObservableObject { @Published var n = 1 }

struct Page: View {
  @EnvironmentObject var store: Store
  var body: some View { Button("page \(store.n)") { store.n += 1 } }
}

struct Root: View {
  @StateObject private var store = Store()
  var body: some View {
    NavigationStack { NavigationLink("open") { Page() } }.environmentObject(store)
  }
}
