import SwiftUI

enum Place: String, CaseIterable, Hashable { case home, mail }

struct HomePage: View {
  var body: some View {
    NavigationLink("deeper", value: Place.home)
      .navigationDestination(for: Place.self) { Text("pushed \($0.rawValue)") }
  }
}

struct Columns: View {
  @State private var place: Place? = .home
  var body: some View {
    NavigationSplitView {
      List(selection: $place) {
        ForEach(Place.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
      }
    } detail: {
      NavigationStack {
        if place == .mail { Text("all mail") } else { HomePage() }
      }
    }
  }
}
