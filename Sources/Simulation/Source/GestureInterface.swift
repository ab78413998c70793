/// SwiftUI's declarations of gestures, and of the measures that their values are made of.
extension FrameworkInterface {
  /// `@Written` marks a type whose declaration here is complete: it is made like a type of the
  /// program.
  static let measures = """
    @Written struct CGSize: Hashable {
      var width: Double = 0; var height: Double = 0
      static let zero = CGSize()
      var description: String { "(\\(width), \\(height))" }
    }
    @Written struct CGPoint: Hashable {
      var x: Double = 0; var y: Double = 0
      static let zero = CGPoint()
      var description: String { "(\\(x), \\(y))" }
    }
    @Written struct CGRect: Hashable {
      var origin = CGPoint(); var size = CGSize()
      init() {}
      init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
      init(x: Double, y: Double, width: Double, height: Double) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      static let zero = CGRect()
      var width: Double { size.width }; var height: Double { size.height }
      var minX: Double { origin.x }; var midX: Double { origin.x + size.width / 2 }; var maxX: Double { origin.x + size.width }
      var minY: Double { origin.y }; var midY: Double { origin.y + size.height / 2 }; var maxY: Double { origin.y + size.height }
      var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
      func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
      func intersects(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
      func insetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
      func offsetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
      var description: String { "(\\(minX), \\(minY), \\(width), \\(height))" }
    }
    @Written struct NSRange: Hashable {
      var location: Int; var length: Int
      var lowerBound: Int { location }; var upperBound: Int { location + length }
    }
    @Written struct CGAffineTransform: Hashable {
      var a = 1.0; var b = 0.0; var c = 0.0; var d = 1.0; var tx = 0.0; var ty = 0.0
      init() {}
      init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) { self.a = a; self.b = b; self.c = c; self.d = d; self.tx = tx; self.ty = ty }
      init(scaleX: Double, y: Double) { a = scaleX; d = y }
      init(translationX: Double, y: Double) { tx = translationX; ty = y }
      static let identity = CGAffineTransform()
    }
    @Written struct ProposedViewSize: Hashable {
      var width: Double? = nil; var height: Double? = nil
      init(width: Double?, height: Double?) { self.width = width; self.height = height }
      init(_ size: CGSize) { width = size.width; height = size.height }
      static let zero = ProposedViewSize(width: 0, height: 0)
      static let unspecified = ProposedViewSize(width: nil, height: nil)
      static let infinity = ProposedViewSize(width: Double.infinity, height: Double.infinity)
      func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
    }
    @Written struct SIMD2: Hashable {
      var x = 0.0; var y = 0.0
      init() {}
      init(_ x: Double, _ y: Double) { self.x = x; self.y = y }
      init(x: Double, y: Double) { self.x = x; self.y = y }
      init(repeating value: Double) { x = value; y = value }
      static let zero = SIMD2()
      static func + (left: SIMD2, right: SIMD2) -> SIMD2 { SIMD2(left.x + right.x, left.y + right.y) }
      static func - (left: SIMD2, right: SIMD2) -> SIMD2 { SIMD2(left.x - right.x, left.y - right.y) }
    }
    @Written struct SIMD3: Hashable {
      var x = 0.0; var y = 0.0; var z = 0.0
      init() {}
      init(_ x: Double, _ y: Double, _ z: Double) { self.x = x; self.y = y; self.z = z }
      init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
      init(repeating value: Double) { x = value; y = value; z = value }
      static let zero = SIMD3()
      static func + (left: SIMD3, right: SIMD3) -> SIMD3 { SIMD3(left.x + right.x, left.y + right.y, left.z + right.z) }
      static func - (left: SIMD3, right: SIMD3) -> SIMD3 { SIMD3(left.x - right.x, left.y - right.y, left.z - right.z) }
    }
    @Written struct SIMD4: Hashable {
      var x = 0.0; var y = 0.0; var z = 0.0; var w = 0.0
      init() {}
      init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.x = x; self.y = y; self.z = z; self.w = w }
      init(repeating value: Double) { x = value; y = value; z = value; w = value }
      static let zero = SIMD4()
    }
    @Written struct CGVector: Hashable {
      var dx: Double = 0; var dy: Double = 0
      static let zero = CGVector()
    }
    @Written struct Angle: Hashable {
      var degrees: Double = 0
      init(degrees: Double) { self.degrees = degrees }
      init(radians: Double) { degrees = radians * 180 / 3.141592653589793 }
      init() {}
      var radians: Double { get { degrees * 3.141592653589793 / 180 } set { degrees = newValue * 180 / 3.141592653589793 } }
      static let zero = Angle()
      static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
      static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
      static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
      static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
      static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
    }

    """

  static let gestures = """
    protocol Gesture {}
    struct TapGesture: Gesture { init(count: Int = 1) }
    struct SpatialTapGesture: Gesture {
      init(count: Int = 1, coordinateSpace: Any = 0)
      @Written struct Value { var location = CGPoint.zero }
    }
    struct LongPressGesture: Gesture { init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) }
    struct DragGesture: Gesture {
      init(minimumDistance: Double = 10, coordinateSpace: Any = 0)
      @Written struct Value {
        var translation = CGSize.zero
        var startLocation = CGPoint.zero
        var location = CGPoint.zero
        var predictedEndTranslation = CGSize.zero
        var predictedEndLocation = CGPoint.zero
        var velocity = CGSize.zero
      }
    }
    struct MagnificationGesture: Gesture { init(minimumScaleDelta: Double = 0.01) }
    struct MagnifyGesture: Gesture {
      init(minimumScaleDelta: Double = 0.01)
      @Written struct Value { var magnification = 1.0; var velocity = 0.0; var startLocation = CGPoint.zero }
    }
    struct RotationGesture: Gesture { init(minimumAngleDelta: Any = 0) }
    struct RotateGesture: Gesture {
      init(minimumAngleDelta: Any = 0)
      @Written struct Value { var rotation = Angle.zero; var velocity = Angle.zero; var startLocation = CGPoint.zero }
    }
    struct SequenceGesture: Gesture {
      init(_ first: Any, _ second: Any)
      enum Value { case first(Any); case second(Any, Any?) }
    }
    struct SimultaneousGesture: Gesture {
      init(_ first: Any, _ second: Any)
      @Written struct Value { var first: Any? = nil; var second: Any? = nil }
    }
    struct ExclusiveGesture: Gesture {
      init(_ first: Any, _ second: Any)
      enum Value { case first(Any); case second(Any) }
    }
    struct AnyGesture: Gesture { init(_ gesture: Any) }
    extension View {
      func onTapGesture(count: Int = 1, coordinateSpace: Any = 0, perform action: @escaping (CGPoint) -> Void) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void = { _ in }) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing onPressingChanged: @escaping (Bool) -> Void, perform action: @escaping () -> Void) -> some View
      func gesture(_ gesture: Any, including mask: Any = 0) -> some View
      func gesture(_ gesture: Any, isEnabled: Bool) -> some View
      func simultaneousGesture(_ gesture: Any, including mask: Any = 0) -> some View
      func simultaneousGesture(_ gesture: Any, isEnabled: Bool) -> some View
      func highPriorityGesture(_ gesture: Any, including mask: Any = 0) -> some View
      func highPriorityGesture(_ gesture: Any, isEnabled: Bool) -> some View
      func onHover(perform action: @escaping (Bool) -> Void) -> some View
    }

    """
}
