/// Keeps what the files of large programs declare, so that files which are as they were need not be
/// parsed again.
///
/// A file is known by its text: where it lies, what it is called and when it was written does not
/// matter. Whatever is wrong with what was kept, files are parsed as if there were nothing.
public struct DeclarationsCache: Sendable {
  private let program: String
  private let load: @Sendable () -> [UInt8]?
  private let save: @Sendable ([UInt8]) -> Void

  /// Of texts together: to parse less takes no longer than to look for what was kept.
  var fewestBytes = 100_000

  /// - Parameters:
  ///   - program: tells this build of the program from every other one: another may read otherwise.
  ///   - load: gives what was saved last, nil if there is nothing.
  ///   - save: replaces it, as a whole or not at all; it may fail in silence.
  public init(
    program: String, load: @escaping @Sendable () -> [UInt8]?,
    save: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.program = program
    self.load = load
    self.save = save
  }

  /// Keeps nothing.
  public static let none = DeclarationsCache(program: "", load: { nil }, save: { _ in })

  /// More is not worth reading again: some five large apps.
  private static let mostBytes = 16_000_000

  /// What is kept of files; nothing for few of them.
  func shelf(for files: [SourceFile]) -> DeclarationsShelf {
    let size = files.reduce(0) { $0 + ($1.isResource ? 0 : $1.text.utf8.count) }
    guard size >= fewestBytes, !program.isEmpty else { return DeclarationsShelf() }
    let document = load().flatMap { DeclarationsDocument($0, of: program) }
    return DeclarationsShelf(document?.forms ?? []) { [program, save] forms in
      var room = Self.mostBytes
      let kept = forms.prefix { form in
        room -= form.bytes.count
        return room >= 0
      }
      guard !kept.isEmpty else { return }
      save(DeclarationsDocument(forms: Array(kept)).bytes(of: program))
    }
  }
}

/// What is kept of the declarations of one file.
struct DeclarationsForm: Sendable {
  /// Of the text, and of what types are called in it.
  let mark: ContentMark
  let bytes: ArraySlice<UInt8>

  init(mark: ContentMark, bytes: ArraySlice<UInt8>) {
    self.mark = mark
    self.bytes = bytes
  }

  /// Nil for what cannot be kept.
  ///
  /// - Parameter file: The number of the file in its program.
  init?(_ declarations: ParsedFile, mark: ContentMark, file: Int) {
    let writer = FormWriter(file: file)
    writer.write(declarations)
    guard !writer.isForeign else { return nil }
    let head = FormWriter(file: file)
    head.write(writer.texts.count)
    for text in writer.texts { head.write(plain: Array(text.utf8)[...]) }
    self.init(mark: mark, bytes: (head.bytes + writer.bytes)[...])
  }

  /// - Parameter file: The number that the file has now.
  /// - Returns: Nil for damaged ones.
  func declarations(file: Int) -> ParsedFile? {
    do throws(DamagedForm) {
      let head = FormReader(bytes, texts: [], file: file)
      let texts = try head.list { () throws(DamagedForm) in try head.plainText() }
      let reader = FormReader(head.rest, texts: texts, file: file)
      let declarations: ParsedFile = try reader.part()
      return reader.isAtEnd ? declarations : nil
    } catch {
      return nil
    }
  }
}

/// All that is kept, as it is written down: behind a mark of the whole, which tells damage.
struct DeclarationsDocument {
  var forms: [DeclarationsForm]

  private static let format = 1

  init(forms: [DeclarationsForm]) { self.forms = forms }

  /// Nil for what is damaged, and for what another program wrote.
  init?(_ bytes: [UInt8], of program: String) {
    guard let content = ContentMark.unsealed(bytes) else { return nil }
    let reader = FormReader(content, texts: [], file: 0)
    do throws(DamagedForm) {
      guard try reader.number() == Self.format, try reader.plainText() == program else {
        return nil
      }
      forms = try reader.list { () throws(DamagedForm) in
        let mark = ContentMark(first: try reader.word(), second: try reader.word())
        return DeclarationsForm(mark: mark, bytes: try reader.slice())
      }
    } catch {
      return nil
    }
  }

  func bytes(of program: String) -> [UInt8] {
    let writer = FormWriter(file: 0)
    writer.write(Self.format)
    writer.write(plain: Array(program.utf8)[...])
    writer.write(forms.count)
    for form in forms {
      writer.write(word: form.mark.first)
      writer.write(word: form.mark.second)
      writer.write(plain: form.bytes)
    }
    return ContentMark.sealed(writer.bytes)
  }
}
