import SwiftUI

enum Area { case map, list }

struct Explorer: View {
  @State private var area = Area.map

  var body: some View {
    TabView(selection: $area) {
      Tab("Map", systemImage: "map", value: Area.map) {
        Button("To the list") { area = .list }
      }
      Tab("List", systemImage: "list.bullet", value: Area.list) {
        Text("Listed")
      }
    }
  }
}
