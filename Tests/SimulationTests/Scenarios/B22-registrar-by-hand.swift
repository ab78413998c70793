import SwiftUI

final class Tank: Observable {
  private let registrar = ObservationRegistrar()
  private var kept = 8
  var litres: Int {
    get {
      registrar.access(self, keyPath: \.litres)
      return kept
    }
    set { registrar.withMutation(of: self, keyPath: \.litres) { kept = newValue } }
  }
}

struct Dipstick: View {
  let tank: Tank
  var body: some View { Text("litres \(tank.litres)") }
}

struct Cellar: View {
  @State private var tank = Tank()
  var body: some View {
    Dipstick(tank: tank)
    Button("Draw") {
      tank.litres -= 2
      print(tank.litres)
    }
  }
}
