import SwiftUI

struct Field: View {
  let name: String
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(name) \(isEnabled ? "on" : "off")") }
}

struct Lines: View {
  @Environment(\.lineLimit) private var lineLimit
  var body: some View { Text("limit \(lineLimit ?? 0)") }
}

struct Sheet2: View {
  @State private var isLocked = false
  @State private var isBusy = false
  @State private var limit = 1

  var body: some View {
    VStack {
      VStack {
        Field(name: "inner").disabled(isBusy)
        Field(name: "outer")
      }
      .disabled(isLocked)
      Lines().lineLimit(limit)
      Button("Lock") { isLocked.toggle() }
      Button("Busy") { isBusy.toggle() }
      Button("Limit") { limit += 1 }
    }
  }
}
