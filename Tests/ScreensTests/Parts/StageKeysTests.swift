import Terminal
import Testing

@testable import Screens

@Suite("Keys of a page that is longer than its window")
struct StageKeysTests {
  private enum Doing { case step, next }

  private let keys = KeyTable<Doing>([
    KeyBinding(.enter, also: [.space, .right], "step", "step through it", .step),
    KeyBinding(.goingOn, "next", "go on without it", .next),
  ])

  @Test("Whatever goes on reads on first, and no key of them is dead")
  func readsOn() {
    let long = stageKeys(keys, hasMoreBelow: true, hasMoreAbove: false)
    for key in [Key.space, .enter, .right, .goingOn] {
      guard case .scroll(.windows(1))? = long.action(for: key) else {
        Issue.record("\(key.name) does something else")
        continue
      }
    }
    let end = stageKeys(keys, hasMoreBelow: false, hasMoreAbove: true)
    guard case .page(.next)? = end.action(for: .goingOn),
      case .page(.step)? = end.action(for: .enter)
    else {
      Issue.record("at its end the page's own keys work")
      return
    }
  }
}
