import Layout

/// `Stepper`: two buttons that step through numbers.
struct StepperBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Stepper": StepperBehavior()]

  var role: ControlRole? { .stepper }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    try builder.line(
      of: node, try builder.label(of: node, content),
      LayoutItem(
        OwnSize(Size(width: 94, height: Metrics.usual.control + 1), drawn: .cells(4))
      ).drawn(for: node) { _ in .stepper })
  }

  func offers(of node: FrameworkNode) -> [Offer] {
    [node.offer("tap ", node.label + " +"), node.offer("tap ", node.label + " -")]
  }
}

extension ViewTree {
  /// `tap "Quantity +"`, `tap "Quantity -"`; nil if no stepper is meant.
  func step(_ label: String, in place: String?) throws(EventError) -> (() throws -> Void)? {
    guard let sign = label.last, sign == "+" || sign == "-" else { return nil }
    let name = String(label.dropLast()).trimmingSpaces
    guard !candidates(.stepper, name, in: place).isEmpty else { return nil }
    let stepper = try control(.stepper, name, in: place)
    guard stepper.binding != nil else {
      let argument = sign == "+" ? "onIncrement" : "onDecrement"
      guard
        case .function(let action)? = stepper.view.arguments[argument].map(evaluator.unwrapped)
      else {
        throw EventError("the button \(sign) of the stepper \"\(name)\" is disabled")
      }
      return { [self] in _ = try evaluator.call(action, [], at: self.place(of: action)) }
    }
    let step = try writing(try stepped(stepper, name, up: sign == "+"), to: stepper)
    return { [self] in
      try tellEditing(stepper, true)
      try step()
      try tellEditing(stepper, false)
    }
  }

  private func stepped(_ stepper: FrameworkNode, _ name: String, up: Bool) throws(EventError)
    -> Value
  {
    guard let binding = stepper.binding, let current = try? peek(binding),
      let number = evaluator.number(current)
    else {
      throw EventError("the stepper \"\(name)\" is bound to no number")
    }
    let step = stepper.view.arguments["step"].flatMap { evaluator.number($0) } ?? 1
    let new = number + (up ? step : -step)
    if case .range(let range)? = stepper.view.arguments["range"] {
      let lower = range.lower.flatMap { evaluator.number($0) } ?? -.infinity
      let upper = range.upper.flatMap { evaluator.number($0) } ?? .infinity
      guard new >= lower, new <= upper else {
        throw EventError(
          "the stepper \"\(name)\" is at \(current.shortText) and goes no further \(up ? "up" : "down")"
        )
      }
    }
    guard case .integer(let whole) = current else { return .double(new) }
    let (sum, overflow) = whole.addingReportingOverflow(Int(clamping: up ? step : -step))
    guard !overflow else {
      throw EventError("the stepper \"\(name)\" is at \(whole), and the next step would overflow")
    }
    return .integer(sum)
  }
}
