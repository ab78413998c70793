import SwiftUI

extension Transaction {
  @Entry var isQuick = false
}

struct SlowKey: TransactionKey {
  static let defaultValue = 0.0
}

extension Transaction {
  var slow: Double {
    get { self[SlowKey.self] }
    set { self[SlowKey.self] = newValue }
  }
}

struct Card: View {
  @State private var isOpen = false
  @State private var isLit = false
  @State private var said = ""

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20)
        .animation(.linear) { $0.opacity(isOpen ? 0.5 : 1) }
      Color.blue.frame(width: 20, height: 20)
        .transaction {
          $0.animation = nil
        } body: {
          $0.scaleEffect(isLit ? 2 : 1)
        }
      Text("said \(said)")
        .transaction { if $0.isQuick || $0.slow > 1 { $0.animation = .linear } }
      Button("Open") { isOpen.toggle() }
      Button("Light") { withTransaction(\.isQuick, true) { isLit.toggle() } }
      Button("Slow") {
        var slow = Transaction()
        slow.slow = 2
        said = "\(slow.slow) \(slow.isQuick)"
      }
    }
  }
}
