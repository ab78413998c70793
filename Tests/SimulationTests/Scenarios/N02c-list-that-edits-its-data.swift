import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name: String
}

struct StopRow: View {
  let name: String
  var body: some View { Text(name) }
}

struct Route: View {
  @State private var stops = [
    Stop(id: 1, name: "Kiel"), Stop(id: 2, name: "Ulm"), Stop(id: 3, name: "Jena"),
  ]
  @State private var legs = [Stop(id: 7, name: "x"), Stop(id: 8, name: "y")]
  var body: some View {
    VStack {
      List($stops, editActions: .all) { $stop in StopRow(name: stop.name) }
      List { ForEach($legs, editActions: [.delete]) { $leg in Text(leg.name) } }
    }
  }
}
