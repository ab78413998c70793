import Simulation
import Testing

/// Texts and pictures that a folder keeps beside the code.
@Suite struct TranslationTests {
  private func screen(_ body: String, _ files: [SourceFile]) throws -> Screen {
    let source = """
      import SwiftUI
      struct Root: View {
        @State private var count = 2
        let name = "Ann"
        var body: some View {
          \(body)
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Root.swift", text: source)] + files).mount(
      "Root")
  }

  private func resource(_ name: String, _ text: String = "") -> SourceFile {
    SourceFile(path: "/app/\(name)", name: name, text: text, isResource: true)
  }

  @Test("A bundle is asked for the text of a key, which has another one where there is none")
  func bundles() throws {
    let screen = try screen(
      """
      Text(Bundle.main.localizedString(forKey: "greeting", value: nil, table: "Localizable"))
      Text(Bundle.main.localizedString(forKey: "lost", value: "Lost", table: nil))
      Text(Bundle.main.localizedString(forKey: "found", value: "", table: nil))
      """, lists)
    #expect(screen.elements.filter(\.isText).map(\.label) == ["Good day", "Lost", "found"])
  }

  private var lists: [SourceFile] {
    [
      resource(
        "de.lproj/Localizable.strings", #""greeting" = "Guten Tag"; "leaving" = "Bis bald";"#),
      resource(
        "en.lproj/Localizable.strings",
        #"""
        /* The first "line" */
        "greeting" = "Good day";
        // by name
        "greet %@" = "Hello, \"%@\"";
        "%@ has %lld" = "%2$lld for %1$@, 100 %%";
        """#),
    ]
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.elements.map(\.label).filter { !screen.instances.contains($0) }
  }

  @Test(
    "A key shows the text of the development language",
    arguments: [
      (#"Text("greeting")"#, "Good day"), (#"Text("greet \(name)")"#, "Hello, \"Ann\""),
      (#"Text("\(name) has \(count)")"#, "2 for Ann, 100 %"), (#"Text("unknown")"#, "unknown"),
      (#"Text("leaving")"#, "leaving"),
      (#"Text(verbatim: "greeting")"#, "greeting"), (#"Text(name)"#, "Ann"),
      (#"Text(String(localized: "greeting"))"#, "Good day"),
      (#"Text(NSLocalizedString("greeting", comment: ""))"#, "Good day"),
      (#"Text(LocalizedStringKey("greeting"))"#, "Good day"),
      (#"Text("greeting", comment: "said first")"#, "Good day"),
      (#"Button("greeting") {}"#, "Good day"),
    ])
  func lists(_ view: String, _ text: String) throws {
    #expect(labels(try screen(view, lists)) == [text])
  }

  @Test("A string catalogue has texts of its own language, and plurals")
  func catalogue() throws {
    let catalogue = resource(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Titel"}},
          "en": {"stringUnit": {"state": "translated", "value": "The title"}}}},
        "plain": {},
        "%lld songs": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld song"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld songs"}}}}}}}}}
      """#)
    let body = #"Text("title"); Text("plain"); Text("\(count) songs")"#
    #expect(labels(try screen(body, [catalogue])) == ["The title", "plain", "2 songs"])
    let broken = resource("Localizable.xcstrings", "{")
    #expect(labels(try screen(body, [broken])) == ["title", "plain", "2 songs"])
  }

  @Test("A picture that no catalogue of the folder has is told of, once there is a catalogue")
  func pictures() throws {
    let assets = [resource("Assets.xcassets/logo.imageset"), resource("Art/map.png")]
    let body = #"Image("logo"); Image("map"); Image("lgo"); Image(systemName: "star")"#
    let notes = try screen(body, assets).trace.events[0].diagnostics.map(\.message)
    #expect(notes.count == 1 && notes[0].contains("a picture named lgo"))
    #expect(try screen(body, []).trace.events[0].diagnostics.isEmpty)
  }
}
