import Curriculum
import Simulation

/// A small course, read as the real one is.
enum SampleCourse {
  static let lesson = """
    ---
    id: clubs
    title: "Who hears of a change?"
    summary: "A club, its members, and who is told."
    minutes: 8
    requires: []
    concepts: ["observation-reads"]
    platform: "iOS 17 or later"
    checked: "2026-09-20"
    sources: ["Swift Evolution SE-0395 (Observation)"]
    ---

    # Who hears of a change?

    Two questions are easily mixed up:

    1. **Who keeps the value alive?** That is ownership. `@State` answers it.
    2. **Who is told of a change?** That is observation. Reading answers it.

    ```swift id=club
    @Observable final class Club {
      var name = "Chess"
      var members = 1
    }

    struct ClubScreen: View {
      @State private var club = Club()
      var body: some View {
        VStack {
          NameRow(club: club)
          CountRow(club: club)
          Button("Rename") { club.name = "Go" }
        }
      }
    }

    struct NameRow: View {
      let club: Club
      var body: some View { Text(club.name) }
    }

    struct CountRow: View {
      let club: Club
      var body: some View { Text("\\(club.members) members") }
    }
    ```

    ```mockup
    id: club-screen
    listing: club
    alt: One column. Chess, then 1 members, then a button: Rename.
    callout: 1 = NameRow. Its body read `club.name`.
    callout: 2 = CountRow. Its body read `club.members`.

    +------------------------------------+
    |               Chess            (1) |
    |             1 members          (2) |
    |             [Rename]               |
    +------------------------------------+
    ```

    ## Predict

    ```trace
    id: rename-club
    listing: club
    root: ClubScreen
    do: tap "Rename"
    ask: bodies
    hint: Which lines inside a body mention the name?
    why: Only bodies that read the property last time are told.

    Somebody taps **Rename**. Which bodies run again?

    - [ ] `ClubScreen.body`
      > [parent-rebuilds] It read the reference, which is still the same.
    - [x] `NameRow.body`
      > It read the name.
    - [ ] `CountRow.body`
      > It read the number of members only.
    ```

    ## What happened

    | Question | `struct` in `@State` | class |
    |---|---|---|
    | What is stored? | the value itself | a reference |
    | Who is told of a write? | whoever read the state, then children with other inputs | whoever read the property |

    ## Check

    ```quiz
    id: who-connects
    kind: choice
    hint: Look for what happens while a body runs.
    why: Reading sets observation up. Wrappers decide ownership and bindings.

    `NameRow` declares a plain `let club: Club`. What connects it to a rename?

    - [x] Its body read `club.name`, and that was noted.
      > The note is made again on every run.
    - [ ] `@State` in `ClubScreen` saw the write and rebuilt its children.
      > [parent-rebuilds] The reference did not change, so nothing was told.
    - [ ] Its wrapper does, and without one it would go on showing Chess.
      > [needs-a-wrapper] Reading needs no wrapper.
    ```

    ```quiz
    id: who-hears
    kind: several
    hint: Two of them hold.
    why: A note is kept for each property.

    What is true of a body that reads `club.members`?

    - [x] It runs after a write to the members.
      > That is what it read.
    - [x] It depends on that property alone.
      > [whole-object] Notes are kept for each property.
    - [ ] It runs after every write to the club.
      > [whole-object] Only writes to what it read count.
    ```

    ```quiz
    id: order-of-things
    kind: order
    hint: The screen comes last of all.
    why: A write marks, a pass evaluates, the screen changes.

    In which order does it happen?

    - [x] The property is written.
      > A write comes first.
    - [x] The reader is marked.
      > Nothing runs yet.
    - [x] The body runs.
      > Now it reads again.
    ```

    ```quiz
    id: same-view
    kind: cloze
    hint: It is what `.id(_:)` changes.
    why: Another identity means new storage.

    A `@State` value lives for as long as its view keeps the same {{1: identity | view identity}}.
    ```
    """

  static let misconceptions = """
    - slug: parent-rebuilds
      belief: a child runs because its parent runs
      truth: a child runs when what it reads changes
      lesson: clubs
      trace: rename-club
    - slug: needs-a-wrapper
      belief: reading needs a property wrapper
      truth: reading needs none
      lesson: clubs
    - slug: whole-object
      belief: a view depends on the whole object
      truth: it depends on the properties it read
      lesson: clubs
    """

  static func pack(_ lesson: String = lesson) throws -> Pack {
    let files = [
      "01-state/clubs.md": lesson, "misconceptions.yml": misconceptions,
      "pack.yml": "name: swiftui\n",
    ]
    return try Pack(PackFolder(path: "Sample", files: files.mapValues { Array($0.utf8) }))
  }
}
