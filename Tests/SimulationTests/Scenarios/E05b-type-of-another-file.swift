import SwiftUI

struct Greeting: View {
  @Environment(AccountStore.self) private var account
  @EnvironmentObject private var router: AppRouter
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) for \(account.name)")
      Button("Open") { router.open("home") }
      Button("Count") { count += 1 }
    }
  }
}
