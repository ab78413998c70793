import SwiftUI

struct Login: View {
  enum Field: Hashable {
    case name
    case code
  }

  @FocusState private var focus: Field?
  @FocusState private var isSearching: Bool
  @State private var name = ""
  @State private var code = ""
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .code }
      SecureField("Code", text: $code)
        .focused($focus, equals: .code)
      TextField("Query", text: $query).focused($isSearching)
      Hint(isShown: focus == .code)
    }
  }
}

struct Hint: View {
  let isShown: Bool

  var body: some View { Text(isShown ? "Four digits" : "-") }
}
