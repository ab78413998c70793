import Foundation
import Simulation
import Testing

/// Traces that must come out exactly. Each scenario is named after the rows of the rules that it exercises.
@Suite struct ScenarioTests {
  static let scenarios: [Scenario] = {
    var all = Scenario.all(in: Bundle.module.bundleURL.appendingPathComponent("Scenarios"))
    if let more = ProcessInfo.processInfo.environment["TUTOR_SCENARIOS"] {
      all += Scenario.all(in: URL(fileURLWithPath: more))
    }
    return all
  }()

  @Test("there are scenarios to run")
  func found() { #expect(Self.scenarios.count >= 20) }

  @Test("the trace is what the scenario says", arguments: scenarios)
  func trace(_ scenario: Scenario) throws {
    let screen = try Simulator(files: [scenario.source]).mount(scenario.root)
    for block in scenario.events {
      let event =
        block.event == "initial" ? screen.trace.events[0] : try screen.perform(Event(block.event))
      compare(event, with: block, scenario)
    }
  }

  private func compare(_ event: EventTrace, with block: Scenario.Block, _ scenario: Scenario) {
    let place: Comment = "\(scenario.name), line \(block.line): \(block.event)"
    let bodies = event.passes.map { pass in
      pass.evaluated.map {
        Scenario.Body(instance: $0.instance, causes: $0.causes.joined(separator: " + "))
      }
    }
    let ran = bodies.filter { !$0.isEmpty }
    let wanted = block.passes.filter { !$0.isEmpty }
    // The order among siblings is not promised; parents before children is checked by ParentsFirst.
    #expect(ran.map(Set.init) == wanted.map(Set.init), place)
    #expect(ran.map(\.count) == wanted.map(\.count), place)
    for name in block.skipped { #expect(!event.evaluated.contains { $0.instance == name }, place) }
    if !block.effects.isEmpty { #expect(event.passes.flatMap(\.effects) == block.effects, place) }
    if let removed = block.removed { #expect(event.removed == removed, place) }
    if let discarded = block.discarded { #expect(event.discarded == discarded, place) }
    for line in block.prints { #expect(event.evaluated.map(\.prints).contains(line), place) }
    for warning in block.warnings {
      #expect(event.diagnostics.contains { $0.message.contains(warning) }, place)
    }
    for (index, evaluation) in event.evaluated.enumerated() {
      let earlier = event.evaluated[..<index].map(\.parent)
      #expect(
        !earlier.contains(evaluation.instance),
        "a parent comes before its children: \(evaluation.instance)")
    }
  }

  @Test("every step leads back to the event", arguments: scenarios)
  func causes(_ scenario: Scenario) throws {
    let screen = try Simulator(files: [scenario.source]).mount(scenario.root)
    for block in scenario.events where block.event != "initial" {
      try screen.perform(Event(block.event))
    }
    for event in screen.trace.events {
      for step in event.steps {
        let chain = event.chain(from: step.n)
        #expect(chain.last?.kind == .event, "\(scenario.name): step \(step.n) \(step.message)")
      }
    }
  }
}
