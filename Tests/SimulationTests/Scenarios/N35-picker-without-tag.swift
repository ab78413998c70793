import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, lemon
  var id: Self { self }
}

struct Order: View {
  @State private var flavor: Flavor?
  @State private var exact: Flavor?
  @State private var wanted: Flavor? = .lemon
  @State private var name = "mint"
  @State private var number = 5

  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) {
        Text("None").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      }
      Picker("Exact", selection: $exact) {
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0, includeOptional: false) }
      }
      Picker("Wanted", selection: $wanted) {
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
      }
      Picker("Name", selection: $name) {
        Text("Lemon").tag("lemon")
        Text("Lime").tag("lime")
      }
      Picker("Number", selection: $number) {
        Text("One").tag("1")
        Text("Two").tag("2")
      }
      Picker("Untagged", selection: $number) {
        Text("Un")
        Text("Deux")
      }
      Text("\(flavor?.rawValue ?? "-") \(exact?.rawValue ?? "-") \(name) \(number)")
    }
  }
}

// What the program adds to a type makes no other type of it.
extension String {
  var isLong: Bool { count > 20 }
}
