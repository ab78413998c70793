import Testing

@testable import Interpreter

/// What SwiftUI declares is known with its types: mistakes in a body are told, and what compiles has
/// no finding.
@Suite struct ViewCheckTests {
  private static func view(_ body: String) -> String {
    """
    import SwiftUI
    struct Song: Identifiable { let id: Int; var title: String }
    struct Plain { var title: String }
    struct Page: View {
      @State private var count = 0
      @State private var isOn = false
      @State private var text = ""
      @State private var songs = [Song(id: 1, title: "a")]
      @State private var scores = ["a": 1]
      let names = [Plain(title: "a")]
      var body: some View {
        VStack { \(body) }
      }
    }
    """
  }

  @Test(
    "arguments of other types are refused at their line",
    arguments: [
      "Text(count)", "Text(\"a\").padding(\"a\")", "Text(\"a\").frame(width: \"x\")",
      "Text(\"a\").foregroundStyle(7)", "Text(\"a\").foregroundColor(\"red\")",
      "Text(\"a\").bold(\"yes\")", "Toggle(\"a\", isOn: isOn)", "TextField(\"a\", text: $count)",
      "Circle().fill(\"red\")", "Stepper(\"a\", value: $isOn)", "Button(\"a\", action: 3)",
      "Text(\"a\").sheet(isPresented: isOn) { Text(\"b\") }", "Text(\"a\").font(.titel)",
      "ForEach(names) { name in Text(name.title) }", "print(\"a\")", "count += 1",
      "if isOn { Text(\"a\") } else { print(\"b\") }",
    ])
  func refused(line: String) {
    let found = Check.findings(in: Self.view("\n" + line + "\n"))
    #expect(found.count == 1 && found[0].hasPrefix("13:"), "\(found)")
  }

  @Test("a shape that is painted can be painted again, and is a shape no more")
  func paintedShapes() {
    let painted = [
      "Circle().fill(.blue).stroke(.black, lineWidth: 2).stroke(.red)",
      "Circle().stroke(.black, lineWidth: 2).fill(.red)",
      "Circle().fill(isOn ? Color.primary : .clear).strokeBorder(.black, lineWidth: 2)",
      "Circle().strokeBorder(.black, lineWidth: 2).fill(.red).padding()",
      "Circle().stroke(style: StrokeStyle(lineWidth: 2)).trim(from: 0, to: 0.5).fill(.red)",
    ]
    #expect(Check.findings(in: Self.view(painted.joined(separator: "\n"))) == [])
    let found = Check.findings(in: Self.view("\nCircle().fill(.blue).trim(from: 0, to: 1)"))
    #expect(found.count == 1 && found[0].hasPrefix("13:"), "\(found)")
  }

  @Test("a parameter of the type around a view is all that the view around it asks for")
  func parametersInside() {
    let source = """
      import SwiftUI
      struct Host<Route: Hashable>: View {
        @Binding var path: [Route]
        var body: some View {
          VStack { NavigationStack(path: $path) { Text("a") } }
        }
      }
      """
    #expect(Check.findings(in: source) == [])
    let open = source.replacing("<Route: Hashable>", with: "<Route>")
    #expect(Check.findings(in: open).first?.contains("`<Route: Hashable>`") == true)
  }

  @Test("beside a value of which nothing is known a number may be as large as it likes")
  func largeNumbers() {
    let line =
      "Text(\"\\(unknown.value == 0xCBF2_9CE4_8422_2325 || unknown.value & 0xFFFF_FFFF_FFFF_FFFF == 1)\")"
    let source = "import Other\nimport SwiftUI\nfunc f(_ unknown: Thing) -> Text { \(line) }"
    #expect(Check.findings(in: source) == [])
  }

  @Test("a colour of a catalogue may be called as a modifier is")
  func assetColours() {
    let lines = """
      Text("a").background(isOn ? .red : Color.background)
      Text("a").background(isOn ? Color.red : Color.background)
      Color.background.padding()
      """
    #expect(Check.findings(in: Self.view(lines)) == [])
  }

  private static func wrapped(_ property: String) -> String {
    """
    import SwiftUI
    class Model: ObservableObject {}
    struct Page: View {
      \(property)
      var body: some View { Text("a") }
    }
    """
  }

