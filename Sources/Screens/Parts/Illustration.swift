import Curriculum
import Terminal

/// Blocks of a lesson with its listings and mockups, or the screens that listings make: side by side
/// where there is room.
func illustratedLines(_ blocks: [Block], _ screens: ListingScreens = .none, on canvas: Canvas)
  -> [StyledLine]
{
  var pieces: [[StyledLine]] = []
  var rest = blocks[...]
  while let block = rest.popFirst() {
    switch block {
    case .listing(let listing):
      var mockups: [Mockup] = []
      while case .mockup(let mockup)? = rest.first {
        mockups.append(mockup)
        rest.removeFirst()
      }
      pieces.append(
        mockups.isEmpty
          ? illustration(listing, screens, on: canvas) : illustration(listing, mockups, on: canvas))
    case .mockup(let mockup):
      pieces.append(
        mockupLines(mockup, on: canvas).map { .spaces(canvas.margin) + $0 })
    case .shownTrace(let trace): pieces.append(shownTraceLines(trace, on: canvas))
    default:
      pieces.append(proseLines([block], on: canvas))
    }
  }
  return pieces.separated()
}

/// A listing with the screen that it makes.
private func illustration(_ listing: Listing, _ screens: ListingScreens, on canvas: Canvas)
  -> [StyledLine]
{
  let plain = illustration(listing, [], on: canvas)
  guard canvas.hasRoomForScreens || screens.standsBelow,
    let drawing = screens.screen(of: listing)?.lines(on: canvas)
  else { return plain }
  let width = canvas.width - 1 - (drawing.map(\.width).max() ?? 0)
  // A high screen beside a short listing would only push what follows off the page.
  guard canvas.hasRoomForScreens,
    screens.standsBelow || drawing.count <= max(plain.count, canvas.bodyHeight / 2)
  else { return screens.standsBelow ? [plain, drawing].separated() : plain }
  return sideBySide(
    listing.code.window(width: width, wraps: true, canvas.glyphs), width: width, drawing, on: canvas
  )
}

private func illustration(_ listing: Listing, _ mockups: [Mockup], on canvas: Canvas)
  -> [StyledLine]
{
  let code = listing.code
  guard let left = columnWidth(of: code, beside: mockups, on: canvas) else {
    let lines = code.window(width: canvas.width, wraps: true, canvas.glyphs)
    let drawings = mockups.map { mockup in
      mockupLines(mockup, on: canvas).map { .spaces(canvas.margin) + $0 }
    }
    return ([lines] + drawings).separated()
  }
  let right = canvas.width - left - 1
  return sideBySide(
    code.window(width: left, wraps: true, canvas.glyphs), width: left,
    mockups.map { mockupLines($0, on: canvas, width: right) }.separated(), on: canvas)
}

/// The cells that a listing has beside its mockups; nil where they stand below it.
///
/// A wide window gives the listing what it needs, and the callouts the rest. A listing of which more
/// than a third would be broken beside its mockups stands above them.
private func columnWidth(of code: CodeBlock, beside mockups: [Mockup], on canvas: Canvas) -> Int? {
  let drawn = mockups.flatMap(\.drawing).map { $0.expandingTabs().cellWidth }.max() ?? 0
  let room = canvas.width - max(drawn, 38) - 2
  guard !canvas.isNarrow, !mockups.isEmpty, room >= 32, mockups.allSatisfy({ $0.wide == nil })
  else { return nil }
  guard code.countLonger(than: room) * 3 <= code.count else { return nil }
  return canvas.width < 100 ? room : min(room, max(40, code.width + 2))
}

extension Canvas {
  /// Whether a phone's screen can stand beside something of the usual width.
  var hasRoomForScreens: Bool { width >= 100 }
}
