import SwiftUI

struct Dashboard: View {
  @State private var summary = "loading"

  var body: some View {
    Text(summary)
      .task {
        async let news = load("news", seconds: 3)
        async let mail = load("mail", seconds: 1)
        print("waiting")
        let all = await [news, mail]
        summary = all.joined(separator: ", ")
      }
  }

  func load(_ name: String, seconds: Int) async -> String {
    print("begin \(name)")
    try? await Task.sleep(for: .seconds(seconds))
    print("end \(name)")
    return name
  }
}
