/// A row of the rules of layout. The names of the rules are never changed or given away.
public enum Rule: UInt8, Sendable, Hashable, CaseIterable {
  case y1 = 1
  case y2, y3, y4, y5, y6
  case y10 = 10
  case y11, y12, y13, y14, y15
  case y20 = 20
  case y21, y22, y23, y24, y25, y26, y27, y28, y29, y30, y31
  case y40 = 40
  case y41, y42, y43, y44, y45, y46, y47, y48, y49, y50, y51, y52, y53, y54, y55, y56, y57
  case y60 = 60
  case y61, y62
  case y70 = 70
  case y71, y72, y73, y74

  /// As it stands in the rules: `Y40`.
  public var name: String { "Y\(rawValue)" }
}
