import SwiftUI

struct Parcel: Equatable {
  let id: Int
  var town: String
  static func == (left: Parcel, right: Parcel) -> Bool { left.id == right.id }
}

@Observable
final class Depot {
  var parcel = Parcel(id: 1, town: "Oslo") {
    didSet { print("kept \(parcel.town)") }
  }
}

struct Hatch: View {
  @State private var parcel = Parcel(id: 1, town: "Oslo")
  @State private var depot = Depot()

  var body: some View {
    VStack {
      Text("\(parcel.town) \(depot.parcel.town)")
      Button("Correct") {
        parcel = Parcel(id: 1, town: "Bergen")
        print(parcel.town)
        depot.parcel = Parcel(id: 1, town: "Bergen")
        print(depot.parcel.town)
      }
    }
  }
}
