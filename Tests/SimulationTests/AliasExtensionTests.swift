import Drawing
import Simulation
import Testing

/// An extension of a type under another name extends that type.
@Suite struct AliasExtensionTests {
  @Test("What extends an alias is a member of what the alias stands for")
  func members() throws {
    let source = """
      import SwiftUI
      typealias Subject<T> = Binding<Load<T>>
      typealias Money = Double
      enum Load<T> { case none, running, done(T) }
      extension Money { var euros: String { "\\(Int(self)) EUR" } }
      extension Subject {
        func load<T>(_ work: @escaping () async -> T) where Value == Load<T> {
          wrappedValue = .running
          Task { wrappedValue = .done(await work()) }
        }
      }
      struct Shop: View {
        @State private var load = Load<Double>.none
        var body: some View {
          switch load {
          case .none: Text("none").onAppear { $load.load { 12.5 } }
          case .running: Text("running")
          case .done(let price): Text(price.euros)
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shop.swift", text: source)]).mount("Shop")
    try screen.perform(Event("wait 1s"))
    let words = try screen.drawn().things.compactMap { thing in
      if case .text(let lines, _) = thing.look { lines.joined(separator: " ") } else { nil }
    }
    #expect(words == ["12 EUR"])
  }
}
