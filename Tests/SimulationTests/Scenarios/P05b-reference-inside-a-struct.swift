import SwiftUI

final class Engine {
  let power: Int
  init(power: Int) { self.power = power }
}

struct Part { var engine: Engine; var label: String }

struct EngineView: View {
  let part: Part
  var body: some View { Text("\(part.engine.power)") }
}

struct Garage: View {
  @State private var engine = Engine(power: 1)
  @State private var ticks = 0
  var body: some View {
    VStack {
      EngineView(part: Part(engine: engine, label: "main"))
      Text("\(ticks)")
      Button("Tick") { ticks += 1 }
      Button("Replace") { engine = Engine(power: 1) }
    }
  }
}
