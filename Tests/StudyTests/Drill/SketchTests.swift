import Foundation
import Recall
import Testing

@testable import Simulation
@testable import Study

/// Many programs, which are made up and not run.
@Suite("Programs as they are made up")
struct SketchTests {
  private func sketches(_ kind: DrillKind, _ count: Int = 300) -> [DrillSketch] {
    (1...count).map { seed in
      let world = World.all[seed % World.all.count]
      return kind.family.sketch(
        DrillSketch(world, level: kind.level, random: SplitMix64(seed: UInt64(seed))))
    }
  }

  @Test("every view stands in another one, up to the root", arguments: DrillKind.all)
  func everyViewIsUsed(_ kind: DrillKind) {
    for sketch in sketches(kind) {
      for view in sketch.views.dropFirst() {
        let isUsed = sketch.views.contains { other in
          other.name != view.name && other.content.contains { $0.contains("\(view.name)(") }
        }
        #expect(isUsed, "\(view.name) in\n\(sketch.source)")
      }
    }
  }

  @Test("every button that may be tapped stands in a view, and once", arguments: DrillKind.all)
  func buttons(_ kind: DrillKind) {
    for sketch in sketches(kind) {
      #expect(Set(sketch.buttons).count == sketch.buttons.count, "\(sketch.buttons)")
    }
  }

  @Test("many programs are short enough to be asked, on every level", arguments: DrillKind.all)
  func shortness(_ kind: DrillKind) {
    let sketches = sketches(kind)
    #expect(sketches.count(where: \.isShortEnough) * 5 > sketches.count)
  }

  @Test("no line is longer than a page is wide, in whatever world", arguments: DrillKind.all)
  func width(_ kind: DrillKind) {
    for sketch in sketches(kind) where sketch.isShortEnough {
      let longest = sketch.source.split(separator: "\n").max { $0.count < $1.count } ?? ""
      #expect(longest.count <= 72, "\(longest)")
    }
  }

  @Test("no view, model or key has a name that SwiftUI or the standard library has")
  func names() {
    let taken = Set(
      FrameworkInterface.declarations.map(\.name) + StandardInterface.parsed.types.map(\.name))
    #expect(taken.isSuperset(of: ["Menu", "Path", "Table", "Gauge", "Window"]))
    for world in World.all {
      let own = [world.root, world.model] + world.parts
      #expect(taken.isDisjoint(with: own), "\(taken.intersection(own))")
      #expect(Set(own).count == own.count)
    }
  }

  @Test("the easiest programs about identity have different parts")
  func identityVaries() {
    let kinds = sketches(DrillKind(family: .identity, level: 1)).map { sketch in
      Set(sketch.fates.values.map(\.kept))
    }
    #expect(Set(kinds).count >= 6)
    #expect(kinds.allSatisfy { $0.count == 3 }, "each view has its own reason")
  }
}
