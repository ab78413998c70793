import SwiftUI

struct Root: View {
  @State private var error: String?
  private var shows: Binding<Bool> {
    Binding(get: { error != nil }, set: { if !$0 { error = nil } })
  }
  var body: some View {
    VStack { Button("fail") { error = "no network" } }
      .alert("Error", isPresented: shows) {
        Button("OK") {}
      } message: {
        Text(error ?? "")
      }
  }
}
