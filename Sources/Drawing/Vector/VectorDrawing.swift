/// A scene as SVG, in points.
public struct VectorDrawing: Sendable {
  /// The file.
  public let text: String

  /// - Parameter title: What the picture is called.
  public init(of scene: Scene, title: String) {
    var drawing = Vectors()
    for thing in scene.things.flatMap(\.parts) { drawing.add(thing) }
    let width = VectorText.number(scene.width)
    let height = VectorText.number(scene.height)
    let radius = scene.edge == .phone ? " rx=\"44\"" : ""
    let margin = 2.0
    let box =
      "\(VectorText.number(-margin)) \(VectorText.number(-margin)) \(VectorText.number(scene.width + 2 * margin)) \(VectorText.number(scene.height + 2 * margin))"
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" width="\(VectorText.number(scene.width + 2 * margin))" height="\(VectorText.number(scene.height + 2 * margin))" font-family="-apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif">
      <title>\(VectorText.escaped(title))</title>
      <defs><clipPath id="screen"><rect width="\(width)" height="\(height)"\(radius)/></clipPath>\(drawing.definitions.joined())</defs>
      <rect width="\(width)" height="\(height)"\(radius) fill="white" stroke="gray"/>
      <g clip-path="url(#screen)">
      \(drawing.elements.joined(separator: "\n"))
      </g>
      </svg>

      """
  }
}

/// Elements in the making.
private struct Vectors {
  private(set) var elements: [String] = []
  /// What elements refer to: clips and gradients.
  private(set) var definitions: [String] = []
  private var gradientCount = 0
  private var numbers: [Area: Int] = [:]

  mutating func add(_ thing: Thing) {
    let element = element(of: thing)
    guard !element.isEmpty else { return }
    guard let clip = thing.clip else { return elements.append(element) }
    elements.append("<g clip-path=\"url(#clip\(number(of: clip)))\">\(element)</g>")
  }

  private mutating func element(of thing: Thing) -> String {
    let look = VectorLook(frame: thing.frame, isMirrored: thing.isMirrored)
    guard case .gradient(let outline, let gradient) = thing.look else {
      return look.element(thing.look)
    }
    gradientCount += 1
    let name = "gradient\(gradientCount)"
    definitions.append(VectorPath.definition(gradient, named: name, in: thing.frame))
    return look.shape(outline, " fill=\"url(#\(name))\"")
  }

  private mutating func number(of clip: Area) -> Int {
    if let known = numbers[clip] { return known }
    let number = numbers.count + 1
    numbers[clip] = number
    definitions.append(
      "<clipPath id=\"clip\(number)\">\(VectorLook(frame: clip).rectangle())</clipPath>")
    return number
  }
}
