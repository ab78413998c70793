/// The differential equation of a damped spring, solved step by step with the first 24 terms of its
/// Taylor series: it knows no sine and no exponential.
enum SpringSolver {
  /// x″ = -2·decay·x′ - frequency²·x
  static func solve(
    frequency: Double, decay: Double, displacement: Double, velocity: Double, time: Double
  ) -> (displacement: Double, velocity: Double) {
    let fastest = max(frequency, 2 * decay)
    let steps = max(Int((time * fastest * 2).rounded(.up)), 1)
    let step = time / Double(steps)
    var state = (displacement: displacement, velocity: velocity)
    for _ in 0..<steps {
      var terms = [state.displacement, state.velocity * step]
      for order in 2..<24 {
        let (one, two) = (terms[order - 1], terms[order - 2])
        let damped = 2 * decay * step * Double(order - 1) * one
        let drawn = frequency * frequency * step * step * two
        terms.append(-(damped + drawn) / (Double(order) * Double(order - 1)))
      }
      state.displacement = terms.reversed().reduce(0, +)
      state.velocity =
        terms.enumerated().reversed().reduce(0) { $0 + Double($1.offset) * $1.element } / step
    }
    return state
  }
}
