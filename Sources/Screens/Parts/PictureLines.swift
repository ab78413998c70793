import Drawing
import Simulation
import Study
import Terminal

/// Options that are drawings: as many beside each other as fit, each with its number above it.
func pictureRows(
  _ options: [Question.Option], on canvas: Canvas, mark: (Int) -> String
) -> [StyledLine] {
  let blocks = options.enumerated().map { index, option in
    [StyledLine(mark(index)) + StyledLine("\(index + 1)", Look.key)]
      + (option.picture.map { pictureLines($0, on: canvas) } ?? [canvas.styled(option.text)])
  }
  let indent = canvas.isNarrow ? 0 : 2
  let gap = 3
  let widest = blocks.joined().map(\.width).max() ?? 0
  let columns = max(1, (canvas.textWidth - indent + gap) / (widest + gap))
  let rows = stride(from: 0, to: blocks.count, by: columns).map { first in
    let row = blocks[first..<min(first + columns, blocks.count)]
    let height = row.map(\.count).max() ?? 0
    return (0..<height).map { line in
      StyledLine.spaces(canvas.margin + indent)
        + row.map { block in
          (block.indices.contains(line) ? block[line] : StyledLine()).padded(to: widest)
        }.joined(gap: gap)
    }
  }
  return rows.separated()
}

/// A drawing, as wide as the page at most.
func pictureLines(_ picture: ScreenPicture, on canvas: Canvas) -> [StyledLine] {
  CellDrawing(
    of: picture.scene, columns: canvas.textWidth, ink: canvas.quotesCode ? .shades : .colors
  ).styledLines(canvas.glyphs)
}
