import SwiftUI

struct Cellar: View {
  @AppStorage("celsius") private var degrees = 12
  var body: some View {
    VStack {
      Text("cellar \(degrees)")
      Button("Warm") { degrees = 15 }
      Button("Same") { degrees = 12 }
    }
  }
}

struct Attic: View {
  @AppStorage("celsius") private var degrees = 30
  var body: some View { Text("attic \(degrees)") }
}

struct House: View {
  var body: some View {
    Cellar()
    Attic()
    Button("Forget") { UserDefaults.standard.removeObject(forKey: "celsius") }
  }
}
