/// `Toggle`: turns a truth value around.
struct ToggleBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Toggle": ToggleBehavior()]

  var role: ControlRole? { .toggle }
}
