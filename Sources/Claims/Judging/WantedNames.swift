import Simulation

/// What claims name, so that it is looked up while the screen is as they mean it.
struct WantedNames {
  var properties: Set<PropertyName> = []
  var instances: Set<ViewName> = []
  var looksAtScreen = false

  init(_ statements: some Sequence<Statement>) {
    for statement in statements {
      switch statement {
      case .runs(let views), .runsOnly(let views), .doesNotRun(let views): add(views)
      case .runsAtMost(let view, _): add([view])
      case .keeps(let names), .loses(let names):
        properties.formUnion(names)
        add(names.map(\.view))
        looksAtScreen = true
      case .shows, .doesNotShow, .showsInOrder: looksAtScreen = true
      case .runsBodiesAtMost, .prints, .doesNotPrint, .noPreventableRun, .noWarning, .frame:
        continue
      }
    }
  }

  private mutating func add(_ views: [ViewName]) {
    instances.formUnion(views.filter { !$0.label.isEmpty })
  }

  mutating func formUnion(_ other: WantedNames) {
    properties.formUnion(other.properties)
    instances.formUnion(other.instances)
    looksAtScreen = looksAtScreen || other.looksAtScreen
  }
}
