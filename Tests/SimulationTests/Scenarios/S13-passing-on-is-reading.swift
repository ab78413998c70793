import SwiftUI

struct Gauge2: View {
  let litres: Int
  var body: some View { Text("\(litres) l") }
}

struct Pool: View {
  @State private var litres = 100

  var body: some View {
    VStack {
      Gauge2(litres: litres)
      Button("Fill") { litres += 50 }
    }
  }
}
