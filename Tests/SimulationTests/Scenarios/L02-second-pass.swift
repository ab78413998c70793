import SwiftUI

struct Trip: View {
  @State private var days = 1
  @State private var price = 80

  var body: some View {
    VStack {
      Text("Price \(price)")
      Button("Longer") { days += 1 }
    }
    .onAppear { print("appeared") }
    .onChange(of: days) { old, new in
      price = new * 80
    }
  }
}
