import SwiftUI

struct Knob: View {
  @State private var n = 0
  var body: some View { Button("Knob \(n)") { n += 1 } }
}
struct Dial: View { var body: some View { Text("dial") } }

struct Shape3: View {
  @State private var kind = 0
  @State private var wide = false
  private var erased: AnyView {
    kind == 2 ? AnyView(Dial()) : AnyView(Knob())
  }
  var body: some View {
    VStack {
      Group { erased }
      let layout = wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Text("in layout"); Dial()
      }
      Button("Kind") { kind += 1 }
      Button("Wide") { wide.toggle() }
    }
  }
}
