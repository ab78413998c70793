import SwiftUI

struct Detail: View {
  let number: Int
  @State private var likes = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Detail \(number), \(likes)")
      Button("Like") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}
struct Root: View {
  var body: some View {
    NavigationStack {
      List(1..<4) { number in
        NavigationLink("Item \(number)") { Detail(number: number) }
      }
    }
  }
}
