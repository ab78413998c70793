import SwiftUI

struct Cell: View {
  let text: String
  var body: some View { Text(text).frame(height: 200) }
}

struct Page: View {
  @State private var unit = "km"

  var body: some View {
    VStack(spacing: 0) {
      Button("Miles") { unit = "mi" }.frame(height: 40)
      ScrollView {
        LazyVStack(spacing: 0) {
          Cell(text: "Header \(unit)").onDisappear { print("header gone") }
          ForEach(0..<8, id: \.self) { number in
            Cell(text: "\(number) \(unit)")
          }
        }
      }
      .frame(height: 400)
    }
  }
}
