import Simulation

/// The views of a program as a table: a line each, and one that sums up.
struct SurveyText {
  let lines: [String]

  init(_ views: [MountedView]) {
    let width = views.map(\.view.count).max() ?? 0
    let rows = views.map { view in
      let name = view.view.padded(to: width)
      let place = view.file.isEmpty ? "line \(view.line)" : "\(view.file):\(view.line)"
      guard let way = view.way else {
        return "\(name)  not mounted    \(place): \(view.problem ?? "")"
      }
      let counts =
        String(view.bodies).padded(to: 6, toTheRight: true)
        + String(view.events).padded(to: 8, toTheRight: true)
      let values = view.values.map { "  \($0)" } ?? ""
      return "\(name)  \(way.text.padded(to: 10))\(counts)  \(place)\(values)"
    }
    let head = "view".padded(to: width) + "  mounts    bodies  events"
    lines = (views.isEmpty ? [] : [head] + rows + [""]) + [Self.summary(of: views)]
  }

  private static func summary(of views: [MountedView]) -> String {
    guard !views.isEmpty else { return "No type here conforms to View." }
    let mounted = views.count { $0.way != nil }
    let share = mounted * 100 / views.count
    let ways = [MountWay.plain, .preview, .declared, .madeUp].compactMap { way in
      let count = views.count { $0.way == way }
      return count == 0 ? nil : "\(count) \(way.text)"
    }
    return "\(mounted) of \(views.count) views mount (\(share)%)"
      + (ways.isEmpty ? "." : ": \(ways.joined(separator: ", ")).")
  }
}

extension MountWay {
  /// In the table.
  fileprivate var text: String {
    switch self {
    case .plain: "by name"
    case .preview: "preview"
    case .declared: "declared"
    case .madeUp: "made up"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int, toTheRight: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - count))
    return toTheRight ? gap + self : self + gap
  }
}
