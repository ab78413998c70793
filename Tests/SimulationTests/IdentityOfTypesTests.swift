import Simulation
import Testing

/// What tells types and objects from each other, as containers of services ask for it.
@Suite struct IdentityOfTypesTests {
  private func labels(_ source: String) throws -> [String] {
    let file = SourceFile(path: "Shop.swift", text: "import SwiftUI\n" + source)
    let screen = try Simulator(files: [file]).mount("Shop")
    #expect(screen.trace.events[0].diagnostics.map(\.message) == [])
    return screen.elements.map(\.label).filter { $0 != "Shop" }
  }

  @Test("A container finds a service by its type, and makes it once")
  func services() throws {
    let source = """
      protocol Greeting { func text() -> String }
      final class Polite: Greeting { var count = 0; func text() -> String { count += 1; return "good day \\(count)" } }
      final class Till { let price = 3 }
      @MainActor final class Container {
        private struct Entry { let make: @MainActor (Container) -> Any; var made: Any? }
        private var entries: [ObjectIdentifier: Entry] = [:]
        func register<Service>(_ type: Service.Type = Service.self, make: @escaping @MainActor (Container) -> Service) {
          entries[ObjectIdentifier(type)] = Entry(make: { make($0) }, made: nil)
        }
        func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
          let key = ObjectIdentifier(type)
          guard var entry = entries[key] else { preconditionFailure("no \\(type)") }
          if let made = entry.made as? Service { return made }
          guard let made = entry.make(self) as? Service else { preconditionFailure("another type") }
          entry.made = made
          entries[key] = entry
          return made
        }
      }
      struct Shop: View {
        @State private var container = Container()
        @State private var shown = ""
        @State private var isSame = false
        var body: some View {
          VStack { Text(shown); Text("\\(isSame)") }
            .onAppear {
              container.register(Greeting.self) { _ in Polite() }
              container.register(Till.self) { _ in Till() }
              let first = container.resolve(Greeting.self).text()
              shown = first + ", " + container.resolve(Greeting.self).text() + ", \\(container.resolve(Till.self).price)"
              let till = container.resolve(Till.self)
              isSame = ObjectIdentifier(till) == ObjectIdentifier(container.resolve(Till.self))
                && ObjectIdentifier(till) != ObjectIdentifier(Till())
            }
        }
      }
      """
    #expect(try labels(source) == ["good day 1, good day 2, 3", "true"])
  }

  @Test("Nothing is a value of no type, also of one that only the caller knows")
  func nothing() throws {
    let source = """
      final class Storage {
        func fetch<Value>(_ key: String) -> Value? { UserDefaults.standard.object(forKey: key) as? Value }
      }
      final class Model: ObservableObject {
        @Published var name: String
        init(_ storage: Storage) { name = storage.fetch("name") ?? "nobody" }
      }
      struct Shop: View {
        @StateObject private var model = Model(Storage())
        var body: some View { Text(model.name) }
      }
      """
    #expect(try labels(source) == ["nobody"])
  }

  @Test("Operators of a library's type with parts that nobody knows are not their own parts")
  func unknownParts() throws {
    let source = """
      import SceneKit
      func / (left: SCNVector3, right: SCNVector3) -> SCNVector3 { SCNVector3Make(left.x / right.x, left.y / right.y, left.z / right.z) }
      func / (vector: SCNVector3, scalar: Float) -> SCNVector3 { SCNVector3Make(vector.x / scalar, vector.y / scalar, vector.z / scalar) }
      struct Shop: View {
        private let half = SCNVector3(1, 2, 3) / Float(2)
        var body: some View { Text("shown") }
      }
      """
    let file = SourceFile(path: "Shop.swift", text: "import SwiftUI\n" + source)
    let screen = try Simulator(files: [file]).mount("Shop")
    #expect(screen.elements.map(\.label).contains("shown"))
  }
}
