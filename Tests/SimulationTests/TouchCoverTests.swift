import Simulation
import Testing

/// What lies over something takes the touches that are meant for it (N45), and nothing else does.
struct TouchCoverTests {
  private func screen(_ body: String, others: String = "") throws -> Screen {
    let source = """
      import SwiftUI
      struct Shown: View {
        @State private var log = ""
        @State private var isBusy = true
        var body: some View {
          \(body)
        }
      }
      \(others)
      """
    return try Simulator(files: [SourceFile(path: "Shown.swift", text: source)]).mount("Shown")
  }

  private func tap(_ label: String, _ body: String) throws -> [String] {
    try screen(body).perform(Event("tap \"\(label)\"")).writes.map(\.new)
  }

  @Test(
    "a layer over all of a control keeps a finger from it",
    arguments: [
      "ZStack { Button(\"Under\") { log += \"u\" }; Color.red }",
      "ZStack { Button(\"Under\") { log += \"u\" }; Color.black.opacity(0.3).onTapGesture {} }",
      "ZStack { Color.red.zIndex(1); Button(\"Under\") { log += \"u\" } }",
      "ZStack { Button(\"Under\") { log += \"u\" }; Rectangle().fill(.red.opacity(0.2)) }",
      "Button(\"Under\") { log += \"u\" }.overlay { Color.clear.contentShape(Rectangle()).onTapGesture {} }",
      "Button(\"Under\") { log += \"u\" }.overlay(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))",
      "Text(\"Under\").onTapGesture { log += \"u\" }.overlay { if isBusy { Color.gray } }",
      "ScrollView { Button(\"Under\") { log += \"u\" } }.overlay { Color.gray }",
      "NavigationStack { Text(\"a\").toolbar { Button(\"Under\") { log += \"u\" } } }.overlay { Color.gray }",
      "VStack { Button(\"Under\") { log += \"u\" }; Spacer() }.overlay { ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity).background(.ultraThinMaterial) }",
    ])
  func covered(_ body: String) throws {
    let screen = try screen(body)
    #expect(!screen.availableEvents.contains("tap \"Under\""))
    let why = #expect(throws: EventError.self) { try screen.perform(Event("tap \"Under\"")) }
    #expect(why?.message.contains("lies over it and takes the touches") == true)
  }

  @Test("the sentence names what lies there, and its line")
  func named() throws {
    let screen = try screen("ZStack {\nButton(\"Under\") { log += \"u\" }\nColor.red\n}")
    let why = EventError(
      "no finger reaches \"Under\": Color.red in line 8 lies over it and takes the touches; "
        + "allowsHitTesting(false) would let them through")
    #expect(throws: why) { try screen.perform(Event("tap \"Under\"")) }
  }

  @Test(
    "whatever leaves a place to touch, or lets touches through, is no cover",
    arguments: [
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.red.allowsHitTesting(false) }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.red.opacity(0) }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.clear }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.clear.onTapGesture {} }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.red.hidden() }",
      "ZStack { Color.red; Button(\"Free\") { log += \"f\" } }",
      "ZStack { Button(\"Free\") { log += \"f\" }; VStack { Spacer(); Text(\"Toast\") } }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Circle().stroke(.red) }",
      "ZStack { Button(\"Free\") { log += \"f\" }.zIndex(1); Color.red }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.red.frame(width: 10, height: 10) }",
      "Button(\"Free\") { log += \"f\" }.background { Color.red }",
      "Button(\"Free\") { log += \"f\" }.overlay { RoundedRectangle(cornerRadius: 8).stroke(.red) }",
      "Button(\"Free\") { log += \"f\" }.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }",
      "Button { log += \"f\" } label: { Text(\"Free\").overlay { Color.red.opacity(0.1) } }",
      "Text(\"Free\").overlay { Color.red }.onTapGesture { log += \"f\" }",
      "ZStack { Text(\"Free\"); Color.red }.onTapGesture { log += \"f\" }",
      "NavigationStack { Text(\"a\").toolbar { Button(\"Free\") { log += \"f\" } }.overlay { Color.gray.ignoresSafeArea() } }",
      "VStack { Button(\"Free\") { log += \"f\" }; Color.blue }.overlay(alignment: .bottom) { Color.gray.frame(height: 40) }",
      "List { ZStack { Button(\"Free\") { log += \"f\" }; Color.red } }",
      "ScrollView { Button(\"Free\") { log += \"f\" } }.overlay(alignment: .top) { Color.gray.frame(height: 400) }",
      "ZStack { Button(\"Free\") { log += \"f\" }; Color.red.rotationEffect(.degrees(45)) }",
      "Text(\"Free\").onTapGesture { log += \"f\" }.mask { Color.black }",
    ])
  func free(_ body: String) throws {
    #expect(try tap("Free", body) == ["f"])
    #expect(try screen(body).availableEvents.contains("tap \"Free\""))
  }

  @Test("what is disabled and has a gesture is told to be disabled")
  func disabled() throws {
    let screen = try screen("Text(\"Off\").onTapGesture { log += \"o\" }.disabled(true)")
    #expect(throws: EventError("\"Off\" is disabled")) {
      try screen.perform(Event("tap \"Off\""))
    }
  }
}
