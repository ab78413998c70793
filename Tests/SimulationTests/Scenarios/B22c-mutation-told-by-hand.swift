import Observation
import SwiftUI

/// The macro's own functions, called by hand: what the cache holds is told as `total`.
@Observable final class Purse {
  @ObservationIgnored private var cache = 0
  var total: Int {
    get {
      access(keyPath: \.total)
      return cache
    }
    set { withMutation(keyPath: \.total) { cache = newValue } }
  }
  func earn() { withMutation(keyPath: \.total) { cache += 5 } }
  func hide() { cache += 1 }
}

struct Total: View {
  let purse: Purse
  var body: some View { Text("\(purse.total)") }
}

struct Pocket: View {
  @State private var purse = Purse()
  var body: some View {
    Total(purse: purse)
    Button("set") { purse.total = 3 }
    Button("earn") { purse.earn() }
    Button("hide") { purse.hide() }
  }
}
