/// Runs of a body that change nothing: what it describes is what it described before.
extension InstanceNode {
  /// What would spare this run; nil if it was of use.
  ///
  /// - Parameters:
  ///   - old: What the body described before; nil the first time.
  ///   - causes: Why it ran, in the words of the trace.
  func advice(
    _ old: Description?, _ new: Description, difference: InputDifference?, causes: [String]
  ) -> String? {
    guard let old, difference?.rule != "T3", describesTheSame(old, new), let cause = causes.last
    else { return nil }
    let same = "it describes the same as before; "
    if let difference, causes == ["self"] {
      let names = difference.names.joined(separator: ", ")
      switch difference.rule {
      case "P6", "P7":
        return same + "the closure \(names) is made anew each time and does not compare equal: "
          + "pass the value that it needs, or a binding"
      case "D6": return same + "the binding \(names) leads to another place"
      case "D5":
        return same + "the binding \(names) is made of closures and does not compare equal: "
          + "derive it with a key path"
      default:
        return same + "only a part of \(names) changed that it does not show: pass what it shows"
      }
    }
    let kind = cause.prefix { $0 != " " }
    switch kind {
    case "object":
      return same + "an ObservableObject tells all who observe it of any change: "
        + "@Observable tells those who read the property"
    case "env":
      return same + "declaring \(cause.dropFirst(4)) subscribes to it: "
        + "ask for the part of it that is shown, or declare it in the view that shows it"
    default:
      let source = cause.dropFirst(kind.count + 1)
      if slots.contains(where: { $0.cause == cause && $0.rule == "S3" }) {
        return same
          + "this run did not read \(source), an earlier one did, which is not forgotten: "
          + "read \(source) in a view that is there only while it is needed"
      }
      return same + "what it makes of \(source) came out the same: "
        + "where that can be stored instead, it changes less often"
    }
  }

  private func describesTheSame(_ old: Description, _ new: Description) -> Bool {
    switch (old, new) {
    case (.group(let a), .group(let b)):
      return a.count == b.count && zip(a, b).allSatisfy(describesTheSame)
    case (.branch(let a, let x), .branch(let b, let y)): return a == b && describesTheSame(x, y)
    case (.erased(let a), .erased(let b)): return describesTheSame(a, b)
    case (.view(let a), .view(let b)):
      // What a closure would describe inside the child cannot be seen from here.
      return a.type === b.type && a.fields == b.fields
    case (.framework(let a), .framework(let b)):
      return a.name == b.name && isSame(a.arguments, b.arguments)
        && a.deferred.isEmpty && b.deferred.isEmpty && a.content.count == b.content.count
        && zip(a.content, b.content).allSatisfy(describesTheSame)
    case (.modified(let a, let x), .modified(let b, let y)):
      return x.name == y.name && isSame(x.arguments, y.arguments) && x.deferred.isEmpty
        && x.content.count == y.content.count
        && zip(x.content, y.content).allSatisfy(describesTheSame) && describesTheSame(a, b)
    default: return old == new
    }
  }

  private func isSame(_ old: [String: Value], _ new: [String: Value]) -> Bool {
    old.count == new.count
      && old.allSatisfy { key, value in new[key].map { isSame(value, $0) } ?? false }
  }

  /// The actions of a control look alike from outside.
  private func isSame(_ old: Value, _ new: Value) -> Bool {
    switch (old, new) {
    case (.function, .function): true
    case (.optional(let a?), .optional(let b?)): isSame(a, b)
    case (.view(let a), .view(let b)): describesTheSame(a, b)
    default: old == new
    }
  }
}
