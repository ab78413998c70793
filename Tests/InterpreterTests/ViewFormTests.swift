import Testing

@testable import Interpreter

/// Of SwiftUI's names all forms are known: what no form takes is told, and what one takes has no
/// finding.
@Suite struct ViewFormTests {
  private static func view(_ body: String) -> String {
    """
    import SwiftUI
    struct Song: Identifiable, Hashable { let id: Int; var title: String }
    struct Row: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    @Observable class Shelf { var name = "a" }
    struct Page: View {
      @State private var count = 0
      @State private var isOn = false
      @State private var text = ""
      @State private var songs = [Song(id: 1, title: "a")]
      @State private var chosen: Song?
      @State private var offset = CGSize.zero
      @GestureState private var shift = CGSize.zero
      @State private var shelf = Shelf()
      let date = Date()
      var body: some View {
        VStack { \(body) }
      }
    }
    """
  }

  @Test(
    "what no form of a name takes is refused once, at its line",
    arguments: [
      "TextEditor(\"a\", text: $text)", "TextEditor($text)", "TextField(\"a\", value: $count)",
      "TextField(\"a\", value: $count, format: .numbr)", "Text(date, format: .datetime)",
      "Text(date, style: .full)", "Text(\"a\").foregroundStyle(Color(red: 1))",
      "Text(\"a\").foregroundStyle(Color(red: 1, g: 1, b: 1))", "Button(\"a\", image: \"b\") {}",
      "ForEach(0...3) { Text(\"\\($0)\") }", "TimelineView(.animation) { Text(\"a\") }",
      "TimelineView(.every(1)) { _ in Text(\"a\") }", "Canvas { context in }",
      "TabView { Tab(\"a\", \"house\") { Text(\"b\") } }", "TabView { Text(\"a\").tabItem(\"b\") }",
      "Text(\"a\").environment(\\.colorSchem, .dark)",
      "Text(\"a\").environment(.colorScheme, .dark)",
      "Text(\"a\").environment(\\.lineLimit, \"2\")",
      "Text(\"a\").sheet(item: $isOn) { _ in Text(\"b\") }",
      "Text(\"a\").sheet(item: $songs) { _ in Text(\"b\") }",
      "Text(\"a\").navigationDestination(for: songs) { _ in Text(\"b\") }", "Text(\"a\") + \"b\"",
      "Text(\"a\") + Image(systemName: \"star\")", "Text(\"a\").clipShape(Color.red)",
      "Text(\"a\").textCase(.upper)", "Text(\"a\").keyboardType(.number)",
      "Text(\"a\").onSubmit(of: .texts) {}", "Text(\"a\").hoverEffect(.lifted)",
      "Text(\"a\").scrollTargetBehavior(.page)", "Text(\"a\").sensoryFeedback(.success)",
      "Text(\"a\").statusBar(hide: true)", "Text(\"a\").accessibilityLabel(label: \"b\")",
      "Text(\"a\").searchable($text)", "Text(\"a\").toolbar(Button(\"b\") {})",
      "Text(\"a\").toolbar { ToolbarItem(position: .topBarTrailing) { Text(\"b\") } }",
      "Button(\"a\") {}.buttonStyle(.bordered())", "Button(\"a\") {}.buttonStyle(.prominent)",
      "Text(\"a\").foregroundColor(.red.gradient)",
      "Text(\"a\").gesture(DragGesture().onChange { _ in })",
      "Text(\"a\").gesture(DragGesture().onEnded { print($0.transl) })",
      "Text(\"a\").gesture(DragGesture().updating($offset) { $1 = $0.translation })",
      "Text(\"a\").gesture { isOn = true }", "ShareLink(item: 5)",
      "LazyVGrid(columns: [GridItem(.adaptive())]) { Text(\"a\") }",
      "TextField(\"a\", text: $shelf.nam)", "Row { 5 }",
    ])
  func refused(line: String) {
    let found = Check.findings(in: Self.view("\n" + line + "\n"))
    #expect(found.count == 1 && found[0].hasPrefix("22:"), "\(found)")
  }

