/// What would have prevented a run that described the same as the run before. It follows from the
/// inputs that were compared, from what told the body, and from how the values that it read were
/// used.
struct Advice {
  /// Why it ran.
  let causes: [RunCause]
  /// The inputs that differed.
  let differences: [InputDifference]
  /// The properties of observed objects that told it.
  let observed: [Attribute]
  /// The dynamic properties that changed.
  let slots: [PropertySlot]
  let reads: BodyReads
  let type: TypeInfo
  /// Whether all that it describes is one control: nothing smaller could be told.
  let isOneControl: Bool
  let tree: ViewTree

  /// Nil if nothing is known.
  var sentence: String? { remedy.map { "it describes the same as before; \($0)" } }

  /// What to do about it, without a capital and a full stop; nil if nothing is known.
  var remedy: String? {
    guard let cause = causes.last else { return nil }
    return causes == [.inputs] ? aboutInputs : about(cause)
  }

  // MARK: Inputs

  private var aboutInputs: String? {
    // What a style is handed is the framework's: there is nothing else to pass on.
    guard !differences.contains(where: isConfiguration) else { return nil }
    let first = differences.prefix(2)
    if first.count == 2, first.allSatisfy(\.isOfClosure), first.first?.rule == first.last?.rule {
      let closures = "the closures \(first.map(\.name).joined(separator: " and "))"
      return first.first?.rule == "P7"
        ? "nothing promises that \(closures) compare equal: "
          + "pass what they work on, or the views that they make"
        : "\(closures) are made anew each time and do not compare equal: "
          + "pass what they work on, as values, bindings or objects that are kept"
    }
    let sentences = first.map(about)
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  private func isConfiguration(_ difference: InputDifference) -> Bool {
    guard case .structure(let value) = tree.evaluator.content(of: difference.after) else {
      return false
    }
    return value.type.isFramework && value.type.name.hasSuffix("Configuration")
  }

  private func about(_ difference: InputDifference) -> String {
    let name = difference.name
    switch difference.rule {
    case "P8", "P11b":
      return "its own == says that it differs: let == compare what it shows, and no more"
    case "P7":
      return "nothing promises that the closure \(name) compares equal: "
        + "pass what it works on, or the view that it makes"
    case "P6":
      return "the closure \(name) is made anew each time and does not compare equal: "
        + "pass what it works on, as a value, a binding or an object that is kept"
    case "P16":
      return "the view \(name) does not compare equal, as one with an action in it does not"
    case "D6": return "the binding \(name) leads to another place"
    case "D5":
      return "the binding \(name) is made of closures and does not compare equal: "
        + "derive it with a key path"
    case "S8":
      return "another first value was handed in for \(name), and only the first one counts: "
        + "hand what changes to a plain property"
    default: return aboutValue(difference)
    }
  }

  private func aboutValue(_ difference: InputDifference) -> String {
    let name = difference.name
    guard let use = reads.use(of: name) else { return aboutUnread(difference) }
    if use == .aside { return aside(name) }
    let before = tree.evaluator.content(of: difference.before)
    let after = tree.evaluator.content(of: difference.after)
    switch (before, after) {
    case (.object(let old), .object(let new)):
      guard tree.evaluator.holdSame(old, new) else {
        return "\(name) is another \(new.type.name), and what it makes of it came out the same: "
          + "pass what it shows"
      }
      return "\(name) is another \(new.type.name) with the same content, and objects are compared "
        + "by instance: pass one that is kept, or a struct"
    case (.structure(let old), .structure(let new)):
      let parts = tree.evaluator.changedParts(old, new)
      guard !parts.isEmpty, parts.count < new.fields.count else { break }
      return "of \(name) only \(parts.joined(separator: ", ")) changed, "
        + "which makes no difference to what it shows: pass what it shows"
    default: break
    }
    return "what it makes of \(name) came out the same: pass that instead"
  }

  private func aboutUnread(_ difference: InputDifference) -> String {
    let name = difference.name
    let law = "what a view stores is compared, read or not"
    if type.makesAnew(name) {
      return
        "\(name) is made anew with each \(type.name) and is another one each time, and \(law): "
        + "hand it in, or keep it in a @State"
    }
    guard type.mentions(name) else {
      return "it does not read \(name), but \(law): leave \(name) out"
    }
    return "its body does not read \(name), but \(law): "
      + "hand what runs later something that stays the same"
  }

  // MARK: What told it

  private func about(_ cause: RunCause) -> String? {
    let source = cause.name
    let slot = slots.first { $0.cause == cause }
    switch cause {
    case .object:
      if let written = writtenAndShown(by: slot) {
        return written.isEqual ? wroteTheSame(written.name) : about(written.name, .shown)
      }
      return "an ObservableObject tells all who observe it of any change: "
        + "@Observable tells those who read the property"
    case .environment: return aboutEnvironment(source, slot)
    case .observation:
      let property = observed.first { $0.name == source }
      if let property, tree.observedObjects.isRewritten(property, before: tree.updates) {
        return wroteTheSame(source)
      }
      return about(source, property.flatMap { reads.use(of: $0) })
    default:
      // Somebody else read it: nothing in the body could be put right (D7).
      guard slot?.certainty != .depends else { return nil }
      guard slot?.rule != "S3" else {
        return "this run did not read \(source), an earlier one did, which is not forgotten: "
          + "read \(source) in a view that is there only while it is needed"
      }
      return about(source, slot.flatMap { reads.use(of: $0.property.name) })
    }
  }

  private func wroteTheSame(_ name: String) -> String {
    "\(name) was written again with an equal value: write it only where it differs"
  }

  /// A published property that was written and is read here: `@Observable` would tell of it, too.
  func writtenAndShown(by slot: PropertySlot?) -> (name: String, isEqual: Bool)? {
    guard case .object(let object)? = slot?.held else { return nil }
    let names = tree.observedObjects.published(writtenIn: object, before: tree.updates).sorted()
    guard let name = names.first(where: { reads.use(ofPublished: $0, of: object) == .shown })
    else { return nil }
    let isEqual = tree.observedObjects.isRewritten(name, of: object, before: tree.updates)
    return ("\(object.type.name).\(name)", isEqual)
  }

  private func about(_ source: String, _ use: BodyReads.Use?) -> String? {
    switch use {
    case .aside: aside(source)
    case .lent where isOneControl: nil
    case .lent:
      "it read \(source) only to make a binding of it: make the binding in the view that uses it"
    default:
      "what it makes of \(source) came out the same: "
        + "kept in a property of its own, that would change less often"
    }
  }

  private func aboutEnvironment(_ source: String, _ slot: PropertySlot?) -> String? {
    let value = slot?.seenValue.map(tree.evaluator.content)
    if let closure = value?.closureInside(source) {
      // What SwiftUI puts there, such as `refresh`, nobody can put there otherwise.
      if let slot, tree.isOfSystem(slot.property) { return nil }
      return "the closure in \(closure) is made anew with each write and does not compare equal: "
        + "put an object there that has it as a method"
    }
    guard let use = slot.flatMap({ reads.use(of: $0.property.name) }) else {
      return "declaring \(source) subscribes to it, read or not: "
        + "declare it in the view that uses it"
    }
    if use == .aside { return aside(source) }
    switch value {
    case .object(let object)?:
      return "\(source) is another \(object.type.name) now, of which it shows the same: "
        + "keep one in the environment"
    case .structure(let value)? where value.fields.count > 1:
      return "declaring \(source) subscribes to all of it: ask for the part of it that is shown"
    default:
      return "what it makes of \(source) came out the same: "
        + "declare it in a smaller view, and that alone runs"
    }
  }

  /// Advice about values that the body read only in statements whose results it does not show.
  private func aside(_ source: String) -> String {
    reads.hasPrintedAside
      ? "it reads \(source) only for a print, and nothing that it describes is made of it: "
        + "print where it is written"
      : "it reads \(source), and nothing that it describes is made of it: leave that out"
  }
}

extension Value {
  /// Where a closure is in a value of that name: it itself, or a property of it; nil if there is none.
  fileprivate func closureInside(_ name: String) -> String? {
    switch self {
    case .function: return name
    case .structure(let structure):
      let index = structure.fields.firstIndex { if case .function = $0 { true } else { false } }
      return index.map { "\(name).\(structure.type.stored[$0].name)" }
    default: return nil
    }
  }
}

extension ViewTree {
  /// Whether it asks for a key of the environment that SwiftUI declares.
  fileprivate func isOfSystem(_ property: PropertyDeclaration) -> Bool {
    guard case .keyPath(_, let components)? = property.environmentRequest?.kind,
      case .property(let name)? = components.first,
      let values = evaluator.program.types["EnvironmentValues"],
      let index = values.storedIndex[name]
    else { return false }
    return values.stored[index].place.file < 0
  }
}

extension TypeInfo {
  /// Whether a method or a computed property mentions a name.
  func mentions(_ name: String) -> Bool {
    var names = FreeNames()
    for property in computed.values { names.visit(property.getter ?? []) }
    for function in methods.values.joined() { names.visit(function.body ?? []) }
    return names.found.contains(name)
  }
}

extension Evaluator {
  /// What a property holds, without the wrapper and the optional around it.
  func content(of value: Value) -> Value {
    guard case .wrapper(let wrapper) = value else { return unwrapped(value) }
    return wrapper.stored.map(unwrapped) ?? value
  }

  /// The names of the fields that differ.
  func changedParts(_ old: StructureValue, _ new: StructureValue) -> [String] {
    guard old.type === new.type else { return [] }
    return new.type.stored.indices.filter { index in
      (try? equal(old.fields[index], new.fields[index])) != true
    }.map { new.type.stored[$0].name }
  }

  /// Whether two objects have equal properties; objects inside them count by their identity.
  fileprivate func holdSame(_ old: ObjectValue, _ new: ObjectValue) -> Bool {
    old.type === new.type
      && zip(old.fields, new.fields).allSatisfy { (try? equal($0, $1)) == true }
  }
}
