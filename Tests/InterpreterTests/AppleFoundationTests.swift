import Testing

/// What Foundation has on Apple's systems and not where this program is built: nobody is told that it
/// is not there.
@Suite struct AppleFoundationTests {
  /// An app of two files, so that nothing of it can be elsewhere.
  private func findings(_ lines: String) -> [String] {
    let app = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("a") } } }
      """
    let model = """
      import SwiftUI
      final class Model: NSObject {
        func run(url: URL, data: Data) async throws {
      \(lines)
        }
        @objc func tick() {}
      }
      """
    return Check.findings(inFiles: [app, model])
  }

  @Test(
    "forms and members that only Apple's Foundation has",
    arguments: [
      "let text = String(localized: \"x\", comment: \"y\")",
      "let text = String(localized: String.LocalizationValue(\"x\"), table: \"T\", bundle: .main)",
      "let text = String(localized: \"x\", defaultValue: \"d\")",
      "_ = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)",
      "_ = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)",
      "NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .NSCalendarDayChanged, object: nil)",
      "if url.startAccessingSecurityScopedResource() { url.stopAccessingSecurityScopedResource() }",
      "_ = try url.bookmarkData(options: [], includingResourceValuesForKeys: nil, relativeTo: nil)",
      "for try await line in url.lines { print(line) }",
      "var isStale = false\n_ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)",
      "_ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: \"group\")",
      "_ = CGSize.zero.equalTo(.zero)", "_ = IndexPath(row: 1, section: 2).row",
      "_ = try AttributedString(markdown: \"a\", options: .init(), baseURL: nil)",
      "_ = (\"a\" as NSString).boundingRect(with: .zero, options: [], attributes: nil, context: nil)",
    ])
  func accepted(lines: String) { #expect(findings(lines) == []) }

  @Test(
    "what no system has is told of all the same",
    arguments: [
      "_ = URL(\"a\")", "_ = Date(sinse: 3)", "_ = url.startAccess()", "_ = \"a\".lowercase()",
      "UserDefaults.standard.set(1, key: \"a\")", "_ = Timer.scheduledTimr(withTimeInterval: 1)",
    ])
  func refused(lines: String) {
    let found = findings(lines)
    #expect(found.count == 1 && found[0].hasPrefix("1 4:"), "\(found)")
  }
}
