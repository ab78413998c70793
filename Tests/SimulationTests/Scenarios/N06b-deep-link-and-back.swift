import SwiftUI

struct Place: Hashable { let name: String }

struct PlaceView: View {
  let place: Place
  @State private var notes = 0
  var body: some View { Button("Note \(place.name) \(notes)") { notes += 1 } }
}

struct Root: View {
  @State private var path: [Place] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Go A", value: Place(name: "A"))
        Button("Deep") { path = [Place(name: "A"), Place(name: "B")] }
      }
      .navigationDestination(for: Place.self) { PlaceView(place: $0) }
      .navigationTitle("Home")
    }
  }
}
