#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The loss of histories under given weights, and how it changes with each weight.
///
/// The loss of a review is the cross-entropy of what was predicted and what happened. The gradient
/// is worked out by hand: forward through a history, keeping how each stability and difficulty came
/// from the ones before; then backward, carrying how much the loss depends on them. One pass of a
/// history costs in proportion to its length, where fitting each of its reviews apart would cost its
/// square.
struct MemoryGradient {
  /// How the memory after a review depends on the memory before it and on the weights.
  private struct Step {
    var days = 0.0
    var weight = 0.0
    var isRecalled = true
    /// Before the review.
    var stability = 0.0
    /// The chance of recall, its natural logarithm, and its change with the stability and with w20.
    var chance = 1.0
    var logarithmOfChance = 0.0
    var chanceByStability = 0.0
    var chanceByDecay = 0.0
    /// Change of the new stability with the old one, the difficulty and the chance.
    var byStability = 0.0
    var byDifficulty = 0.0
    var byChance = 0.0
    /// Change of the new stability with the weights that made it; at most four.
    var first = (index: 0, change: 0.0)
    var second = (index: 0, change: 0.0)
    var third = (index: 0, change: 0.0)
    var fourth = (index: 0, change: 0.0)
    /// Change of the new difficulty with the old one and with w4…w7.
    var difficultyByDifficulty = 0.0
    var difficultyByWeights = (four: 0.0, five: 0.0, six: 0.0, seven: 0.0)
  }

  private let weights: [Double]
  private let forgettingFactor: Double
  private let forgettingFactorByDecay: Double
  private let recallFactor: Double
  private let sameDayFactors: [Double]
  private let lapseDivisor: Double
  private let easyDifficulty: Double
  private let easyDifficultyByFive: Double
  private var steps: [Step] = []

  /// Of each weight w0…w20: how the loss added up so far changes with it.
  private(set) var gradient = [Double](repeating: 0, count: Weights.bounds.count)
  /// The weighted loss added up so far.
  private(set) var loss = 0.0

  init(weights: [Double]) {
    self.weights = weights
    let decay = weights[20]
    forgettingFactor = pow(0.9, -1 / decay) - 1
    forgettingFactorByDecay = (forgettingFactor + 1) * log(0.9) / (decay * decay)
    recallFactor = exp(weights[8])
    sameDayFactors = Grade.allCases.map {
      exp(weights[17] * (Double($0.rawValue - 3) + weights[18]))
    }
    lapseDivisor = exp(weights[17] * weights[18])
    easyDifficulty = weights[4] - exp(weights[5] * 3) + 1
    easyDifficultyByFive = -3 * exp(weights[5] * 3)
  }
}

extension MemoryGradient {
  /// Adds the loss of one history, and with it, if asked for, its gradient.
  mutating func add(_ entries: ArraySlice<TrainingSet.Entry>, isDifferentiated: Bool = true) {
    guard let first = entries.first else { return }
    steps.removeAll(keepingCapacity: true)
    var stability = max(weights[first.grade.rawValue - 1], Formulas.minimumStability)
    let initial = initialDifficulty(first.grade)
    var difficulty = initial.value
    for entry in entries.dropFirst() {
      var step = Step()
      step.days = Double(entry.days)
      step.weight = entry.weight
      step.isRecalled = entry.grade.isRecalled
      step.stability = stability
      if entry.days > 0 { recall(&step) }
      let newStability = stabilityAfter(entry.grade, difficulty, &step)
      difficulty = difficultyAfter(entry.grade, difficulty, &step)
      stability = newStability
      if step.weight > 0 { loss += step.weight * Self.crossEntropy(step) }
      if isDifferentiated { steps.append(step) }
    }
    if isDifferentiated { goBack(first.grade, initial) }
  }

  private static func crossEntropy(_ step: Step) -> Double {
    step.isRecalled ? -step.logarithmOfChance : -log(max(1 - step.chance, 1e-10))
  }

  /// Backward: from the last review to the first, what the loss changes with the stability and the
  /// difficulty *before* each review.
  private mutating func goBack(_ grade: Grade, _ initial: InitialDifficulty) {
    var byStability = 0.0
    var byDifficulty = 0.0
    for step in steps.reversed() {
      var byChance = byStability * step.byChance
      if step.weight > 0 {
        byChance +=
          step.isRecalled
          ? -step.weight / step.chance : step.weight / max(1 - step.chance, 1e-10)
      }
      for (index, change) in [step.first, step.second, step.third, step.fourth] {
        gradient[index] += byStability * change
      }
      gradient[20] += byChance * step.chanceByDecay
      gradient[4] += byDifficulty * step.difficultyByWeights.four
      gradient[5] += byDifficulty * step.difficultyByWeights.five
      gradient[6] += byDifficulty * step.difficultyByWeights.six
      gradient[7] += byDifficulty * step.difficultyByWeights.seven
      byDifficulty =
        byDifficulty * step.difficultyByDifficulty + byStability * step.byDifficulty
      byStability = byStability * step.byStability + byChance * step.chanceByStability
    }
    gradient[grade.rawValue - 1] += byStability
    gradient[4] += byDifficulty * initial.byFour
    gradient[5] += byDifficulty * initial.byFive
  }
}

// The equations are those of ``Formulas``, each here with its derivatives.
extension MemoryGradient {
  private struct InitialDifficulty {
    var value: Double
    var byFour = 0.0
    var byFive = 0.0
  }

