/// Controllers of UIKit and AppKit that hold a view of SwiftUI.
extension Evaluator {
  /// The hosting controllers that are found in an unknown value: itself, what was assigned to its
  /// members, what was handed to it.
  func hostingControllers(in value: Value) -> [OpaqueValue] {
    // Most programs make none, and hand large collections to what the machine does not know.
    guard hasHostingControllers else { return [] }
    var found: [OpaqueValue] = []
    var seen: Set<ObjectIdentifier> = []
    // What is to be looked at next stands last.
    var open = [value]
    if case .object(let object) = value {
      open = object.fields + object.unknownMembers.sorted { $0.key < $1.key }.map(\.value)
      open.reverse()
    }
    while let next = open.popLast() {
      switch unwrapped(next) {
      case .array(let elements): open += elements.reversed()
      case .opaque(let opaque):
        guard seen.insert(ObjectIdentifier(opaque)).inserted else { continue }
        if opaque.members["rootView"] != nil, program.types[opaque.name]?.isFramework == true {
          found.append(opaque)
          continue
        }
        let inside =
          [opaque.base].compactMap { $0 } + opaque.arguments.map(\.value)
          + opaque.members.sorted { $0.key < $1.key }.map(\.value)
        open += inside.reversed()
      default: continue
      }
    }
    return found
  }

  /// `controller.addChild(hosting)`: what was called keeps the hosting controller. A method that
  /// sets something forgets what it was handed before.
  func keepHosted(_ arguments: [Value], handedTo receiver: Value, by method: String) {
    let hosted = arguments.filter { !hostingControllers(in: $0).isEmpty }
    guard !hosted.isEmpty else { return }
    var owner = unwrapped(receiver)
    while case .opaque(let opaque) = owner, let base = opaque.base { owner = unwrapped(base) }
    let key = "\(method)()"
    switch owner {
    case .opaque(let opaque):
      opaque.members[key] = kept(hosted, after: opaque.members[key], by: method)
    case .object(let object):
      object.unknownMembers[key] = kept(hosted, after: object.unknownMembers[key], by: method)
    default: return
    }
  }

  private func kept(_ new: [Value], after old: Value?, by method: String) -> Value {
    guard case .array(let before)? = old, !method.hasPrefix("set") else { return .array(new) }
    return .array(before + new.filter { !before.contains($0) })
  }

  // MARK: Launching

  /// Lets the delegate of an application or a scene put its window together.
  ///
  /// - Returns: The root view of the first hosting controller that the delegate then keeps.
  func launch(_ delegate: Value, at place: SourcePlace) throws -> Value {
    guard case .object(let object) = delegate,
      let function = program.launchFunction(of: object.type)
    else { return .void }
    let arguments = function.parameters.map { parameter in
      CallArgument(
        label: parameter.label,
        value: .opaque(
          OpaqueValue(
            name: parameter.type?.text ?? parameter.name, identity: nextNumber(), place: place)))
    }
    let method = FunctionValue(
      .declared([function], self: delegate, type: object.type, scope: nil), number: nextNumber())
    _ = try call(method, arguments, at: place)
    return hostingControllers(in: delegate).first?.rootView ?? .void
  }
}

extension OpaqueValue {
  /// What a hosting controller shows.
  var rootView: Value { members["rootView"] ?? .void }
}

extension Program {
  /// The class that shows the first window, where the program does so by hand.
  var windowDelegate: String? {
    order.first { name in types[name].flatMap(launchFunction) != nil }
  }

  /// The method of a delegate that makes a hosting controller.
  func launchFunction(of type: TypeInfo) -> FunctionDeclaration? {
    guard type.kind == .classType,
      conformances(of: type).contains(where: { $0.hasSuffix("Delegate") })
    else { return nil }
    for function in ["scene", "application", "applicationDidFinishLaunching"]
      .flatMap({ type.methods(named: $0) ?? [] })
    {
      var names = FreeNames()
      names.visit(function.body ?? [])
      if names.found.contains(where: { types[$0].map(isHosting) ?? false }) { return function }
    }
    return nil
  }

  private func isHosting(_ type: TypeInfo) -> Bool {
    type.isFramework && type.kind == .classType
      && type.initializers.contains { $0.parameters.first?.name == "rootView" }
  }
}
