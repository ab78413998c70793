import Combine
import SwiftUI

struct TimerScreen: View {
  @State private var seconds = 0
  @State private var isShown = true
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Button("Switch") { isShown.toggle() }
      if isShown {
        Text("\(seconds) s")
          .onReceive(timer) { _ in seconds += 1 }
      }
    }
  }
}
