import SwiftUI

struct Form: View {
  enum Field: Hashable {
    case name
    case code
  }

  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var code = ""
  @State private var asksForCode = true
  @State private var isLocked = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .disabled(isLocked)
      if asksForCode {
        TextField("Code", text: $code).focused($focus, equals: .code)
      }
      Button("No code") { asksForCode = false }
      Button("Lock") { isLocked = true }
      Text(focus == nil ? "nobody types" : "somebody types")
    }
  }
}
