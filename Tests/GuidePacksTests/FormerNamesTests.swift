import Guides
import Testing

@testable import GuidePacks

private let pots = """
  # Pots

  ## Iron pots

  A pot has a lid:

  1. The water is boiled first.
  2. The leaves go in after it.
  3. The lid is put on the pot.

  Iron keeps the heat for longer than clay does, so the second cup is as hot as the first one was.
  Nobody needs a cosy for a pot of iron, and nobody has to hurry with the second cup either.
  """

private func imported(_ text: String) throws -> [String: String] {
  let guide = try Guide(GuideText(name: "pots.md", text: text))
  return GuideImport(name: "pots", day: "2026-09-20").pack(of: [guide]).files
}

@Suite("Names that a guide keeps when it is changed")
struct FormerNamesTests {
  private func again(_ text: String) throws -> (
    first: PackKeeping.Result, second: PackKeeping.Result
  ) {
    let first = PackKeeping(before: [:], record: nil).joined(try imported(pots))
    let accepted = first.files.mapValues { $0.replacing("draft: yes\n", with: "") }
    return (first, PackKeeping(before: accepted, record: first.record).joined(try imported(text)))
  }

  private func names(_ result: PackKeeping.Result) -> [String] {
    result.files.values.flatMap { LessonPieces($0).items.keys }.sorted()
  }

  @Test("A question below another title is the question that it was, and stays accepted")
  func retitled() throws {
    let (first, second) = try again(pots.replacing("Iron pots", with: "Pots of iron"))
    #expect(names(second) == names(first))
    #expect(second.keptItems == 1)
    #expect(second.files.values.allSatisfy { !$0.contains("draft: yes") })
  }

  @Test("A lesson of another title keeps its identifier, and its old file goes")
  func lesson() throws {
    let (first, second) = try again(pots.replacing("# Pots\n", with: "# Kettles\n"))
    let old = try #require(first.files.first { $0.key.hasSuffix(".md") })
    let new = try #require(second.files.first { $0.key.hasSuffix(".md") })
    #expect(FormerNames.id(of: new.value) == FormerNames.id(of: old.value))
    #expect(new.key == old.key || second.superfluous == [old.key])
    #expect(new.value.contains("# Kettles"))
  }

  @Test("A question that comes before another takes no name away from it")
  func before() throws {
    let more = pots.replacing(
      "A pot has a lid:",
      with: "A cup has none:\n\n1. The cup is warmed first.\n2. The tea is poured after it.\n"
        + "3. The cup is put on a saucer.\n\nA pot has a lid:")
    let (first, second) = try again(more)
    let old = try #require(names(first).first)
    #expect(names(second).count == 2)
    let kept = second.files.values.compactMap { LessonPieces($0).items[old] }.joined()
    #expect(kept.contains("- The lid is put on the pot."))
    #expect(!kept.contains("draft: yes"))
  }
}
