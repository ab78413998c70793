/// `Button`: runs its action.
struct ButtonBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Button": ButtonBehavior()]

  var role: ControlRole? { .button }
}
