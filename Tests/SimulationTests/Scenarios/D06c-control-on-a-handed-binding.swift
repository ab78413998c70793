import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

@Observable
final class Errands {
  var list = [Errand(id: 1, title: "bank"), Errand(id: 2, title: "baker")]
}

struct ErrandRow: View {
  @Binding var errand: Errand
  var body: some View { Toggle(errand.title, isOn: $errand.isDone) }
}

struct ErrandScreen: View {
  @State private var errands = Errands()
  var body: some View {
    VStack {
      ForEach($errands.list) { $errand in ErrandRow(errand: $errand) }
    }
  }
}
