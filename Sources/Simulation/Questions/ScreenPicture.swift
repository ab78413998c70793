import Drawing

/// A drawing of a screen, as a question offers it: what is seen, or what somebody would expect who
/// misreads a rule of the layout.
public struct ScreenPicture: Sendable, Equatable {
  /// Whose drawing it is; nil is SwiftUI's own.
  public var misreading: Misreading?
  public var scene: Scene
  /// The same where it stands exactly, for words: the other stands in whole cells.
  public var exact: Scene
  /// What stands on the screen, and in front of it.
  public var views: [LaidOutView]

  /// So many wrong ones are offered beside the right one.
  private static let mostWrong = 3

  init(of screen: Screen, _ laidOut: LaidOutScreen, misreading: Misreading?) throws {
    self.misreading = misreading
    scene = try screen.drawn()
    exact = try screen.drawn(isExact: true)
    views = [laidOut.tree].compactMap(\.self) + laidOut.layers.map(\.tree)
  }

  /// What machines draw that misread a rule of the layout. One that cannot go through the events
  /// draws nothing.
  ///
  /// - Parameter occasions: Who of them may draw something else.
  static func misread(
    _ simulator: Simulator, by occasions: Set<Misreading>, root: String?, events: [String],
    on area: PreviewArea?
  ) -> [ScreenPicture] {
    Misreading.ofLayout.filter(occasions.contains).compactMap { misreading in
      do {
        let screen = try simulator.misreading(misreading).mount(root, on: area ?? .phone)
        for text in events { try screen.perform(Event(text)) }
        return try ScreenPicture(of: screen, screen.laidOut(), misreading: misreading)
      } catch {
        return nil
      }
    }
  }

  /// This one, and of the others those that can be told from it and from each other.
  func with(_ others: [ScreenPicture]) -> [ScreenPicture] {
    var seen: Set<[String]> = [lines]
    let different = others.filter { seen.insert($0.lines).inserted }
    return [self] + different.prefix(Self.mostWrong)
  }

  private var lines: [String] { CellDrawing(of: scene).lines() }
}

extension LaidOutScreen {
  /// Whether views stand on it of which nobody knows how large they are.
  var restsOnTheUnknown: Bool {
    func rests(_ view: LaidOutView) -> Bool {
      view.depends.contains("unknown") || view.children.contains(where: rests)
    }
    return tree.map(rests) == true || layers.contains { rests($0.tree) }
  }
}
