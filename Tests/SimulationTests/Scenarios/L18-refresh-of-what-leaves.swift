import SwiftUI

struct Feed: View {
  @State private var items = ["old"]
  @State private var isLoading = false

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      List(items, id: \.self) { Text($0) }
        .refreshable {
          isLoading = true
          do {
            try await Task.sleep(for: .seconds(1))
            items = ["new"]
          } catch { print("cancelled") }
          isLoading = false
        }
    }
  }
}
