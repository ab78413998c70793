import SwiftUI

struct Line: View {
  let number: Int
  var body: some View { Text("line \(number)") }
}

struct Log: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("end") { proxy.scrollTo(199, anchor: .bottom) }
        Button("beyond") { proxy.scrollTo(999) }
        ScrollView {
          LazyVStack {
            ForEach(0..<200, id: \.self) { Line(number: $0) }
          }
        }
      }
    }
  }
}
