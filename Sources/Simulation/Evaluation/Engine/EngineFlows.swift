import Interpreter

/// Where a task stands on the engine, module by module.
private final class EngineFlow: EnginePlace {
  fileprivate var parts: [ObjectIdentifier: (runs: EngineRuns.Current, hosted: HostedFlow)] = [:]
}

extension EngineFunctions {
  func go(on next: (any EnginePlace)?) -> any EnginePlace {
    let (outer, next) = (EngineFlow(), next as? EngineFlow)
    for module in modules {
      guard let hosted = module.runs.hosted else { continue }
      let id = ObjectIdentifier(module)
      let part = next?.parts[id] ?? (EngineRuns.Current(), HostedFlow())
      outer.parts[id] = (module.runs.go(on: part.runs), hosted.go(on: part.hosted))
    }
    return outer
  }

  func end(_ place: any EnginePlace) {
    guard let flow = place as? EngineFlow else { return }
    for module in modules {
      guard let part = flow.parts[ObjectIdentifier(module)] else { continue }
      module.runs.hosted?.end(part.hosted)
    }
  }
}
