import Testing

@testable import Guides

@Suite("Types that are shown piece by piece")
struct PiecedListingsTests {
  private func listings(_ pieces: [String]) throws -> [GuideListing] {
    let text = pieces.map { "It goes on.\n\n```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let guide = try Guide(GuideText(name: "lamps.md", text: "# Lamps\n\n" + text))
    return ListingJoining.listings(in: guide.blocks, verdict: { .runs(root: $0) })
  }

  private static let pieces = [
    "struct Lamp: View {\n  @State private var isOn = false",
    "  var body: some View {\n    VStack {",
    "      Text(\"On\")",
    "      Text(\"Off\")\n    }\n  }\n}",
  ]

  @Test("The last piece has the whole, and names the others")
  func whole() throws {
    let listings = try listings(Self.pieces)
    let last = try #require(listings.last)
    #expect(last.source == Self.pieces.joined(separator: "\n"))
    #expect(last.joined == listings.dropLast().map(\.id))
    #expect(last.names.views == ["Lamp"])
    #expect(last.root != nil)
  }

  @Test("What stands by itself between them is no piece, and ends them if it is a type")
  func apart() throws {
    let aside = Self.pieces[..<2] + ["let other = 1"] + Self.pieces[2...]
    #expect(try listings(Array(aside)).last?.source == Self.pieces.joined(separator: "\n"))
    let type = Self.pieces[..<2] + ["struct Door {\n  let isShut = true\n}"] + Self.pieces[2...]
    #expect(try listings(Array(type)).last?.joined == [])
  }

  @Test("A listing that opens nothing, or that nothing closes, stays a piece")
  func never() throws {
    #expect(try listings(Array(Self.pieces[1...])).allSatisfy { $0.names.views.isEmpty })
    #expect(try listings(Array(Self.pieces.dropLast())).allSatisfy { $0.joined.isEmpty })
  }
}
