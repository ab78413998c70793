import SwiftUI

@Observable final class Form1 {
  var name = "x"
  var age = 1
}

struct ByLet: View {
  let form: Form1
  var body: some View { Text("let \(form.name)") }
}

struct ByVar: View {
  var form: Form1
  var body: some View { Text("var \(form.name)") }
}

struct ByBindable: View {
  @Bindable var form: Form1
  var body: some View { TextField("name", text: $form.name) }
}

struct Root: View {
  @State private var form = Form1()
  var body: some View {
    VStack {
      ByLet(form: form)
      ByVar(form: form)
      ByBindable(form: form)
      Button("age") { form.age += 1 }
    }
  }
}
