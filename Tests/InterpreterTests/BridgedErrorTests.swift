import Interpreter
import Testing

/// On Apple's systems any error is an `NSError`, and the errors of Foundation are also what their
/// domain says. Foundation on Linux bridges less, so no recorded program can say this.
@Suite struct BridgedErrorTests {
  @Test(
    "what Foundation throws is caught as an object and as what its domain says",
    arguments: [
      ("_ = try String(contentsOfFile: \"/nope\", encoding: .utf8)", 260, "fileReadNoSuchFile"),
      ("_ = try Data(contentsOf: URL(fileURLWithPath: \"/nope\"))", 260, "fileReadNoSuchFile"),
      (
        "_ = try FileManager.default.contentsOfDirectory(atPath: \"/nope\")", 260,
        "fileReadNoSuchFile"
      ),
      ("try FileManager.default.removeItem(atPath: \"/nope\")", 4, "fileNoSuchFile"),
      ("try Data().write(to: URL(fileURLWithPath: \"/nope/x\"))", 4, "fileNoSuchFile"),
      (
        "try FileManager.default.createDirectory(atPath: \"/tmp\", withIntermediateDirectories: false)",
        516, "fileWriteFileExists"
      ),
      (
        "_ = try JSONSerialization.jsonObject(with: Data(\"{\".utf8))", 3840,
        "propertyListReadCorrupt"
      ),
    ])
  func library(call: String, code: Int, name: String) {
    let printed = Self.run(
      """
      do { \(call) } catch let error as NSError { print(error.domain, error.code) }
      do { \(call) } catch let error as CocoaError { print(error.code == .\(name)) } catch {}
      do { \(call) } catch CocoaError.\(name) { print("known") } catch {}
      do { \(call) } catch { print(error is CocoaError, error is URLError) }
      """)
    #expect(printed == "NSCocoaErrorDomain \(code)\ntrue\nknown\ntrue false\n")
  }

  @Test("an error of the program becomes an object wherever it is cast to one")
  func own() {
    let printed = Self.run(
      """
      enum Fault: Error { case low, high }
      struct Told: LocalizedError { var errorDescription: String? { "told" } }
      final class Kept: Error { let number = 3 }
      do { throw Fault.high } catch let error as NSError { print(error.code) }
      do { throw Told() } catch let error as NSError { print(error.localizedDescription) }
      let error: any Error = Fault.high
      print((error as? NSError)?.code as Any, error as? CocoaError as Any, error is NSError)
      let object = NSError(domain: "app", code: 3)
      let same: any Error = object
      print(same as NSError === object, (same as? NSError) === object, Kept() is NSError)
      if case .failure(let error as NSError) = Result<Int, any Error>.failure(Fault.low) {
        print(error.code)
      }
      do { throw Fault.low } catch let error as URLError { print(error) } catch { print("other") }
      """)
    #expect(
      printed == "1\ntold\nOptional(1) nil true\ntrue true true\n0\nother\n")
  }

  @Test("an object becomes the error of its domain, and of no other")
  func domains() {
    let printed = Self.run(
      """
      func name(_ error: any Error) -> String {
        switch error {
        case let error as URLError: "url \\(error.code == .timedOut)"
        case let error as CocoaError: "cocoa \\(error.errorCode)"
        case POSIXError.ENOENT: "missing"
        default: "other"
        }
      }
      print(name(NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)))
      print(name(NSError(domain: NSCocoaErrorDomain, code: NSFileNoSuchFileError)))
      print(name(POSIXError(.ENOENT)), name(NSError(domain: NSPOSIXErrorDomain, code: 2)))
      print(name(NSError(domain: "app", code: 4)))
      """)
    #expect(printed == "url true\ncocoa 4\nmissing missing\nother\n")
  }

  @Test("an object says what its domain and its file say")
  func texts() {
    let printed = Self.run(
      """
      do { _ = try String(contentsOfFile: "/tmp/a.txt") } catch {
        print(error.localizedDescription)
        print((error as NSError).userInfo["NSFilePath"] ?? "none", (error as? CocoaError)?.filePath ?? "none")
      }
      print(CocoaError(.fileNoSuchFile).localizedDescription)
      print(NSError(domain: "app", code: 4).localizedDescription)
      print(NSError(domain: "app", code: 4, userInfo: ["NSLocalizedDescription": "told"]))
      """)
    #expect(
      printed == """
        The file “a.txt” couldn’t be opened because there is no such file.
        /tmp/a.txt /tmp/a.txt
        The file doesn’t exist.
        The operation couldn’t be completed. (app error 4.)
        Error Domain=app Code=4 "told" UserInfo={NSLocalizedDescription=told}

        """)
  }

  @Test("files are moved, copied and removed with what is in them")
  func files() {
    let printed = Self.run(
      """
      let files = FileManager.default
      try files.createDirectory(atPath: "/tmp/a/b", withIntermediateDirectories: true)
      try "text".write(toFile: "/tmp/a/b/c.txt", atomically: true, encoding: .utf8)
      try files.copyItem(atPath: "/tmp/a", toPath: "/tmp/d")
      try files.moveItem(atPath: "/tmp/d/b/c.txt", toPath: "/tmp/e.txt")
      print(try String(contentsOfFile: "/tmp/e.txt"), try files.contentsOfDirectory(atPath: "/tmp"))
      try files.removeItem(atPath: "/tmp/a")
      print(files.fileExists(atPath: "/tmp/a/b/c.txt"), files.fileExists(atPath: "/tmp/d/b"))
      do { try files.moveItem(atPath: "/tmp/e.txt", toPath: "/tmp/d") } catch {
        print(error.localizedDescription)
      }
      """)
    #expect(
      printed == """
        text ["a", "d", "e.txt"]
        false true
        “e.txt” couldn’t be moved to “tmp” because an item with the same name already exists.

        """)
  }

  @Test("a case that stands for a number is known by it, others by their place")
  func codes() {
    let printed = Self.run(
      """
      enum Numbered: Int, Error { case offline = 7, denied }
      enum Small: UInt8, Error { case only = 4 }
      enum Named: String, Error { case one, two }
      enum Carrying: Error { case plain, carrying(Int) }
      let errors: [any Error] = [
        Numbered.denied, Small.only, Named.two, Carrying.plain, Carrying.carrying(1),
      ]
      print(errors.map { ($0 as NSError).code })
      """)
    // As swiftc's `_code` says.
    #expect(printed == "[8, 4, 1, 1, 0]\n")
  }

  private static func run(_ source: String) -> String {
    Check.printed(by: "import Foundation\n" + source)
  }
}
