import Audit
import Simulation
import Testing

/// What looks like something to mend, and is not, or not in that way.
@Suite("What an audit does not tell")
struct NoiseTests {
  @Test("Focus that goes with its field is no lost state")
  func focus() throws {
    let text = """
      struct Note: View {
        @FocusState private var isFocused: Bool
        var body: some View { Button("focus") { isFocused = true }.focused($isFocused) }
      }
      struct Outer: View {
        @State private var shown = true
        var body: some View {
          VStack {
            Button(shown ? "Hide" : "Show") { shown.toggle() }
            if shown { Note() }
          }
        }
      }
      """
    #expect(try findings(.lostState, in: text).isEmpty)
    let state = text.replacing(
      "@FocusState private var isFocused: Bool", with: "@State var on = false"
    )
    .replacing("isFocused = true }.focused($isFocused)", with: "on = true }")
    #expect(try findings(.lostState, in: state).count == 1)
  }

  @Test("Nobody taps what a sheet covers")
  func behindASheet() throws {
    let text = """
      final class Draft: ObservableObject { @Published var text = ""; init(text: String) {} }
      struct Editor: View {
        @ObservedObject var draft: Draft
        init(text: String) { draft = Draft(text: text) }
        var body: some View { TextField("Text", text: $draft.text) }
      }
      struct Outer: View {
        @State private var shown = false
        @State private var count = 0
        var body: some View {
          VStack {
            Button("open") { shown = true; count += 1 }
            Button("count \\(count)") { count += 1 }
          }
          .sheet(isPresented: $shown) { Editor(text: "a") }
        }
      }
      """
    #expect(try findings(.observedOwner, in: text).isEmpty)
    let beside = text.replacing(
      ".sheet(isPresented: $shown) { Editor(text: \"a\") }",
      with: ".overlay { if shown { Editor(text: \"a\") } }")
    #expect(
      try findings(.observedOwner, in: beside).map(\.line) == ["  @ObservedObject var draft: Draft"]
    )
  }

  @Test("What is made of arguments is not advised to be made of the first ones")
  func madeOfArguments() throws {
    let text =
      "final class Model: ObservableObject { @Published var n: Int; init(n: Int) { self.n = n } }\n"
      + ticking("Inner(n: tick)") + """
        struct Inner: View {
          @ObservedObject private var model: Model
          init(n: Int) { model = Model(n: n) }
          var body: some View { Text("\\(model.n)") }
        }
        """
    let found = try findings(.observedOwner, in: text)
    #expect(
      found.map(\.finding.prevented) == [
        "Let the view above make the Model and keep it: as a @StateObject it would go on with the "
          + "first arguments."
      ])
  }

  @Test("An object that the initialiser which Swift provides takes is made once")
  func stateObjectHandedIn() throws {
    let text =
      "final class Model: ObservableObject { @Published var n = 0 }\n"
      + ticking("Inner(model: Model())")
        + """
        struct Inner: View {
          @StateObject var model: Model
          var body: some View { Text("\\(model.n)") }
        }
        """
    #expect(try audit(text).findings == [])
  }

  @Test("What only previews of an app show costs nobody anything")
  func previewHelper() throws {
    let helper =
      "@Observable final class Model { var n = 0 }\n" + ticking("Inner(model: Model())") + """
        struct Inner: View {
          let model: Model
          var body: some View { Text("\\(model.n)") }
        }
        #Preview { Outer() }

        """
    #expect(try findings(.objectInBody, in: helper).count == 1)
    let app =
      helper + """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { ROOT } }
        }
        """
    #expect(
      try findings(.objectInBody, in: app.replacing("ROOT", with: "Text(\"shop\")")).isEmpty)
    #expect(try findings(.objectInBody, in: app.replacing("ROOT", with: "Outer()")).count == 1)
  }
}
