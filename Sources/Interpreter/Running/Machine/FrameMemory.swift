/// Where the frames of a machine lie, and how far code may go there.
final class FrameMemory {
  /// The block in which frames lie. It is taken once, is empty at first, and never moves.
  private let block: FrameBlock
  var first: Frame { block.frames }
  /// Looked at by all code that was made.
  let control: UnsafeMutablePointer<Control>
  private static let slots = 1 << 20
  private static let asideSlots = 1 << 13
  /// Of the first block of a flow of control that has no other.
  private static let flowSlots = 1 << 18
  /// The largest frame that a function may have.
  static let largestFrame = 1 << 11
  /// What lies ready above a frame for an accessor that it calls.
  private static let accessorArguments = 1 << 6
  /// Frames for what runs in the middle of something that has none: a `deinit`, the hash of a key.
  private var asides: [FrameBlock] = []
  private var asideDepth = 0

  /// What running code looks at all the time.
  struct Control {
    /// Turns of loops and calls until somebody looks whether to go on.
    var budget: Int
    /// No function begins behind it: there is room for the largest frame.
    var limit: Frame
    /// No function begins when the machine's own stack has come below this address.
    var stackLimit: UInt = 0
  }

  init() {
    block = FrameBlock(count: Self.slots)
    control = .allocate(capacity: 1)
    control.initialize(
      to: Control(budget: 0, limit: block.frames + (Self.slots - Self.roomAbove)))
  }

  deinit { control.deallocate() }

  /// Lets go of what calls left behind that did not come to their end.
  func close() {
    for block in [block] + asides { block.close() }
  }

  /// The same, and they are used on.
  ///
  /// - Parameter isFirst: The first block, too, and not only what lies apart from it.
  func clear(isFirst: Bool) {
    for block in (isFirst ? [block] : []) + asides { block.clear() }
  }

  /// What is kept free behind where a function may begin.
  static var roomAbove: Int { largestFrame + accessorArguments }

  /// Where the thread that runs now has its frames.
  var place: MachinePlace {
    get {
      MachinePlace(
        limit: control.pointee.limit, stackLimit: control.pointee.stackLimit, asides: asides,
        asideDepth: asideDepth)
    }
    set {
      control.pointee.limit = newValue.limit
      control.pointee.stackLimit = newValue.stackLimit
      asides = newValue.asides
      asideDepth = newValue.asideDepth
    }
  }

  /// That of a flow of control that has no frames so far.
  var emptyPlace: MachinePlace {
    MachinePlace(limit: block.frames + (Self.slots - Self.roomAbove), stackLimit: 0)
  }

  /// Runs something on frames of its own.
  ///
  /// - Parameter isFirst: All that its flow of control does stands on them.
  func aside<Result>(
    isFirst: Bool = false, _ run: (Frame) throws -> Result
  ) throws -> Result {
    if asideDepth == asides.count {
      if asideDepth > 1000 { throw Trap.tooDeep }
      asides.append(FrameBlock(count: isFirst ? Self.flowSlots : Self.asideSlots))
    }
    let block = asides[asideDepth]
    let frame = block.frames
    let limit = control.pointee.limit
    asideDepth += 1
    control.pointee.limit = frame + (block.count - Self.roomAbove)
    defer {
      asideDepth -= 1
      control.pointee.limit = limit
    }
    return try run(frame)
  }
}

/// Where a thread of the machine has its frames, and how far it may go.
struct MachinePlace {
  var limit: Frame
  var stackLimit: UInt
  var asides: [FrameBlock] = []
  var asideDepth = 0
}
