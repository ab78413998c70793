import Testing

@testable import Guides

@Suite("Web pages as they are saved")
struct PageTests {
  private func guide(_ body: String) throws -> Guide {
    try Guide(GuideText(name: "lamps.html", text: "<html><body>\n" + body + "\n</body></html>"))
  }

  private func told(_ guide: Guide) -> [String] {
    guide.blocks.filter { $0.kind != .blank && $0.kind != .remains }
      .map { "\($0.kind.rawValue): \($0.lines.joined(separator: "⏎"))" }
  }

  private static let listing = [
    "struct Lamp: View {", "  var body: some View { Text(\"On\") }", "}",
  ]

  @Test("What a page says above each declaration is none of it, and a list with titles is no list")
  func declarations() throws {
    let entries = ["lamp", "door", "wire"].map { name in
      """
      <li class="item"><div><code><a name="//\(name)"></a><a class="token" href="#\(name)">\(name)</a>
      </code></div><section><div class="abstract"><p>The \(name) of the house in the long hall.</p></div>
      <div class="declaration"><h4>Declaration</h4><div class="language"><p class="aside-title">Swift</p>
      <pre class="highlight swift"><code>let \(name): Int</code></pre></div></div></section></li>
      """
    }
    let page = try guide(
      "<article><h1>House</h1><ul>\(entries.joined(separator: "\n"))</ul></article>")
    #expect(
      told(page) == [
        "heading: House", "prose: `lamp`", "prose: The lamp of the house in the long hall.",
        "code: let lamp: Int", "prose: `door`", "prose: The door of the house in the long hall.",
        "code: let door: Int", "prose: `wire`", "prose: The wire of the house in the long hall.",
        "code: let wire: Int",
      ])
    #expect(page.blocks.contains { $0.kind == .remains && $0.text == "Declaration" })
  }

  @Test("Bars, lists of other pages and what is asked of a visitor are no part of the article")
  func frame() throws {
    let page = """
      <a href="#main">Skip to the article</a>
      <div class="topbar"><a href="/">Home</a> <a href="/all">All</a> <a href="/me">Me</a></div>
      <div id="sidebar"><ul><li><a href="/a">Doors of houses</a></li></ul></div>
      <div class="post"><h1>Lamps<a href="#lamps">¶</a></h1>
      <div class="meta"><span>By Ada · 6 min read</span></div>
      <p>A lamp is lit by a switch, and the switch is in the hall beside the door.</p>
      <p>See <a href="/b">the doors</a>.</p>
      <div><h3>Read on</h3><a href="/c">Doors</a><a href="/d">Windows</a><a href="/e">Roofs</a></div>
      <div class="newsletter"><p>A letter each week.</p><form><button>Subscribe</button></form></div>
      <p>Was this of use? <button>Yes</button></p></div>
      """
    #expect(
      told(try guide(page)) == [
        "heading: Lamps",
        "prose: A lamp is lit by a switch, and the switch is in the hall beside the door.",
        "prose: See the doors.",
      ])
  }

  /// The listing, set in the ways of several pages.
  private static let settings: [String] = [
    // Text, with the numbers in a cell beside it, all of it called code.
    "<code><table><tr><td class=\"gutter\"><pre>1\n2\n3</pre></td><td><pre>"
      + listing.joined(separator: "\n") + "</pre></td></tr></table></code>",
    "<pre>" + counted { "<div class=\"cl\"><span class=\"ln\">\($0)</span>\($1)</div>" } + "</pre>",
    "<pre>" + counted { _, line in "<span>\(line)<br></span>" } + "</pre>",
    "<table>" + counted { "<tr><td data-line-number=\"\($0)\"></td><td>\($1)</td></tr>\n" }
      + "</table>",
    "<table><tr><td>" + counted { number, _ in "<div>\(number)</div>" } + "</td><td>"
      + counted { "<div><code>\($1.replacing("  ", with: "&nbsp;&nbsp;"))</code></div>" }
      + "</td></tr></table>",
  ]

  private static func counted(_ set: (Int, String) -> String) -> String {
    listing.enumerated().map { set($0 + 1, $1) }.joined()
  }

  @Test("A listing is read however a page sets it", arguments: settings)
  func listing(_ set: String) throws {
    let guide = try guide("<p>A lamp.</p>" + set + "<p>The end.</p>")
    #expect(
      told(guide) == [
        "prose: A lamp.", "code: " + Self.listing.joined(separator: "⏎"), "prose: The end.",
      ])
  }

  @Test("Numbers of lines are none of a listing with empty lines, or with one line")
  func numbers() throws {
    func set(_ lines: [String]) -> String {
      "<pre>"
        + lines.enumerated().map {
          "<div><span class=\"ln\">\($0 + 1)</span>\($1)</div>"
        }.joined() + "</pre>"
    }
    let guide = try guide(set(["let a = 1", "", "let b = 2"]) + "<p>And.</p>" + set(["let c = 3"]))
    #expect(told(guide) == ["code: let a = 1⏎⏎let b = 2", "prose: And.", "code: let c = 3"])
  }

  @Test(
    "A table of something else with numbers in front stays a table, and a number stays in a line")
  func tables() throws {
    let guide = try guide(
      "<table><tr><td>1</td><td>Oil lamps</td></tr><tr><td>2</td><td>Gas lamps</td></tr></table>"
        + "<pre><span class=\"mi\">1</span> + 2</pre>")
    #expect(guide.blocks.map(\.kind).filter { $0 != .remains } == [.table, .code])
    #expect(guide.blocks.first { $0.kind == .code }?.lines == ["1 + 2"])
  }

  @Test("A page on one line has its blocks, each of them told apart")
  func oneLine() throws {
    let page = "<h1>A</h1><p>One.</p><pre>let a = 1</pre><p>Two.</p><pre>let b = 2</pre>"
    let guide = try guide(page)
    let code = guide.blocks.filter { $0.kind == .code }
    #expect(code.map(\.lines) == [["let a = 1"], ["let b = 2"]])
    #expect(Set(code.map(\.first)).count == 2)
    #expect(code.allSatisfy { guide.lines(of: $0.first...$0.last) == 2...2 })
  }

  @Test("Blocks that share a line do not move those behind them")
  func places() throws {
    let guide = try guide("<p>a</p><p>b</p><p>c</p>\n<h2>On four</h2>\n<p>On five.</p>")
    let heading = try #require(guide.blocks.first { $0.kind == .heading })
    #expect(guide.lines(of: heading.first...heading.last) == 3...3)
  }

  @Test("Terms with what is said of them are a list; panels have their names above them")
  func terms() throws {
    let guide = try guide(
      """
      <dl><dt><code>onMove</code></dt><dd>Is called when a row moves.</dd>
      <dt>Row</dt><dd>A line of a list.</dd></dl>
      <ul role="tablist"><li role="tab">Static</li><li role="tab">Moving</li></ul>
      <div role="tabpanel"><p>One.</p></div><div role="tabpanel"><p>Two.</p></div>
      """)
    #expect(
      told(guide) == [
        "list: - `onMove`: Is called when a row moves.⏎- **Row**: A line of a list.",
        "prose: **Static**", "prose: One.", "prose: **Moving**", "prose: Two.",
      ])
  }

  @Test("A listing of an entry stands behind it, and what an entry has apart is not run together")
  func entries() throws {
    let guide = try guide(
      "<ol><li><p>Make it.</p><p>Slowly.</p><pre>let a = 1</pre></li><li>Light it.</li></ol>")
    #expect(
      told(guide) == ["list: 1. Make it. Slowly.", "code: let a = 1", "list: 2. Light it."])
  }
}
