import Curriculum
import Guides
import Testing

@testable import GuidePacks

private func imported(_ text: String) throws -> ImportedPack {
  let guide = try Guide(GuideText(name: "pairs.md", text: text))
  return GuideImport(name: "pairs", day: "2026-09-20").pack(of: [guide])
}

private func errors(_ pack: ImportedPack) -> [String] {
  Linter().lint(PackFolder(path: "pairs", files: pack.files.mapValues { Array($0.utf8) }))
    .findings.filter { $0.severity == .error }.map(\.message)
}

private func lesson(_ pack: ImportedPack) throws -> String {
  try #require(pack.files.first { $0.key.hasSuffix(".md") }?.value)
}

private let pair = """
  # Kettles

  ## Where the heat is kept

  ❌ A plain property of a view cannot be kept:

  ```swift
  struct BadKettle: View {
    var body: some View {
      VStack {
        Text("cold")
        Button("Heat") {}
      }
    }
  }
  ```

  ✅ State is kept for the view:

  ```swift
  struct GoodKettle: View {
    @State private var heat = "cold"
    var body: some View {
      VStack {
        Text(heat)
        Button("Heat") { heat = "hot" }
      }
    }
  }
  ```
  """

@Suite("What a guide calls wrong and right becomes an exercise")
struct PairTests {
  @Test("It begins from the one, is solved by the other, and its claims are computed")
  func exercise() throws {
    let pack = try imported(pair)
    #expect(errors(pack).isEmpty)
    #expect(pack.reports[0].items.contains { $0.kind == "exercise" })
    let text = try lesson(pack)
    #expect(text.contains("claim: after tap \"Heat\": shows \"hot\""))
    #expect(text.contains("root: BadKettle"))
  }

  @Test("The two may be halves of one listing, apart by their remarks")
  func halves() throws {
    let one = """
      # Kettles

      ```swift
      // ❌ Wrong: nothing is written
      struct Kettle: View {
        var body: some View { Button("Heat") {} }
      }

      // ✅ Right: the state is written
      struct HotKettle: View {
        @State private var isHot = false
        var body: some View { Button(isHot ? "Hot" : "Heat") { isHot = true } }
      }
      ```
      """
    let pack = try imported(one)
    #expect(errors(pack).isEmpty)
    #expect(pack.reports[0].items.contains { $0.kind == "exercise" })
    #expect(!(try lesson(pack)).contains("hidden\n// ❌"))
  }

  @Test("A pair that does the same is no exercise")
  func same() throws {
    let same = pair.replacing("heat = \"hot\"", with: "").replacing(
      "Text(heat)", with: "Text(\"cold\")")
    #expect(try !imported(same).reports[0].items.contains { $0.kind == "exercise" })
  }

  @Test("A draft of an exercise is counted as one")
  func draft() throws {
    let pack = try imported(pair)
    let report = Linter().lint(
      PackFolder(path: "pairs", files: pack.files.mapValues { Array($0.utf8) }))
    #expect(report.waitingDrafts == pack.reports[0].items.count)
  }
}

@Suite("What is asked of a program of one view")
struct OneViewTests {
  private func trace(_ source: String) throws -> FoundTrace {
    try #require(TraceSearch(mix: QuestionMix()).traces(of: source, root: "Kettle").first)
  }

  @Test("While something moves, which bodies run: none")
  func inFlight() throws {
    let found = try trace(
      """
      struct Kettle: View {
        @State private var isHot = false
        var body: some View {
          VStack {
            Text("steam").opacity(isHot ? 1 : 0)
            Button("Heat") { withAnimation(.linear(duration: 1)) { isHot.toggle() } }
          }
        }
      }
      """)
    #expect(found.isInFlight)
    #expect(found.events.count == 2)
    #expect(found.prediction.key.isEmpty)
  }

  @Test("Where nothing happens, what is laid out how")
  func layout() throws {
    let found = try trace(
      """
      struct Kettle: View {
        var body: some View { Text("tea").padding(20).border(.red).padding(20).border(.blue) }
      }
      """)
    #expect([.screen, .frame].contains(found.prediction.subject))
    #expect(found.area != nil)
  }

  @Test("What is written and read by nobody surprises, and is asked")
  func unread() throws {
    let found = try trace(
      """
      struct Kettle: View {
        @State private var taps = 0
        var body: some View { Button("Heat") { taps += 1 } }
      }
      """)
    #expect(found.prediction.subject == .bodies)
    #expect(found.prediction.key.isEmpty)
  }
}

@Suite("What the words of a guide bear")
struct WordItemTests {
  private func items(_ text: String) throws -> [GuideReport.Item] {
    let pack = try imported("# Tea\n\n## Pots\n\n" + text)
    #expect(errors(pack).isEmpty)
    return pack.reports[0].items
  }

  @Test("A table of two things that are compared asks which is said of the one")
  func compared() throws {
    let found = try items(
      """
      | Question | `@TeaState` | `@TeaBinding` |
      | --- | --- | --- |
      | Who owns it | the view itself | somebody above |
      | How long it lasts | as long as the view | as long as the owner |
      """)
    #expect(found.map(\.kind) == ["several"])
  }

