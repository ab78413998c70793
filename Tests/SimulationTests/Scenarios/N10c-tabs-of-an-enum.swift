import SwiftUI

struct Explorer: View {
  enum Area: Hashable { case map, list, about }

  @State private var area = Area.map

  var body: some View {
    TabView(selection: $area) {
      Tab("Map", systemImage: "map", value: .map) { Text("Mapped \(name)") }
      Tab("List", systemImage: "list.bullet", value: .list) { More(area: $area) }
      Tab("About", systemImage: "info", value: .about) { Text("Told") }
    }
  }

  private var name: String { "\(area)" }
}

struct More: View {
  @Binding var area: Explorer.Area
  var body: some View { Button("More") { area = .about } }
}

@Observable final class Router {
  enum Screen { case home, inbox }
  var screen: Screen? = .home
}

struct Routed: View {
  @State private var router = Router()

  var body: some View {
    TabView(selection: $router.screen) {
      Tab("Home", systemImage: "house", value: .home) { Text("At home") }
      Tab("Inbox", systemImage: "tray", value: .inbox) { Text("Mail") }
    }
  }
}

struct Both: View {
  @State private var isRouted = false

  var body: some View {
    if isRouted { Routed() } else { Explorer() }
    Button("Switch") { isRouted.toggle() }
  }
}
