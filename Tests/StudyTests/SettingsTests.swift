import Recall
import Study
import Testing

@Suite("Settings")
struct SettingsTests {
  private func file(_ text: String) -> SettingsFile {
    SettingsFile(path: "config.yml", bytes: Array(text.utf8))
  }

  private func choose(
    _ text: String = "", options: [String: String] = [:], _ environment: [String: String] = [:]
  ) -> Settings {
    Settings(options: options, environment: environment, file: file(text))
  }

  @Test(
    "The command line wins over the environment, that over the file, and that over the standard")
  func order() {
    let text = "color: always\nstore: ~/mine.sqlite\nplain: yes\n"
    let store = ["TUTOR_STORE": "/theirs.sqlite"]
    #expect(choose()[.color] == "auto")
    #expect(choose(text)[.color] == "always")
    #expect(choose(text, ["NO_COLOR": "1"])[.color] == "never")
    #expect(choose(text, options: ["color": "auto"], ["NO_COLOR": "1"])[.color] == "auto")
    #expect(choose(text).path(.store) == "~/mine.sqlite")
    #expect(choose(text, store).path(.store) == "/theirs.sqlite")
    #expect(choose(text, options: ["store": "here.sqlite"], store).path(.store) == "here.sqlite")
    #expect(choose(text)[.plain])
    #expect(!choose(text, ["ACCESSIBLE": "0"])[.plain])
    #expect(choose("", ["ACCESSIBLE": "1"])[.plain])
  }

  @Test("Each choice says who made it")
  func sources() throws {
    let settings = choose("# mine\nnew-per-day: 5\n", ["TUTOR_LESSONS": "/x", "TUTOR_STORE": ""])
    func source(_ name: String) throws -> Settings.Source {
      settings.choice(of: try #require(Setting.named(name))).source
    }
    #expect(try source("new-per-day") == .file(line: 2))
    #expect(try source("lessons") == .variable("TUTOR_LESSONS"))
    #expect(try source("store") == .standard, "an empty variable chooses nothing")
  }

  @Test("Every setting accepts its own standard, as the program writes it, and says what else")
  func table() {
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    for setting in Setting.all {
      #expect(setting.canonical("\u{1B}") == nil, "\(setting.name)")
      #expect(!setting.explanation.isEmpty && !setting.expected.isEmpty)
      for candidate in setting.candidates { #expect(setting.canonical(candidate) == candidate) }
      guard !setting.standard.isEmpty else { continue }
      #expect(setting.canonical(setting.standard) == setting.standard, "\(setting.name)")
    }
  }

  @Test(
    "Values are read in the ways in which people write them, and refused otherwise",
    arguments: [
      ("day-begins", "4:00", "04:00"), ("day-begins", "24:00", nil), ("day-begins", "4", nil),
      ("learning-steps", "90s, 2h 1d", "90s 2h 1d"), ("learning-steps", "600s", "10m"),
      ("learning-steps", "none", "none"), ("learning-steps", "1m x", nil),
      ("learning-steps", "9999999999999999999d", nil), ("learning-steps", "31d", nil),
      ("fuzz", "Off", "no"), ("maximum-interval", "0", nil), ("new-per-day", "-1", nil),
      ("store", "mine.sqlite", nil), ("color", "NEVER", "never"),
    ] as [(String, String, String?)])
  func values(name: String, text: String, canonical: String?) throws {
    #expect(try #require(Setting.named(name)).canonical(text) == canonical)
  }

  @Test("All mistakes are found, each at its line and column, with what to do; the rest counts")
  func mistakes() {
    let file = file(
      """
      colour: never
      new-per-day: many
      plain: [yes]
      learning-steps: 1m
      retention: 0.9
      ascii: yes
      """)
    let found = file.findings.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    #expect(
      found == [
        "1:1 there is no setting \"colour\"",
        "2:14 new-per-day must be a number from 0 to 1000",
        "3:8 plain must be yes or no",
        "4:1 learning-steps is kept with your cards, because all that is due follows from it",
        "5:1 there is no setting \"retention\"",
      ])
    #expect(file.findings[0].advice == "did you mean color?")
    #expect(file.findings[4].advice?.hasSuffix("tutor retention 0.92") == true)
    #expect(file.entries.keys.sorted() == ["ascii"])
  }

  @Test(
    "What is no YAML, no list of fields or no text is one mistake with its place",
    arguments: [
      ("- a\n", 1), ("color: never\ncolor: auto\n", 2), ("a: \"b\n", 2), ("\u{0}", 1),
    ])
  func broken(text: String, line: Int) {
    let findings = file(text).findings
    #expect(findings.count == 1)
    #expect((1...line).contains(findings.first?.position.line ?? 0), "\(findings)")
  }

  @Test("An empty file, and one of remarks only, chooses nothing and is sound")
  func empty() {
    for text in ["", "\n", "# nothing yet\n"] {
      #expect(file(text).findings.isEmpty && file(text).entries.isEmpty)
    }
  }

  // MARK: Changing the file

  private func changed(_ text: String?, _ name: String, to value: String?) throws -> String {
    let file = SettingsText(path: "config.yml", bytes: text.map { Array($0.utf8) })
    return String(decoding: try file.setting(name, to: value), as: UTF8.self)
  }

  @Test(
    "A change touches the value and nothing else, to the byte",
    arguments: [
      ("# a\n\ncolor:   auto   # why\nascii: yes\n", "# a\n\ncolor:   never   # why\nascii: yes\n"),
      ("ascii: yes\r\ncolor: 'auto'\r\n", "ascii: yes\r\ncolor: never\r\n"),
      ("color: \"au\\\"to # no\"\n", "color: never\n"),
      ("\u{FEFF}color: auto\n", "\u{FEFF}color: never\n"),
      ("color:\n", "color: never\n"), ("color: # which\n", "color: never # which\n"),
      ("ascii: yes", "ascii: yes\ncolor: never\n"), ("\"color\": auto\n", "\"color\": never\n"),
      ("# only this", "# only this\ncolor: never\n"),
      ("x: grün\ncolor: a#b\n", "x: grün\ncolor: never\n"),
    ])
  func change(before: String, after: String) throws {
    #expect(try changed(before, "color", to: "never") == after)
  }

  @Test("A setting taken back goes with its line; one that is not there changes nothing")
  func removal() throws {
    #expect(try changed("# a\ncolor: auto # b\n# c\n", "color", to: nil) == "# a\n# c\n")
    #expect(try changed("# a\n", "color", to: nil) == "# a\n")
  }

  @Test(
    "Whatever a path is made of, it is read back as it was",
    arguments: [
      "/a b/c.sqlite", "~/x: y #z", "/say \"hi\"\\now", "/ünï/ö", "/a:", "/-", "/'",
    ])
  func quoting(path: String) throws {
    let text = try changed(nil, "store", to: path)
    #expect(file(text).findings.isEmpty, "\(text)")
    #expect(file(text).entries["store"]?.text == path)
    #expect(text.hasPrefix("# Settings"))
  }

  @Test(
    "A file that cannot be changed by lines, or is broken, is refused with a sentence",
    arguments: [
      "{color: auto}\n", "{color: auto, ascii: yes}\n", "color: |\n  auto\n", "color:\n  auto\n",
      "a: \"b\n", "- a\n",
    ])
  func refusal(text: String) {
    #expect(throws: SettingsText.Refusal.self) {
      try changed(text, "plain", to: "yes") + changed(text, "color", to: "never")
    }
  }
}
