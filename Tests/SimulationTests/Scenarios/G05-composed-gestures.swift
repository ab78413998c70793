import SwiftUI

struct Sheet: View {
  enum Drag: Equatable {
    case inactive
    case pressing
    case dragging(Double)
  }

  @GestureState private var drag = Drag.inactive
  @State private var x = 0.0
  @State private var taps = 0
  @State private var size = ""

  var body: some View {
    VStack {
      Text("Tile")
        .gesture(
          LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($drag) { value, state, _ in
              switch value {
              case .first(true): state = .pressing
              case .second(true, let drag?): state = .dragging(drag.translation.width)
              default: break
              }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              x += drag.translation.width
            })
      Text("Either")
        .gesture(
          TapGesture(count: 2).onEnded { taps += 2 }
            .exclusively(before: TapGesture().onEnded { taps += 1 }))
      Text("Both")
        .gesture(
          MagnificationGesture().simultaneously(with: RotationGesture())
            .onEnded { value in
              size = "\(value.first ?? 1.0) \(value.second?.degrees ?? 0.0)"
            })
      Text("Taps \(taps)")
      Text("State \(describe(drag)) at \(x)")
      Text(size)
    }
  }

  private func describe(_ drag: Drag) -> String {
    switch drag {
    case .inactive: "inactive"
    case .pressing: "pressing"
    case .dragging(let width): "dragging \(width)"
    }
  }
}
