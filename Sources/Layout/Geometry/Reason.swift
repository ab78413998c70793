/// Why something was proposed, chosen or placed.
public enum Reason: Sendable, Hashable {
  // Why it is proposed.

  /// Y3: the area inside the safe area.
  case offeredArea
  /// Y1: what the container itself was offered.
  case handedOn
  /// Y41, Y43: asked for the least, to know how flexible it is or what is to be kept back.
  case askedForLeast
  /// Y41: asked for the most, to know how flexible it is.
  case askedForMost
  /// Y40: what is left is divided by the children still to go.
  case share(left: Double, stillToGo: Int)
  /// Y45, Y54, Y55, Y24: no length, so that it is as long as it likes.
  case askedForIdeal
  /// Y20: the length given in the source.
  case lengthGiven
  /// Y21: held within the least and the most.
  case heldWithinLimits
  /// Y23, Y70: less the insets.
  case lessInsets
  /// Y25: the ratio, scaled to fit or to fill.
  case scaledRatio
  /// Y28: the main view's size.
  case mainViewSize
  /// Y21, Y48, Y31: the size of the container itself.
  case containerSize
  /// Y52, Y53: the cell's size.
  case cellSize
  /// Y73: the width of its column.
  case columnSize
  /// Y56: a share of the nearest container.
  case shareOfContainer
  /// Y71: with the safe area that it touches.
  case withSafeArea
  /// Y60: the learner's layout asks.
  case layoutAsks

  // Why it chose.

  /// Y10, Y50: it takes what is offered, ten where nothing is.
  case takesProposal
  /// Y11: the smaller side.
  case smallerSide
  /// Y10: the shape of the program says so.
  case shapeSays
  /// Y12: what is offered, at least its least length.
  case atLeastMinimum
  /// Y13: one pixel thick.
  case onePixel
  /// Y14: its lines.
  case linesOfText
  /// Y15: its own size.
  case naturalSize
  /// Y20, Y21: the length given, or held within limits.
  case frameLength
  /// Y23: the child and the insets.
  case childAndInsets
  /// Y1: the child's size.
  case childSize
  /// Y40, Y42, Y46: what the children took, and the gaps.
  case childrenAndGaps
  /// Y48: its largest children.
  case largestChild
  /// Y51: the first child that fits.
  case firstThatFits(index: Int)
  /// Y51: none fits, so the last.
  case noneFits
  /// Y52, Y53: columns and rows.
  case columnsAndRows
  /// Y54: the width across, and the children along, as far as they are known.
  case estimatedChildren
  /// Y60: the learner's layout says so.
  case layoutSays
  /// Y4: nothing is in it.
  case empty
  /// A view that is nested too deeply takes what is offered.
  case nestedTooDeeply
  /// A view that is not known takes what is offered.
  case notKnown
  /// Y73, Y74: the size of a bar, a row or a control, as it usually is.
  case usualMetrics

  // Why it is placed there.

  /// Y3: in the middle of the area.
  case centered
  /// Y22, Y28, Y48, Y49: guides meet.
  case guidesMeet
  /// Y46, Y47: one after the other.
  case afterTheOther
  /// Y23, Y70: inside the insets.
  case insideInsets
  /// Y30: drawn elsewhere.
  case offset
  /// Y31: its middle there.
  case middleAtPosition
  /// Y50, Y55: top leading.
  case topLeading
  /// Y52, Y53: in its cell.
  case inCell
  /// Y73: in its column.
  case inColumn
  /// Y55: as far as it is scrolled.
  case scrolled
  /// Y70: at its edge.
  case atEdge
  /// Y71: moved out to the edges of the screen.
  case movedOut
  /// Y60: where the learner's layout puts it.
  case placedByLayout
  /// Y60: not placed, so in the middle.
  case notPlaced
}
