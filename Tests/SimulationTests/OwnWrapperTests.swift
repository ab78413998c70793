import Simulation
import Testing

/// Wrappers that a program declares, where more is done with them than reading and writing.
@Suite struct OwnWrapperTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Wrapped.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  @Test(
    "what a wrapper projects may be changed where it is, and set", arguments: ["", "unknown()"])
  func projection(_ other: String) throws {
    let screen = try screen(
      """
      @propertyWrapper struct History {
        private(set) var all: [String]
        init(wrappedValue: String) { all = [wrappedValue] }
        var wrappedValue: String {
          get { all.last ?? "" }
          set { all.append(newValue) }
        }
        var projectedValue: History {
          get { self }
          set { self = newValue }
        }
        mutating func undo() { all.removeLast() }
      }
      struct Draft {
        @History var color = "red"
        mutating func back() { $color.undo() }
      }
      final class Paper { @History var name = "a" }
      struct Main: View {
        @State private var draft = Draft()
        var body: some View {
          Button("Go") {
            draft.color = "blue"
            draft.$color.undo()
            draft.color = "green"
            print(draft.$color.all)
            draft.back()
            print(draft.color)
            draft.$color = History(wrappedValue: "new")
            print(draft.color, draft.$color.all.count)
            let paper = Paper()
            paper.name = "b"
            paper.$name.undo()
            print(paper.name)
            \(other)
          }
        }
      }
      """)
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == [#"["red", "green"]"#, "red", "new 1", "a"])
  }

  @Test("a wrapper may be made around the environment, which it follows")
  func aroundTheEnvironment() throws {
    let screen = try screen(
      """
      @propertyWrapper struct Surrounding<T>: DynamicProperty {
        @Environment private var value: T
        init(_ path: KeyPath<EnvironmentValues, T>) { _value = Environment(path) }
        var wrappedValue: T { value }
      }
      struct Main: View {
        @Surrounding(\\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      """)
    #expect(screen.elements.last?.label == "light")
    let event = try screen.perform(Event("environment colorScheme = .dark"))
    #expect(event.evaluated.map(\.instance) == ["Main"])
    #expect(screen.elements.last?.label == "dark")
  }
}