  @Test("their right forms have no finding")
  func accepted() {
    let lines = """
      Group {
        TextEditor(text: $text)
        TextField("a", value: $count, format: .number)
        TextField("a", value: $count, format: .number, prompt: Text("b"))
        Text(date, format: .dateTime.day().month())
        Text(1.5, format: .currency(code: "EUR"))
        Text(date, style: .relative)
        Text(["a", "b"], format: .list(type: .and))
        Color(red: 1, green: 0.5, blue: 0.25)
        Color(.displayP3, white: 1)
        Button("a", image: .logo) {}
      }
      Group {
        ForEach(0..<3) { Text("\\($0)") }
        ForEach(0...3, id: \\.self) { Text("\\($0)") }
        TimelineView(.periodic(from: date, by: 1)) { context in Text(context.date, style: .time) }
        TimelineView(.explicit([date])) { _ in Text("a") }
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        TabView { Tab("a", systemImage: "house") { Text("b") } }
        Text("a") + Text("b")
        Circle().union(Rectangle()).fill(.red)
      }
      Group {
        Text("a").environment(\\.colorScheme, .dark).environment(\\.lineLimit, 2)
        Text("a").sheet(item: $chosen) { Text($0.title) }
        Text("a").navigationDestination(for: Song.self) { Text($0.title) }
        Text("a").textCase(.uppercase).keyboardType(.numberPad).onSubmit(of: .text) {}
        Text("a").hoverEffect(.lift).scrollTargetBehavior(.viewAligned)
        Text("a").sensoryFeedback(.success, trigger: count).statusBar(hidden: true)
        Text("a").accessibilityLabel("b").searchable(text: $text)
        Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("b") {} } }
        Button("a") {}.buttonStyle(.borderedProminent)
        Text("a").gesture(DragGesture().onChanged { offset = $0.translation })
      }
      Group {
        Text("a").gesture(DragGesture().updating($shift) { value, state, _ in state = value.translation })
        ShareLink(item: "a")
        ShareLink("a", item: text)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("a") }
        TextField("a", text: $shelf.name)
        Row { Text("a"); Text("b") }
        VStackLayout(spacing: 3) { Text("a") }
      }
      """
    #expect(Check.findings(in: Self.view(lines)) == [])
  }

  private static let asking = [
    "struct A: UIViewRepresentable { func updateUIView(_ view: UILabel, context: Context) {} }",
    "struct A: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() } }",
    "struct A: UIViewControllerRepresentable { func updateUIViewController(_ made: UIViewController, context: Context) {} }",
    "struct A: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero } }",
    "struct A: PreferenceKey { static func reduce(value: inout Int, nextValue: () -> Int) {} }",
    "struct A: Shape { func path(in rect: CGRect) -> some View { Text(\"a\") } }",
    "struct A: GeometryEffect { var animatableData = 1.0 }",
    "struct A: LayoutValueKey {}", "struct A: TimelineSchedule {}",
  ]

  @Test("a protocol asks for what it asks for", arguments: asking)
  func asked(type: String) {
    let found = Check.findings(in: "import SwiftUI\nimport UIKit\n" + type)
    #expect(found.count == 1 && found[0].hasPrefix("3:"), "\(found)")
  }

  @Test("and for nothing else")
  func given() {
    let source = """
      import SwiftUI
      import UIKit
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) { field.text = text }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject, UITextFieldDelegate {
          let parent: Field
          init(_ parent: Field) { self.parent = parent }
        }
      }
      struct Key: PreferenceKey { static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() } }
      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0)) }
      }
      struct Page: View {
        @State private var text = ""
        var body: some View { Field(text: $text).modifier(Shake(animatableData: 1)) }
      }
      """
    #expect(Check.findings(in: source) == [])
  }

  @Test(
    "what a macro makes nothing of is told at its line",
    arguments: [
      "@Observable class A { @Published var n = 1 }", "@Observable class A { lazy var n = 1 }",
      "@Observable class A { @AppStorage(\"n\") var n = 1 }",
      "extension EnvironmentValues { @Entry var shade }", "#Preview(name: \"a\") { Text(\"b\") }",
      "struct A: View { @Namespace var names: Int; var body: some View { Text(\"a\") } }",
      "struct A: View { @Environment(.dismiss) var dismiss; var body: some View { Text(\"a\") } }",
      "class M: ObservableObject {}; struct A: View { @StateObject var m = M; var body: some View { Text(\"a\") } }",
    ])
  func macros(line: String) {
    let found = Check.findings(in: "import SwiftUI\n" + line)
    #expect(found.count == 1 && found[0].hasPrefix("2:"), "\(found)")
  }

  @Test("and all else is taken")
  func takenMacros() {
    let source = """
      import SwiftUI
      @Observable class A { @ObservationIgnored lazy var n = 1; @ObservationIgnored @AppStorage("n") var m = 1; static var s = 2; var t = 3 }
      extension EnvironmentValues { @Entry var shade = 1.0; @Entry var name: String? }
      #Preview("a", traits: .landscapeLeft) { Text("b") }
      """
    #expect(Check.findings(in: source) == [])
  }
}
