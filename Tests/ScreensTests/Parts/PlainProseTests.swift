import Curriculum
import Testing

@testable import Screens

@Suite("Prose as plain mode says it")
struct PlainProseTests {
  @Test("What is bold is set off, unless it is a sentence, leads to one or stands beside code")
  func bold() {
    let tapped = Prose([.init("You tap "), .init("Two cups", .strong), .init(" once.")])
    #expect(tapped.line == "You tap \"Two cups\" once.")
    let led = Prose([.init("The action runs.", .strong), .init(" It writes 4.")])
    #expect(led.line == "The action runs. It writes 4.")
    let mixed = Prose([
      .init("place", .code), .init(" takes an ", .strong), .init("anchor", .code),
    ])
    #expect(mixed.line == "place takes an anchor")
  }
}
