/// `over 5 days`, as long as a backlog takes.
///
/// - Parameter days: nil if it cannot be foretold.
public func spread(over days: Int?) -> String {
  switch days {
  case nil: "over more than two months"
  case 1?: "tomorrow"
  case let days?: "over \(days) days"
  }
}
