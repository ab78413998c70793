import SwiftUI

struct City: Hashable {
  let name: String
}

struct Detail: View {
  let city: City
  @State private var visits = 0
  var body: some View { Text("In \(city.name), \(visits)") }
}

struct Trip: View {
  @State private var order = [KeyPathComparator(\City.name)]

  var body: some View {
    NavigationStack {
      VStack {
        ForEach([City(name: "Rome"), City(name: "Oslo")].sorted(using: order), id: \.name) { city in
          NavigationLink(city.name, value: city)
        }
        Button("Turn") { order = [KeyPathComparator(\.name, order: .reverse)] }
      }
      .navigationDestination(for: City.self, destination: Detail.init)
    }
  }
}
