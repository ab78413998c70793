@testable import Curriculum

/// A lesson with an exercise that is sound.
enum SampleExercise {
  static func draft(_ text: String = lesson) throws -> LessonDraft {
    LessonDraft(try SourceText(path: "drafts.md", bytes: Array(text.utf8)))
  }

  static let start = """
    struct Notes: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          Text("Notes")
          if isShown { Field() }
          Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        }
      }
    }

    struct Field: View {
      @State private var draft = ""

      var body: some View { TextField("Draft", text: $draft) }
    }
    """

  static let solution =
    start
    .replacing("var isShown = true", with: "var isShown = true\n  @State private var draft = \"\"")
    .replacing("Field()", with: "Field(draft: $draft)")
    .replacing(
      "@State private var draft = \"\"\n\n  var body: some View { T",
      with: "@Binding var draft: String\n\n  var body: some View { T")

  static let wrong = start.replacing("if isShown { Field() }", with: "Field()")

  static let lesson = """
    ---
    id: drafts
    title: Drafts
    summary: A draft.
    minutes: 8
    requires: []
    concepts: [drafts]
    platform: iOS 17
    checked: 2026-01-01
    sources: ["https://example.org"]
    ---

    ## A draft

    ```swift id=draft-lost
    \(start)
    ```

    ```swift id=kept hidden
    \(solution)
    ```

    ```swift id=in-a-global hidden
    \(wrong)
    ```

    ```exercise
    id: keep-the-draft
    listing: draft-lost
    root: Notes
    claim: after tap "Hide" then tap "Show": keeps Field.draft
    claim: as before
    claim: after tap "Hide": shows "Notes"
    hint: Who owns the text?
    solution: kept
    wrong: in-a-global [globals-are-fine] | It is shown always now.
    why: State lives as long as its view.

    Keep the draft.
    ```
    """
}