  @Test(
    "a wrapper that is given what it stands for takes no value",
    arguments: [
      "@Binding private var n = 0", "@FocusState var isFocused = false",
      "@EnvironmentObject var model = Model()", "@Namespace var names = 1",
      "@Environment(\\.colorScheme) var scheme = 1",
    ])
  func givenWrapper(property: String) {
    let found = Check.findings(in: Self.wrapped(property))
    #expect(found.count == 1 && found[0].hasPrefix("4:"), "\(found)")
  }

  @Test(
    "all others take one",
    arguments: [
      "@Binding var n: Int", "@State var n = 0", "@GestureState var n = 0",
      "@FocusState var on: Bool",
      "@AppStorage(\"n\") var n = 1", "@ScaledMetric var n = 3.0",
      "@StateObject var m = Model()",
      "@ObservedObject var m = Model()", "@FocusState var field: String?", "@Namespace var names",
      "@Environment(\\.colorScheme) private var scheme",
    ])
  func filledWrapper(property: String) {
    #expect(Check.findings(in: Self.wrapped(property)).isEmpty)
  }

  @Test(
    "what compiles has no finding",
    arguments: [
      "Text(text).padding(.horizontal, 8).padding()", "Toggle(\"a\", isOn: $isOn)",
      "ForEach(songs) { song in Text(song.title) }", "ForEach(0..<3) { Text(\"\\($0)\") }",
      "ForEach($songs) { $song in TextField(\"t\", text: $song.title) }",
      "ForEach(names, id: \\.title) { Text($0.title) }",
      "ForEach([\"a\", \"b\"], id: \\.self) { s in HStack { Text(s); Button(s) { text = s } } }",
      "List([\"a\", \"b\"], id: \\.self) { s in Text(s); Button(\"\\(s)\") { text = s } }",
      "Text(\"a\").onChange(of: count) { old, new in print(old, new) }",
      "Text(\"a\").onChange(of: count) { print($0) }",
      "Text(\"a\").scaleEffect(isOn ? .zero : CGSize(width: 1, height: 2))",
      "Stepper(\"a\", value: $count, in: 0...2) { isEditing in print(isEditing) }",
      "Stepper(\"a\", value: $scores[\"a\", default: 0])",
      "Text(\"a\").toolbar { ToolbarItem { Text(\"b\") } }",
      "Text(\"a\").toolbar { Button(\"b\") { count += 1 } }",
      "Button { withAnimation { isOn.toggle() } } label: { Image(systemName: \"star\") }",
      "List(songs) { song in Text(song.title) }.listStyle(.plain)",
      "Text(\"a\").background(.red, in: .rect(cornerRadius: 3))",
      "Text(\"a\").background { Circle().fill(.blue.opacity(0.5)) }",
      "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.4)",
      "Circle().fill(.white.secondary)", "Circle().foregroundStyle(.primary.tertiary)",
      "Text(\"a\").toolbarBackground(.hidden, for: .navigationBar)",
      "Toggle(\"a\", sources: [$isOn], isOn: \\.self)",
      "Text(\"a\").listRowInsets(.vertical, 3)",
      "Circle().clipShape(.rect(topLeadingRadius: 2, bottomTrailingRadius: 3))",
      "Circle().onTapGesture { withAnimation { if isOn { scores.removeValue(forKey: \"a\") } else { isOn.toggle() } } }",
    ])
  func accepted(line: String) {
    let source = Self.view("\n" + line + "\n")
    #expect(Check.findings(in: source) == [])
    #expect(Self.unknowns(in: source) == [])
  }

  @Test(
    "what is known by its name alone is no mistake either",
    arguments: [
      "Button(\"a\", image: .init(\"b\")) {}", "Toggle(\"a\", image: .init(\"b\"), isOn: $isOn)",
      "Picker(\"a\", sources: $songs, selection: \\.title) { Text(\"b\").tag(\"b\") }",
    ])
  func acceptedByName(line: String) {
    #expect(Check.findings(in: Self.view("\n" + line + "\n")) == [])
  }

  @Test(
    "what only Apple's Foundation has is no mistake",
    arguments: [
      "String(localized: \"a\")", "String(localized: \"a\", comment: \"b\")",
      "String(localized: \"a\", defaultValue: \"b\", table: \"c\", bundle: .main)",
      "FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: \"a\")",
      "FileManager.default.url(forUbiquityContainerIdentifier: nil)",
      "ProcessInfo.processInfo.thermalState",
      "URL.documentsDirectory.startAccessingSecurityScopedResource()",
      "Timer(timeInterval: 1, target: 3, selector: #selector(look), userInfo: nil, repeats: true)",
      "NotificationCenter.default.addObserver(3, selector: #selector(look), name: nil, object: nil)",
      "NSObject.cancelPreviousPerformRequests(withTarget: 3)",
      "Bundle.main.loadNibNamed(\"a\", owner: nil)",
    ])
  func onlyOnDarwin(call: String) {
    #expect(Check.findings(in: "import SwiftUI\nfunc look() { _ = \(call) }\n") == [])
  }

