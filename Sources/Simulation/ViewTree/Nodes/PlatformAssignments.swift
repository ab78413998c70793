/// What the program assigns to views and controllers of UIKit and AppKit.
extension ViewTree {
  func didAssign(
    _ member: String, of owner: Value, old: Value?, new: Value, at place: SourcePlace
  ) {
    if let node = currentRule as? RepresentableNode, isRunningBody {
      return recordAssignment(to: member, of: owner, old: old, new: new, in: node, at: place)
    }
    guard member == "rootView", case .opaque(let controller) = owner,
      let root = hostedRoots[ObjectIdentifier(controller)]
    else { return }
    let step = recordWrite(
      root.attribute.name, old: old ?? .void, new: new, at: place, isDropped: false, rule: "U5")
    enqueue(PendingWrite(attribute: root.attribute, step: step) {})
  }

  /// What `update…` sets is what a person sees of the platform's view.
  private func recordAssignment(
    to member: String, of owner: Value, old: Value?, new: Value, in node: RepresentableNode,
    at place: SourcePlace
  ) {
    guard old != new else { return }
    let type: String =
      switch owner {
      case .opaque(let opaque): opaque.name
      case .object(let object): object.type.name
      default: "_"
      }
    let what = "\(type).\(member)"
    // What a hosting controller shows tells of its own changes.
    if !recorder.event.isFirstAppearance, member != "rootView" {
      recorder.changed(
        DisplayChange(
          view: node.token, what: what, old: old?.shortText ?? "", new: new.shortText))
    }
    recorder.record(.change, "\(what) = \(new.quoted)") { step in
      step.view = node.typeName
      step.instance = node.token
      step.target = what
      step.old = old?.shortText
      (step.isOldString, step.isNewString) = (old?.isString ?? false, new.isString)
      step.new = new.shortText
      step.stands(at: tell(place))
      step.rule = "U2"
    }
  }
}
