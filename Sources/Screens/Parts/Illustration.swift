import Curriculum
import Terminal

/// Blocks of a lesson with its listings and mockups: side by side where there is room.
func illustratedLines(_ blocks: [Block], on canvas: Canvas) -> [StyledLine] {
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
      pieces.append(illustration(listing, mockups, on: canvas))
    case .mockup(let mockup):
      pieces.append(
        mockupLines(mockup, on: canvas).map { .spaces(canvas.margin) + $0 })
    default:
      pieces.append(proseLines([block], on: canvas))
    }
  }
  return pieces.separated()
}

private func illustration(_ listing: Listing, _ mockups: [Mockup], on canvas: Canvas)
  -> [StyledLine]
{
  let code = CodeBlock(listing.source)
  let drawn = 40
  guard !canvas.isNarrow, !mockups.isEmpty else {
    let lines = code.window(width: canvas.width, wraps: canvas.isNarrow, canvas.glyphs)
    return ([lines] + mockups.map { mockupLines($0, on: canvas) }).separated()
  }
  let left = canvas.width - drawn
  let right = mockups.map { mockupLines($0, on: canvas, width: drawn - 1) }.separated()
  return sideBySide(
    code.window(width: left, canvas.glyphs), width: left, right, on: canvas)
}
