import SwiftUI

protocol Shape2 { var sides: Int { get } }
struct Square2: Shape2 { let sides = 4; var edge: Double }
struct Disc2: Shape2 { let sides = 0; var edge: Double }
enum Phase { case idle, loaded([Int]), failed(String) }

struct PhaseView: View {
  let phase: Phase
  var body: some View {
    switch phase {
    case .idle: Text("idle")
    case .loaded(let all): Text("\(all.count)")
    case .failed(let why): Text(why)
    }
  }
}

struct ShapeView: View {
  let shape: any Shape2
  var body: some View { Text("\(shape.sides)") }
}

struct Mixer: View {
  @State private var phase = Phase.idle
  @State private var round = false
  @State private var ticks = 0
  var body: some View {
    VStack {
      PhaseView(phase: phase)
      ShapeView(shape: round ? Disc2(edge: 1) : Square2(edge: 1))
      Text("\(ticks)")
      Button("Tick") { ticks += 1 }
      Button("Load") { phase = .loaded([1, 2]) }
      Button("Round") { round.toggle() }
    }
  }
}
