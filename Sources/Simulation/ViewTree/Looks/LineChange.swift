import Layout

/// What is made of the line of a shape.
enum LineChange {
  /// Between two shares of its length.
  case part(Double, Double)
  /// As far inside of the frame on all sides.
  case inset(Double)
  case scaled(Double, Double, UnitPoint)
  case turned(degrees: Double, UnitPoint)
}