  @Test("an optional that unwraps itself and is of an unknown type has no members of views")
  func unknownMember() {
    let source = """
      import SwiftUI
      final class Bar: UIStackView {
        var button: UIButton!
        func name() { button.accessibilityLabel = "a" }
      }
      """
    #expect(Check.findings(in: source) == [])
  }

  @Test("colours of a catalogue of assets are in no file", arguments: ["playerBackground", "BG"])
  func assets(name: String) {
    #expect(Check.findings(in: Self.view("Circle().fill(.\(name))")) == [])
  }

  @Test("what other frameworks give to types that are known")
  func givenByOthers() {
    let source = """
      import Combine
      import SwiftUI
      struct Wave: Shape {
        var offset: CGSize
        var animatableData: CGSize.AnimatableData {
          get { offset.animatableData }
          set { offset.animatableData = newValue }
        }
        func path(in rect: CGRect) -> Path { Path() }
      }
      extension String {
        func size(_ font: UIFont) -> CGSize { size(withAttributes: [.font: font]) }
      }
      final class Clock: ObservableObject {
        var timer: Publishers.Autoconnect<Timer.TimerPublisher>
        init() { timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect() }
        func stop() { timer.upstream.connect().cancel() }
        func both() { _ = Publishers.Merge(Just(1), Just(2)).sink { print($0) } }
      }
      """
    #expect(Check.findings(in: source) == [])
  }

  @Test("of a value of which nothing is known the parts are not known either")
  func partsOfUnknown() {
    let source = """
      import SwiftUI
      import Somewhere
      struct Page {}
      final class Model: ObservableObject {
        @Published var chosen: Page?
        func delete(_ page: Page) {}
      }
      struct List: View {
        @ObservedObject var model: Model
        var body: some View {
          ForEach(known(), id: \\.1) { number, page in
            Button("a") { model.chosen = page }
            Button("b") { model.delete(page) }
          }
        }
      }
      """
    #expect(Check.findings(in: source) == [])
  }

  @Test("a function that a program adds to a type is not taken for the framework's of that name")
  func addedBesideFrameworks() {
    let source = """
      import SwiftUI
      extension Path {
        func contains(_ text: String, among words: [String]) -> Bool { contains(.zero, eoFill: true) }
        func trimmedPath(for share: CGFloat) -> Path { trimmedPath(from: 0, to: share) }
      }
      """
    #expect(Check.findings(in: source) == [])
  }

  @Test("a shape has a body of its own")
  func shape() {
    let source = """
      import SwiftUI
      struct Arrow: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      """
    #expect(Check.findings(in: source) == [])
  }

  @Test("objects, the environment and bindings of them have types")
  func wrappers() {
    let source = """
      import SwiftUI
      final class Model: ObservableObject { @Published var name = "a" }
      struct Editor: View {
        @StateObject private var model = Model()
        @ObservedObject var other: Model
        @EnvironmentObject private var third: Model
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.colorScheme) private var scheme
        @FocusState private var isFocused: Bool
        @AppStorage("count") private var count = 1
        var body: some View {
          TextField("a", text: $model.name).focused($isFocused)
          TextField("b", text: $other.name)
          Text(third.name).opacity(scheme == .dark ? 0.5 : 1)
          Button("c") { dismiss(); count += 1 }
        }
      }
      """
    #expect(Check.findings(in: source) == [])
    #expect(Self.unknowns(in: source) == [])
  }

  /// The places of a body's expressions whose type is not known.
  private static func unknowns(in text: String) -> [String] {
    let source = SourceText(path: "Test.swift", text: text)
    let program = SourceProgram([source])
    _ = program.findings()
    var places: [String] = []
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if expression.type?.hasUnknown == true || expression.type?.hasVariable == true {
        let (line, column) = source.location(of: Int(expression.position.offset))
        places.append("\(line):\(column)")
      }
      return true
    }
    for case .type(let type) in program.files[0].declarations {
      for case .variable(let variable) in type.members {
        walk.statements(variable.accessors?.getter?.body ?? [])
      }
    }
    return places
  }
}
