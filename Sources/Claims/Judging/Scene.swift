import Simulation

/// What a claim can ask of a screen, as it was after one event.
struct Scene {
  let event: EventTrace
  let elements: [ScreenElement]
  /// Why something may be on the screen that is not, or the other way round.
  let openChoices: [OpenChoice]
  /// What stands behind the properties that claims name; an error where a view has none of that name.
  let storages: [PropertyName: Result<[PropertyStorage], EventError>]
  /// What instances are called that claims name with a label.
  let instances: [ViewName: [String]]
  /// What the bodies that ran described, where that is compared.
  let described: [String: [String]]

  /// - Parameters:
  ///   - event: The latest of the screen.
  ///   - compares: Whether there is a program to compare with.
  init(_ screen: Screen, _ event: EventTrace, naming wanted: WantedNames, compares: Bool) {
    self.event = event
    described = compares ? screen.described(in: event) : [:]
    elements = wanted.looksAtScreen ? screen.elements : []
    openChoices = screen.openChoices
    var storages: [PropertyName: Result<[PropertyStorage], EventError>] = [:]
    for name in wanted.properties {
      storages[name] = Result { () throws(EventError) in
        try screen.storage(behind: name.property, of: name.view.text)
      }
    }
    self.storages = storages
    instances = Dictionary(
      uniqueKeysWithValues: wanted.instances.map { ($0, screen.instances(called: $0.text)) })
  }
}

/// The way to a moment: the scenes from the first appearance on, and the screen as it is now.
struct Moment {
  let simulator: Simulator
  let screen: Screen
  let scenes: [Scene]
  /// The program that this one was made of; nil where there is none to compare with.
  var original: OriginalScreens?
  /// Of the claim that is judged.
  var claimed = ClaimedTexts()

  var last: Scene { scenes[scenes.count - 1] }
  var event: EventTrace { last.event }
}
