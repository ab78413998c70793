import Simulation
import Testing

/// Functions that a program calls like those of a framework.
struct OverloadedFrameworkTests {
  private func screen(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "Shown.swift", text: "import SwiftUI\n" + source)])
      .mount("Shown")
  }

  private func stops(_ screen: Screen) -> [String] {
    screen.trace.events.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message)
  }

  @Test(
    "One with a type of its own hands on to the framework's, and does not call itself",
    arguments: [
      "enum Face: String { case text = \"Avenir\" }",
      // Nobody knows what that is.
      "import Named\ntypealias Face = Named<Font>\nextension Face { static let text: Self = \"Avenir\" }",
    ])
  func handedOn(face: String) throws {
    let screen = try screen(
      face + """

        extension Font {
          static func custom(_ face: Face, size: CGFloat) -> Self {
            .custom(face.rawValue, size: size)
          }
        }
        struct Shown: View {
          var body: some View { Text("hi").font(.custom(.text, size: 12)) }
        }
        """)
    #expect(stops(screen) == [])
    #expect(screen.trace.events[0].evaluated.map(\.instance) == ["Shown"])
  }

  @Test(
    "A modifier with a type of its own, or of another module, hands on to the framework's",
    arguments: [
      ("enum Face: String { case text = \"Avenir\" }", "padding(face.rawValue.isEmpty ? 4 : 8)"),
      ("import Kit", "self.font(Font.custom(face.name, size: face.size))"),
    ])
  func modifier(face: String, call: String) throws {
    let name = call.contains("font") ? "font" : "padding"
    let screen = try screen(
      face + """

        extension View { func \(name)(_ face: Face) -> some View { \(call) } }
        struct Shown: View { var body: some View { Text("hi").\(name)(Face.text) } }
        """)
    #expect(stops(screen) == [])
  }

  @Test("What is added to a type of the framework may call itself")
  func recursion() throws {
    let screen = try screen(
      """
      extension Int {
        static func sum(_ numbers: ArraySlice<Int>) -> Int {
          numbers.isEmpty ? 0 : numbers[numbers.startIndex] + Int.sum(numbers.dropFirst())
        }
      }
      struct Shown: View { var body: some View { Text("\\(Int.sum([1, 2, 3]))") } }
      """)
    #expect(stops(screen) == [] && screen.elements.contains { $0.label == "6" })
  }

  @Test("A method that nobody knows is not looked for in the property of that name")
  func propertyOfThatName() throws {
    let screen = try screen(
      """
      extension URL {
        fileprivate var resourceValues: URLResourceValues? {
          try? self.resourceValues(forKeys: [.isDirectoryKey])
        }
        var isFolder: Bool { resourceValues?.isDirectory ?? false }
      }
      struct Shown: View {
        let url = URL(fileURLWithPath: "/tmp")
        var body: some View { Text(url.isFolder ? "folder" : "file") }
      }
      """)
    #expect(stops(screen) == [])
  }

  @Test("Only an object that somebody observes warns of what a body publishes")
  func publishing() throws {
    let source = """
      final class Log: ObservableObject {
        static let shared = Log()
        @Published var count = 0
      }
      struct Writer: View {
        var body: some View {
          let _ = Log.shared.count += 1
          Text("written")
        }
      }
      """
    let alone = try screen(source + "\nstruct Shown: View { var body: some View { Writer() } }")
    #expect(alone.trace.events[0].diagnostics.isEmpty)
    let observed = try screen(
      source + """

        struct Shown: View {
          @ObservedObject var log = Log.shared
          var body: some View { VStack { Text("\\(log.count)"); Writer() } }
        }
        """)
    #expect(observed.trace.events[0].diagnostics.map(\.rule) == ["O13"])
  }
}
