import SwiftUI

struct Letter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "Dear"
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper() }
}

struct LetterEditor: View {
  @Binding var letter: Letter
  var body: some View {
    TextEditor(text: $letter.text)
    Length(count: letter.text.count)
  }
}

struct Length: View {
  let count: Int
  var body: some View { Text("\(count) letters") }
}

@main struct LetterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in LetterEditor(letter: file.$document) }
  }
}
