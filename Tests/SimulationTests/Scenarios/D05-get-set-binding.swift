import SwiftUI

struct SpotStepper: View {
  @Binding var spots: Int

  var body: some View {
    HStack {
      Text("\(spots) spots")
      Button("Add spot") { spots += 1 }
    }
  }
}

struct Parking: View {
  @State private var spots = 5
  @State private var name = "North"

  var body: some View {
    VStack {
      Text(name)
      SpotStepper(spots: Binding(get: { spots }, set: { spots = $0 }))
      Button("Rename") { name = "South" }
    }
  }
}
