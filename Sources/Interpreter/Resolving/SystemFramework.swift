import CInterfaces

/// A framework that comes with the system, of which no list has all names, and what is known of it:
/// which types of SwiftUI and the standard library it adds to.
struct SystemFramework: Sendable {
  /// It may add to anything.
  private(set) var isOpen = false
  /// Who imports it may have SwiftUI by that.
  private(set) var bringsSwiftUI = false
  /// What it declares that has the name of something else, and what it gives to the types of others.
  let names: KnownNames

  /// - Parameter facts: Each a line of the table, without the name of the framework.
  private init(_ facts: [Substring]) {
    var lists: [Substring] = []
    for fact in facts {
      switch fact {
      case "": continue
      case "*": isOpen = true
      case "brings SwiftUI": bringsSwiftUI = true
      default: lists.append(fact)
      }
    }
    names = KnownNames(lists.joined(separator: "\n"))
  }

  /// Whether it gives a type of others a function of a name that takes such arguments.
  func mayTake(_ arguments: [Argument], in name: String) -> Bool {
    names.forms(of: name).contains { $0.mayTake(arguments) }
  }

  /// Nil of a module that does not come with the system, or of which a list has all names.
  static func named(_ module: String) -> SystemFramework? { all[module[...]] }

  private static let all: [Substring: SystemFramework] = {
    let text = String(cString: library_frameworks_names())
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(grouping: lines) { $0[0] }
      .mapValues { facts in SystemFramework(facts.map { $0.dropFirst().first ?? "" }) }
  }()
}
