import SwiftUI

struct Entry2: View {
  let number: Int
  let onShow: (Int) -> Void
  var body: some View {
    Text("Entry \(number)").onAppear { onShow(number) }
  }
}

struct Feed2: View {
  @State private var count = 30
  @State private var loads = 0

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(Array(0..<count), id: \.self) { number in
          Entry2(number: number) { shown in
            if shown == count - 1 {
              loads += 1
              count += 30
            }
          }
        }
      }
    }
  }
}