  private func initialDifficulty(_ grade: Grade) -> InitialDifficulty {
    let place = Double(grade.rawValue - 1)
    let growth = exp(weights[5] * place)
    let value = weights[4] - growth + 1
    let bounded = Self.clamped(value)
    guard bounded == value else { return InitialDifficulty(value: bounded) }
    return InitialDifficulty(value: value, byFour: 1, byFive: -place * growth)
  }

  /// R = (1 + F·t/S)^(−w20).
  private func recall(_ step: inout Step) {
    let decay = weights[20]
    let ratio = step.days / step.stability
    let growth = forgettingFactor * ratio
    let logarithm = log1p(growth)
    step.logarithmOfChance = -decay * logarithm
    step.chance = exp(step.logarithmOfChance)
    step.chanceByStability = decay * step.chance / (1 + growth) * growth / step.stability
    step.chanceByDecay =
      step.chance * (-logarithm - decay * forgettingFactorByDecay * ratio / (1 + growth))
  }

  private func stabilityAfter(_ grade: Grade, _ difficulty: Double, _ step: inout Step) -> Double {
    let next =
      if step.days < 1 {
        sameDay(grade, &step)
      } else if grade.isRecalled {
        afterRecall(grade, difficulty, &step)
      } else {
        afterLapse(difficulty, &step)
      }
    guard next < Formulas.minimumStability else { return next }
    // At the floor nothing changes it.
    step.byStability = 0
    step.byDifficulty = 0
    step.byChance = 0
    (step.first.change, step.second.change) = (0, 0)
    (step.third.change, step.fourth.change) = (0, 0)
    return Formulas.minimumStability
  }

  /// S·k with k = e^(w17(G−3+w18))·S^(−w19), k ≥ 1 unless forgotten.
  private func sameDay(_ grade: Grade, _ step: inout Step) -> Double {
    let logarithm = log(step.stability)
    let factor = sameDayFactors[grade.rawValue - 1] * exp(-weights[19] * logarithm)
    guard factor >= 1 || !grade.isRecalled else {
      step.byStability = 1
      return step.stability
    }
    let next = step.stability * factor
    step.byStability = factor * (1 - weights[19])
    step.first = (17, next * (Double(grade.rawValue - 3) + weights[18]))
    step.second = (18, next * weights[17])
    step.third = (19, -next * logarithm)
    return next
  }

  /// S·(1 + e^w8·(11−D)·S^(−w9)·(e^(w10(1−R)) − 1)·w15 if Hard, ·w16 if Easy).
  private func afterRecall(_ grade: Grade, _ difficulty: Double, _ step: inout Step) -> Double {
    let stability = step.stability
    let logarithm = log(stability)
    let forgotten = 1 - step.chance
    let surprise = exp(weights[10] * forgotten)
    let ease = 11 - difficulty
    let bonus = grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1
    let plain = recallFactor * ease * exp(-weights[9] * logarithm) * stability
    let growth = plain * (surprise - 1) * bonus
    step.byStability = 1 + growth * (1 - weights[9]) / stability
    step.byDifficulty = -growth / ease
    step.byChance = -plain * bonus * surprise * weights[10]
    step.first = (8, growth)
    step.second = (9, -growth * logarithm)
    step.third = (10, plain * bonus * surprise * forgotten)
    switch grade {
    case .hard: step.fourth = (15, plain * (surprise - 1))
    case .easy: step.fourth = (16, plain * (surprise - 1))
    case .again, .good: break
    }
    return stability + growth
  }

  /// min(w11·D^(−w12)·((S+1)^w13 − 1)·e^(w14(1−R)), S/e^(w17·w18)).
  private func afterLapse(_ difficulty: Double, _ step: inout Step) -> Double {
    let stability = step.stability
    let forgotten = 1 - step.chance
    let grown = log1p(stability)
    let power = exp(weights[13] * grown)
    let hardness = log(difficulty)
    let scale = weights[11] * exp(weights[14] * forgotten - weights[12] * hardness)
    let relearned = scale * (power - 1)
    let most = stability / lapseDivisor
    guard relearned <= most else {
      step.byStability = 1 / lapseDivisor
      step.first = (17, -weights[18] * most)
      step.second = (18, -weights[17] * most)
      return most
    }
    step.byStability = scale * weights[13] * power / (1 + stability)
    step.byDifficulty = -weights[12] * relearned / difficulty
    step.byChance = -weights[14] * relearned
    step.first = (11, relearned / weights[11])
    step.second = (12, -hardness * relearned)
    step.third = (13, scale * power * grown)
    step.fourth = (14, forgotten * relearned)
    return relearned
  }

  /// w7·D0(4) + (1−w7)·(D − w6(G−3)(10−D)/9), clamped.
  private func difficultyAfter(
    _ grade: Grade, _ difficulty: Double, _ step: inout Step
  ) -> Double {
    let place = Double(grade.rawValue - 3)
    let damped = difficulty - weights[6] * place * (10 - difficulty) / 9
    let kept = 1 - weights[7]
    let next = weights[7] * easyDifficulty + kept * damped
    let bounded = Self.clamped(next)
    guard bounded == next else { return bounded }
    step.difficultyByDifficulty = kept * (1 + weights[6] * place / 9)
    step.difficultyByWeights = (
      four: weights[7], five: weights[7] * easyDifficultyByFive,
      six: -kept * place * (10 - difficulty) / 9, seven: easyDifficulty - damped
    )
    return next
  }

  private static func clamped(_ difficulty: Double) -> Double {
    min(
      max(difficulty, Formulas.difficulties.lowerBound), Formulas.difficulties.upperBound)
  }
}