  @Test("A table of terms asks for the term, with the others of the table as distractors")
  func terms() throws {
    let found = try items(
      """
      | Pot | Use |
      | --- | --- |
      | Samovar | keeps water hot for a whole evening |
      | Gaiwan | brews several short infusions |
      | Kyusu | pours with a handle at its side |
      """)
    #expect(found.map(\.kind) == ["choice"])
  }

  @Test("A list of terms does the same; a list of sentences does not")
  func list() throws {
    #expect(
      try items(
        "- Samovar: keeps water hot for long\n- Gaiwan: brews several times\n- Kyusu: pours to the side"
      ).map(\.kind) == ["choice"])
    #expect(try items("- Boil water.\n- Wait for it: it takes long.\n- Pour.").isEmpty)
  }

  @Test("What several tables call their rows is no term of one of them")
  func fields() throws {
    func table(_ pot: String) -> String {
      """
      | \(pot) | |
      | --- | --- |
      | Use | \(pot) pours for a whole evening of guests |
      | Care | rinse the \(pot) with hot water alone |
      | Size | as many cups as the \(pot) has friends |
      """
    }
    #expect(try items(table("samovar")).map(\.kind) == ["choice"])
    #expect(try items(table("samovar") + "\n\nAnd then:\n\n" + table("gaiwan")).isEmpty)
  }

  @Test("A definition that points at what was said before makes no sense alone")
  func pointing() throws {
    let words = "is the wrapper that a view has for"
    #expect(try items("`@TeaState` \(words) values of its own.").map(\.kind) == ["cloze"])
    #expect(try items("`@TeaState` \(words) that purpose.").isEmpty)
  }

  @Test("A rule without exception is asked by its name of code; how often, everybody guesses")
  func rules() throws {
    #expect(try items("Never pour boiling water over green leaves.").isEmpty)
    #expect(try items("Always warm the pot before the leaves go in.").isEmpty)
    #expect(try items("Never call `objectWillChange` inside of a getter.").map(\.kind) == ["cloze"])
    let advice =
      "Prefer `@StateObject` over `@ObservedObject` for a pot that the view makes itself."
    #expect(try items(advice).map(\.kind) == ["cloze"])
    #expect(
      try items("Use `LazyVStack` when there are more cups than fit.").map(\.kind) == ["cloze"])
    #expect(try items("Use a lazy stack when there are more cups than fit.").isEmpty)
    #expect(try items("Use `LazyVStack` when a stack of cups should be lazy.").isEmpty)
    #expect(try items("Use `LazyVStack` for all of the cups that there are.").isEmpty)
  }

  @Test("A section called after two things asks what is said of which")
  func versus() throws {
    let pack = try imported(
      """
      # Tea

      ## Samovar vs Gaiwan

      Samovar keeps water hot for hours. Gaiwan brews many short infusions. Gaiwan has no spout at all.
      """)
    #expect(errors(pack).isEmpty)
    #expect(pack.reports[0].items.map(\.kind) == ["several"])
  }

  @Test("A name that begins like another says nothing of it")
  func versusPrefix() throws {
    let pair = try #require(VersusTitle("Pot vs PotHolder"))
    #expect(pair.statement("PotHolder keeps hands cool.", of: "Pot", notOf: "Gaiwan") == nil)
    #expect(pair.statement("Pot keeps the tea hot.", of: "Pot", notOf: "PotHolder") != nil)
  }

  @Test("What is praised is not asked for")
  func praise() {
    let terms: Set<String> = ["Samovar"]
    #expect(
      Definition("Samovar is the most reliable kettle for a very long evening.", terms: terms)
        == nil)
    #expect(
      Definition("Samovar is the kettle that keeps water hot for an evening.", terms: terms) != nil)
  }

  @Test("A hint says what kind of name it is, and not how long")
  func family() {
    #expect(
      NamesOfCode.family(of: "@State")
        == "It is an attribute, as of a property wrapper, and its first letter is S.")
    #expect(NamesOfCode.family(of: ".padding()").contains("behind a dot"))
  }

  @Test("Words of two sentences of one line are no claim together")
  func twoSentences() throws {
    let pack = try imported(
      "# Tea\n\n`@Binding` lets a child change a value. A pot is what a guest uses to tell whether tea is left."
    )
    #expect(pack.reports[0].contradictions.isEmpty)
  }
}

@Suite("Terms that a guide introduces")
struct IntroducedTermsTests {
  private let text = """
    # Tea words

    A *samovar* is an urn in which water is kept hot
    for as long as guests stay.

    A *tannin* is what makes an old brew bitter on the tongue.

    The first water that is poured off at once is called a *rinse* in most houses.
    """

  @Test("are asked for with others of the guide to choose from, over the breaks of its lines")
  func asked() throws {
    let pack = try imported(text)
    #expect(errors(pack).isEmpty)
    #expect(pack.reports[0].items.map(\.kind) == ["choice", "choice", "choice"])
  }

  @Test("are not the words that a guide only stresses")
  func stressed() {
    #expect(Introduction("The leaves should be in the water *before* it has become cold.") == nil)
    #expect(Introduction("This is known as a *rinse* in most of the houses of tea.") == nil)
  }
}
