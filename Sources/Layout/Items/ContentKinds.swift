/// Shows a part of what is in it.
protocol ScrollsContent: LayoutAlgorithm {}

/// Its copy in whole cells has what is seen as far down as it was.
protocol KeepsScrolledPlaces: LayoutAlgorithm {}

/// Hands out what stands in it when it is laid out, also to a copy in whole cells.
protocol MakesItsContent: LayoutAlgorithm {}

extension LayoutAlgorithm {
  public var makesItsContent: Bool { false }
}

extension MakesItsContent {
  public var makesItsContent: Bool { true }
}
