import Layout

/// Reasons of the layout in words.
extension Reason {
  var words: String {
    switch self {
    case .offeredArea: "the area inside the safe area is offered"
    case .handedOn: "what was offered is handed on"
    case .askedForLeast: "it is asked for the least that it needs"
    case .askedForMost: "it is asked for the most that it would take"
    case .share(let left, let count):
      "\(Self.text(left)) are left, for \(count) \(count == 1 ? "view" : "views") still to go"
    case .askedForIdeal: "it may be as large as it likes"
    case .lengthGiven: "the source gives the length"
    case .heldWithinLimits: "what was offered is held between the least and the most"
    case .lessInsets: "the insets are taken off"
    case .scaledRatio: "the ratio is scaled"
    case .mainViewSize: "that is the size of the view that it lies on"
    case .containerSize: "that is the size of the container"
    case .cellSize: "that is the size of its cell"
    case .columnSize: "that is the width of its column"
    case .shareOfContainer: "it is a share of the container around"
    case .withSafeArea: "the safe area that it touches is added"
    case .layoutAsks: "the layout asks"
    default: wordsOfChoice
    }
  }

  private var wordsOfChoice: String {
    switch self {
    case .takesProposal: "it takes what is offered"
    case .smallerSide: "it is as large as the smaller side"
    case .shapeSays: "the shape's sizeThatFits(_:) says so"
    case .atLeastMinimum: "it takes what is offered, and at least its least length"
    case .onePixel: "it is one pixel thick"
    case .linesOfText: "that is what its lines take up"
    case .naturalSize: "it has a size of its own"
    case .frameLength: "the frame says so"
    case .childAndInsets: "it is its content and the insets"
    case .childSize: "it is as large as its content"
    case .childrenAndGaps: "it is its children and the gaps between them"
    case .largestChild: "it is as large as the largest of its children"
    case .firstThatFits(let index): "view \(index + 1) is the first that fits"
    case .noneFits: "none fits, so it is the last"
    case .columnsAndRows: "that is what its columns and rows take up"
    case .estimatedChildren: "it is as long as its children are thought to be"
    case .layoutSays: "the layout says so"
    case .empty: "nothing is in it"
    case .nestedTooDeeply: "it is nested too deeply to be asked"
    case .notKnown: "nobody knows it, so it takes what is offered"
    case .usualMetrics: "that is its usual size"
    default: wordsOfPlace
    }
  }

  private var wordsOfPlace: String {
    switch self {
    case .centered: "it stands in the middle"
    case .guidesMeet: "its alignment puts it there"
    case .afterTheOther: "it follows the one before"
    case .insideInsets: "it stands inside the insets"
    case .offset: "it is drawn elsewhere"
    case .middleAtPosition: "its middle is put there"
    case .topLeading: "it begins at the top leading corner"
    case .inColumn: "it stands in its column"
    case .inCell: "it stands in its cell"
    case .scrolled: "it is scrolled there"
    case .atEdge: "it stands at its edge"
    case .movedOut: "it reaches out to the edges of the screen"
    case .placedByLayout: "the layout puts it there"
    case .notPlaced: "nobody placed it, so it stands in the middle"
    default: ""
    }
  }

  private static func text(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths.isFinite && tenths == tenths.rounded() && abs(tenths) < 1_000_000
      ? "\(Int(tenths))" : "\(tenths)"
  }
}
