import SwiftUI

struct Money: View {
  @State private var amount = 999
  @State private var isShown = false
  let title: LocalizedStringKey = "\(1000) coins"

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Button("Add \(1_000_000)") { amount += 1 }
      if isShown {
        Text(title)
        Text("\(amount) of \(1234.5)")
        Text(verbatim: "\(amount)")
        Text("plain " + String(amount))
        Text("\(1234.5, specifier: "%.2f")")
        Text(0.25, format: .percent)
        Text(amount, format: .number)
        LabeledContent("Price", value: 1234.5, format: .currency(code: "USD"))
      }
    }
  }
}
