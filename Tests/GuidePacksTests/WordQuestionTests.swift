import Curriculum
import Guides
import Testing

@testable import GuidePacks

/// The Markdown of all lessons of a guide, and the kinds of its questions.
private func imported(_ text: String) throws -> (lesson: String, kinds: [String]) {
  let guide = try Guide(GuideText(name: "lamps.md", text: text))
  let pack = GuideImport(name: "lamps", day: "2026-09-20").pack(of: [guide])
  let folder = PackFolder(path: "lamps", files: pack.files.mapValues { Array($0.utf8) })
  #expect(Linter().lint(folder).findings.filter { $0.severity == .error }.isEmpty)
  let lessons = pack.files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }
  return (lessons.map(\.value).joined(), pack.reports[0].items.map(\.kind))
}

@Suite("Questions whose key the words of a guide bear")
struct WordQuestionTests {
  @Test("Names that are set against each other two by two are told apart among all of a lesson")
  func paired() throws {
    let one =
      "- **`@Lamp`**: Is lit by a switch in the hall.\n- **`@Candle`**: Burns until it is blown out."
    let other =
      "- **`LampStore`** (2.0): Keeps oil in the cellar.\n- **`WaxStore`**: Melts away in summer."
    #expect(try imported("# House\n\n## Which?\n\n" + one).kinds.isEmpty)
    let both = try imported("# House\n\n## Which?\n\n\(one)\n\n## And how?\n\n\(other)")
    #expect(both.kinds == ["choice"])
  }

  @Test("What happens one after the other is asked in its order")
  func steps() {
    let steps = [
      "The parent offers the lamp some room.", "The lamp takes of this room what it needs.",
      "The parent then places the lamp.",
    ]
    #expect(CountedSteps.areSteps(steps, behind: "A lamp finds its place like this:"))
  }

  @Test(
    "Steps that a sentence counts have their order, also with bullets; advice has none to ask for")
  func counted() {
    #expect(CountedSteps.tells(of: 5, "A change travels. It has roughly 5 steps:"))
    #expect(CountedSteps.tells(of: 3, "A lamp is lit in three phases:"))
    #expect(!CountedSteps.tells(of: 4, "A lamp is lit in three phases:"))
    #expect(!CountedSteps.tells(of: 3, "Follow these 3 steps:"))
    #expect(!CountedSteps.tells(of: 3, "There are 3 kinds of lamps:"))
    #expect(ListEntries.bulleted(["  • find it", "", "  • light it"]) == ["find it", "light it"])
    #expect(ListEntries.bulleted(["• find it", "  and hold it"]).isEmpty)
  }

  @Test(
    "Conditions, checks and advice are counted, and have no order to ask for",
    arguments: [
      (
        "A lamp is lost when all of these conditions are met:",
        ["At least one wire is loose", "They lead to the same lamp", "Their ends overlap"]
      ),
      (
        "Go through this before you switch on:",
        [
          "Find the owner of the lamp.", "Decide whether the lamp is to be shared.",
          "Keep the wires of it short.",
        ]
      ),
      (
        "Three rules:",
        ["A lamp needs current.", "The current needs a wire.", "The wire needs a lamp."]
      ),
    ])
  func sets(_ lead: String, _ entries: [String]) {
    #expect(!CountedSteps.areSteps(entries, behind: lead))
  }

  @Test("A row that says nearly what another says is not asked for; a sentence is filled once")
  func alike() throws {
    let text = """
      # Lamps

      | Lamp | Behaviour |
      |---|---|
      | Candle | Burns down slowly and drips; smells of wax |
      | Taper | Burns down slowly and drips |
      | Lantern | Is carried through the dark house |

      Always mark `@State` properties as private.

      Always mark `@FocusState` properties as private.
      """
    let (lesson, kinds) = try imported(text)
    #expect(lesson.contains("\"Is carried through the dark house\""))
    #expect(!lesson.contains("Of which of these?\n\n- [ ] Lantern"))
    #expect(kinds.count { $0 == "cloze" } == 1)
  }

  @Test("Nothing rests on a table that the machine contradicts")
  func contradicted() throws {
    let table = """
      # Lamps

      | Wrapper | Tracking |
      |---|---|
      | @State | by access |
      | @Binding | by declaration |
      | @Bindable | by access |
      | @StateObject | by declaration |
      | @ObservedObject | by declaration |

      """
    #expect(try imported(table).kinds == ["several"])
    let wrong = table.replacing("@Binding | by", with: "@Binding | updates even unread, by")
    #expect(try imported(wrong).kinds.isEmpty)
  }

  @Test(
    "A table of two things that its title names is asked about; one of facts is not taken for it")
  func comparison() throws {
    func text(_ title: String, _ columns: String) -> String {
      """
      # All of Them

      ## \(title)

      \(columns)
      |---|---|---|
      | Light | warm and dim, as of a candle | cold and bright, as of snow |
      | Price | some days of work at least | no more than a cup of tea |

      """
    }
    #expect(try imported(text("Oil or Wax", "| What | Oil | Wax |")).kinds == ["several"])
    #expect(try imported(text("Trouble", "| Problem | Likely Cause | Tool |")).kinds.isEmpty)
  }

  @Test("Questions that a guide answers itself are asked the other way round")
  func answered() throws {
    let text = """
      # Lamps

      What is a wick?

      A wick is the cord that draws up oil.

      What is a shade?

      It keeps the light from the eyes of whoever reads.

      What is `@Lit`?

      `@Lit` marks what somebody has switched on.

      """
    let (lesson, kinds) = try imported(text)
    #expect(kinds == ["choice"])
    #expect(lesson.contains("- [x] shade\n"))
    #expect(lesson.contains("- [ ] wick\n"))
  }

