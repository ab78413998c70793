import Simulation
import Testing

/// Subscripts of types, as containers of dependencies have them.
@Suite struct StaticSubscriptTests {
  private static let container = """
    import SwiftUI
    protocol Weather { var degrees: Int { get } }
    struct Live: Weather { let degrees = 1 }
    final class Stub: Weather { let degrees = 2 }
    struct Services {
      nonisolated(unsafe) static var current = Services()
      var now = 1
      var weather: any Weather = Live()
      static subscript<T>(_ path: WritableKeyPath<Services, T>) -> T {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
      }
    }
    @propertyWrapper struct Service<T> {
      let path: WritableKeyPath<Services, T>
      init(_ path: WritableKeyPath<Services, T>) { self.path = path }
      var wrappedValue: T {
        get { Services[path] }
        nonmutating set { Services[path] = newValue }
      }
    }
    final class Model: ObservableObject {
      @Service(\\.now) var now: Int
      @Service(\\.weather) var weather
    }

    """

  private func screen(_ view: String) throws -> Screen {
    let file = SourceFile(path: "Services.swift", text: Self.container + view)
    return try Simulator(files: [file]).mount("Main")
  }

  @Test("what is set in the `init` of a view is there when its body reads it")
  func initializer() throws {
    let screen = try screen(
      """
      struct Main: View {
        @StateObject private var model = Model()
        init() {
          Services[\\.now] = 5
          Services[\\.weather] = Stub()
        }
        var body: some View { Text("\\(model.weather.degrees) \\(model.now) \\(Services.current.now)") }
      }
      """)
    #expect(screen.elements.last?.label == "2 5 5")
  }

  @Test(
    "they are set, and changed, from an action and through a wrapper", arguments: ["", "unknown()"])
  func action(_ other: String) throws {
    let screen = try screen(
      """
      struct Main: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("Go") {
            Services[\\.now] = 9
            Services[\\.weather] = Stub()
            print(Services[\\.now], Services.current.now, Services[\\.weather].degrees)
            model.now = 11
            Services[\\.now] += 1
            print(model.now, Services[\\.now])
            model.weather = Live()
            print(Services.current.weather.degrees)
            \(other)
          }
        }
      }
      """)
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["9 9 2", "12 12", "1"])
  }
}
