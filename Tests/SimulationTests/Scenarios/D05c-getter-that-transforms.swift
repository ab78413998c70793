import SwiftUI

struct Field: View {
  let label: String
  @Binding var text: String
  var body: some View { TextField(label, text: $text) }
}
struct Root: View {
  @State private var raw = ""
  private var upper: Binding<String> {
    Binding {
      raw.uppercased()
    } set: {
      raw = $0
    }
  }
  var body: some View {
    VStack {
      Field(label: "upper", text: upper)
      Field(label: "raw", text: $raw)
    }
  }
}
