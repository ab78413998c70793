import Testing

@testable import Claims

@Suite("Claims about lifetimes")
struct LifetimeClaimTests {
  private static let notes = """
    @Observable class Model { var text = "" }
    struct Lost: View {
      @State private var draft = ""
      var body: some View { TextField("Lost", text: $draft) }
    }
    struct Kept: View {
      @Binding var draft: String
      var body: some View { TextField("Kept", text: $draft) }
    }
    struct Owner: View {
      @State private var model = Model()
      var body: some View { Reader(model: model) }
    }
    struct Reader: View {
      let model: Model
      var body: some View { Text(model.text) }
    }
    struct Label: View {
      let text: String
      @AppStorage("size") private var size = 1
      var body: some View { Text(text) }
    }
    struct Odd: View {
      @Binding var text: String
      var body: some View { Text(text) }
    }
    struct Notes: View {
      @State private var draft = ""
      @State private var isShown = true
      @State private var other = Model()
      @State private var ids = [1, 2]
      var body: some View {
        if isShown {
          Lost()
          Kept(draft: $draft)
          Owner()
          Other(model: other)
          Label(text: "Hi")
          Odd(text: Binding(get: { draft }, set: { draft = $0 }))
        }
        ForEach(ids, id: \\.self) { Cell(id: $0) }
        Button("Drop") { ids.removeLast() }
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        Button("Renew") { other = Model() }
      }
    }
    struct Other: View {
      let model: Model
      var body: some View { Text(model.text) }
    }
    struct Cell: View {
      let id: Int
      @State private var stars = 0
      var body: some View { Text("\\(id): \\(stars)") }
    }
    """

  @Test("Storage behind a name is followed through bindings and references, over all events")
  func storage() throws {
    try Court(Self.notes, root: "Notes").expect(
      """
      broken after tap "Hide" then tap "Show": keeps Lost.draft
      kept after tap "Hide" then tap "Show": loses Lost.draft
      kept after tap "Hide" then tap "Show": keeps Kept.draft
      broken after tap "Hide" then tap "Show": loses Kept.draft
      kept after tap "Hide": keeps Kept.draft
      broken after tap "Hide": keeps Lost.draft
      kept after tap "Renew": keeps Lost.draft, Kept.draft, Owner.model
      kept after tap "Hide": loses Reader.model and loses Owner.model
      kept after tap "Hide": keeps Other.model
      kept after tap "Renew": loses Other.model
      kept after tap "Hide": keeps Label.size
      """)
  }

  @Test("A type stands for any of its instances, an instance for itself")
  func instances() throws {
    try Court(Self.notes, root: "Notes").expect(
      """
      broken after tap "Drop": keeps Cell.stars
      kept after tap "Drop": loses Cell.stars
      kept after tap "Drop": keeps Cell[1].stars
      kept after tap "Drop": loses Cell[2].stars
      broken after tap "Drop": loses Cell[1].stars
      """)
  }

  @Test("What came and went on the way counts; what nobody keeps or knows is told")
  func others() throws {
    let court = try Court(Self.notes, root: "Notes")
    try court.expect(
      """
      broken after tap "Hide" then tap "Show" then tap "Hide": keeps Lost.draft
      broken after tap "Renew": keeps Label.text
      broken after tap "Renew": loses Label.text
      open after tap "Renew": keeps Odd.text
      """)
    let lost = try court.verdict("after tap \"Hide\" then tap \"Show\": keeps Lost.draft")
    #expect(lost.instead == "loses Lost.draft" && lost.rule == "I4" && lost.sourceLine == 44)
    let plain = try court.verdict("after tap \"Renew\": keeps Label.text")
    #expect(plain.instead.contains("handed down"))
  }

  @Test("What an open condition shows may be gone; what something sure ended is lost for certain")
  func open() throws {
    try Court(
      """
      struct Note: View {
        @State private var draft = ""
        var body: some View { TextField("Note", text: $draft) }
      }
      struct Inner: View {
        @State private var stars = 0
        var body: some View { Text("\\(stars)") }
      }
      struct Side: View {
        var body: some View { if Remote.isOn { Text("on") } else { Inner() } }
      }
      struct Desk: View {
        @State private var isShown = true
        var body: some View {
          Side()
          if isShown { Note() }
          Button("Hide") { isShown = false }
        }
      }
      """, root: "Desk"
    ).expect(
      """
      open after tap "Hide": keeps Inner.stars
      open after tap "Hide": loses Inner.stars
      broken after tap "Hide": keeps Note.draft
      kept after tap "Hide": loses Note.draft
      """)
  }
}
