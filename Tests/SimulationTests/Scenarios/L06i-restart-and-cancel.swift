import SwiftUI

struct Search: View {
  @State private var query = "a"
  @State private var result = ""
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn {
        Text(result)
          .task(id: query) {
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else {
              print("cancelled")
              return
            }
            result = "found \(query)"
          }
      }
      Button("Next") { query += "b" }
      Button("Off") { isOn = false }
    }
  }
}