  @Test("Of a table of names and their equivalents those are asked for that no name tells")
  func equivalents() throws {
    let text = """
      # Lamps

      | Of old | [Today](https://example.com) |
      |---|---|
      | TallowDip | [Candle](#candle) |
      | DeskLamp | Lamp |
      | PineTorch | Spotlight |
      | RushLight | Filament |
      | OilBowl | Bulb |

      """
    let (lesson, kinds) = try imported(text)
    #expect(kinds == ["choice"])
    #expect(lesson.contains("sets \"Today\" beside \"Of old\". What does it have for"))
    #expect(lesson.contains("- [x] Candle\n"))
    #expect(!lesson.contains("(#candle)\n  >"))
  }

  @Test("Titles that the first sentence below them is about are terms to choose from")
  func titles() throws {
    let text = """
      # Lamps

      ## Wick (of old)

      The wick draws up oil from the bowl.

      ## Shades

      Shades keep the light from the eyes of whoever reads.

      ## Bowl

      A bowl holds as much oil as an evening takes.

      ## Lighting a Lamp

      Lamps are lit with matches.

      """
    let (lesson, kinds) = try imported(text)
    #expect(kinds == ["choice"])
    #expect(lesson.contains("- [x] Shades\n"))
    #expect(lesson.contains("- [ ] Wick\n") && lesson.contains("- [ ] Bowl\n"))
    #expect(!lesson.contains("] Lighting"))
  }

  @Test("Steps that a sentence counts are asked for in their order, with bullets, too")
  func bulletedSteps() throws {
    let text = """
      # Lamps

      A lamp is something to read by, of whatever kind it may be, and as long as there is oil in its
      bowl it will burn through all of the night without anybody who looks after it. It has 3 steps:

      - find out how much oil there is
      - draw it up into the wick
      - light the end of it with a match

      """
    let (lesson, kinds) = try imported(text)
    #expect(kinds == ["order"])
    #expect(lesson.contains("what follows \"A lamp is"))
    #expect(lesson.contains("looks after it. It has 3 steps:\"?"))
  }

  @Test("Two entries of a long list are asked for, each among others that are written like it")
  func longList() throws {
    let text = """
      # Lamps

      - `@Lit`: marks what somebody has switched on today.
      - `@Dim`: keeps half of the light for later on.
      - `@Off`: says that there is nothing to be seen at all.
      - `@Hot`: warns of what nobody should touch.
      - Wick: draws up oil from the bowl.
      - Shade: spares the eyes of those who read.

      """
    let (lesson, kinds) = try imported(text)
    #expect(kinds == ["choice", "choice"])
    let question = try #require(lesson.split(separator: "id: off-chosen").last)
    let options = question.split(separator: "```")[0]
    #expect(options.contains("] @Dim\n") && options.contains("] @Hot\n"))
    #expect(!options.contains("Shade"))
  }
}

@Suite("Which wrapper belongs into a gap")
struct WrapperTests {
  private let lamps = """
    struct Hall: View {
        @State private var isLit = false
        var body: some View {
            VStack {
                Text(isLit ? "light" : "dark")
                Switch(isOn: $isLit)
            }
        }
    }

    struct Switch: View {
        // @Binding: the hall owns it.
        @Binding var isOn: Bool
        var body: some View { Button("Switch") { isOn.toggle() } }
    }
    """

  @Test("The property with its gap tells nothing, and its call is told")
  func places() throws {
    let places = WrapperPlace.all(in: lamps)
    #expect(places.map(\.declaration) == ["private var isLit = false", "var isOn: Bool"])
    #expect(places.map(\.call) == [nil, "Switch(isOn: $isLit)"])
    let gapped = try #require(places.last?.gapped)
    #expect(gapped.contains("    ______ var isOn: Bool\n"))
    #expect(!gapped.contains("Binding"))
  }

  @Test("What the machine refuses is a wrong option, with what it says")
  func refused() throws {
    let search = WrapperSearch(machine: ListingMachine(), mix: QuestionMix())
    let found = try #require(search.question(of: lamps, root: "Hall"))
    #expect(found.place.owner == "Switch")
    #expect(found.wrong.map(\.declaration) == ["@State var isOn: Bool", "var isOn: Bool"])
    #expect(found.wrong.allSatisfy { $0.reason.hasPrefix("It does not compile: ") })
  }

  @Test("What compiles and shows another text is wrong, too; what does the same is no option")
  func shown() throws {
    let source = """
      final class Oil: ObservableObject { @Published var level = 0 }
      struct Lamp: View {
        @StateObject private var oil = Oil()
        var body: some View {
          VStack { Text("\\(oil.level)"); Button("Fill") { oil.level += 1 } }
        }
      }
      """
    let search = WrapperSearch(machine: ListingMachine(), mix: QuestionMix())
    let found = try #require(search.question(of: source, root: "Lamp"))
    let wrong = found.wrong.map(\.declaration)
    #expect(!wrong.contains { $0.hasPrefix("@ObservedObject") })
    let state = found.wrong.first { $0.declaration.hasPrefix("@State ") }
    #expect(state?.reason.contains("`1`") == true)
  }

  @Test("A wrapper is asked for twice in a guide at most")
  func twice() {
    let search = WrapperSearch(machine: ListingMachine(), mix: QuestionMix())
    let wrappers = (1...6).compactMap { _ in search.question(of: lamps, root: "Hall") }
      .map(\.place.wrapper)
    #expect(wrappers == ["Binding", "Binding", "State"])
  }
}
