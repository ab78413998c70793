import Combine
import SwiftUI

struct Doorbell: View {
  @State private var rings = 0
  private static let bell = PassthroughSubject<Int, Never>()

  var body: some View {
    VStack {
      Text("\(rings) rings")
      Button("Ring") { Self.bell.send(2) }
    }
    .onReceive(Self.bell.receive(on: RunLoop.main)) { rings += $0 }
  }
}
