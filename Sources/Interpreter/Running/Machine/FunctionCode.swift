/// Code that was made of a body, in the form that its result has.
final class Entry<Result> {
  let run: (Frame) throws -> Result
  init(_ run: @escaping (Frame) throws -> Result) { self.run = run }
}

/// What is found out of a function while its code is made.
struct CodeNotes {
  /// What it calls.
  var uses: [FunctionCode] = []
  /// It asks the host for something.
  var asksHost = false
  /// It is nothing but a call of the host.
  var isHostCall = false
  /// Only when it runs it turns out whether all of it is known.
  var isOpen = false
  /// It is handed something by the host in which there may be values that nobody knows.
  var meetsUnknown = false
  /// What in it is not known, which it says when it comes there.
  var unknown: NotKnown?

  mutating func add(_ other: CodeNotes) {
    uses += other.uses
    asksHost = asksHost || other.asksHost
    isOpen = isOpen || other.isOpen
    meetsUnknown = meetsUnknown || other.meetsUnknown
    unknown = unknown ?? other.unknown
  }
}

/// A function for one set of concrete types. Its code is made when it is called first.
///
/// Callers keep the object and not its code, because functions call themselves. The code is reached
/// without counting references: what was once made is kept as long as the object.
final class FunctionCode {
  let name: String
  let shape: Shape
  private var make: (() throws -> Code)?
  private var integers: Unmanaged<Entry<Int>>
  private var doubles: Unmanaged<Entry<Double>>
  private var booleans: Unmanaged<Entry<Bool>>
  private var values: Unmanaged<Entry<Value>>
  private var effects: Unmanaged<Entry<Void>>
  private var kept: [AnyObject] = []
  private unowned let making: CodeMaking
  /// What was found out when its code was made.
  private(set) var notes = CodeNotes()

  init(
    _ name: String, _ shape: Shape, in making: CodeMaking, make: @escaping () throws -> Code
  ) {
    self.name = name
    self.shape = shape
    self.make = make
    self.making = making
    let unmade = Unmade()
    integers = Unmanaged.passUnretained(unmade.integers)
    doubles = Unmanaged.passUnretained(unmade.doubles)
    booleans = Unmanaged.passUnretained(unmade.booleans)
    values = Unmanaged.passUnretained(unmade.values)
    effects = Unmanaged.passUnretained(unmade.effects)
    kept = [unmade]
    unmade.code = self
    making.keep(self)
  }

  func integer(_ frame: Frame) throws -> Int {
    try integers._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
  func double(_ frame: Frame) throws -> Double {
    try doubles._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
  func boolean(_ frame: Frame) throws -> Bool {
    try booleans._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
  func value(_ frame: Frame) throws -> Value {
    try values._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
  func effect(_ frame: Frame) throws {
    try effects._withUnsafeGuaranteedRef { try $0.run(frame) }
  }

  /// A call of it whose arguments lie from a slot on.
  func call(at base: Int) -> Code {
    switch shape {
    case .integer: .integer(.code { [self] frame in try integer(frame + base) })
    case .double: .double(.code { [self] frame in try double(frame + base) })
    case .boolean: .boolean(.code { [self] frame in try boolean(frame + base) })
    case .void: .void { [self] frame in try effect(frame + base) }
    case .value: .value(.code { [self] frame in try value(frame + base) })
    }
  }

  /// Lets go of the code, which may lead back here. It cannot be called any more.
  func dismantle() {
    make = nil
    notes = CodeNotes()
    let unmade = Unmade()
    integers = Unmanaged.passUnretained(unmade.integers)
    doubles = Unmanaged.passUnretained(unmade.doubles)
    booleans = Unmanaged.passUnretained(unmade.booleans)
    values = Unmanaged.passUnretained(unmade.values)
    effects = Unmanaged.passUnretained(unmade.effects)
    kept = [unmade]
  }

  /// Makes the code, unless it is there.
  func prepare() throws {
    guard let make else { return }
    let code = try making.noting(in: &notes, make)
    self.make = nil
    let integer = Entry(code.integer)
    let double = Entry(code.double)
    let boolean = Entry(code.boolean)
    let value = Entry(code.value)
    let effect = Entry(code.effect)
    integers = Unmanaged.passUnretained(integer)
    doubles = Unmanaged.passUnretained(double)
    booleans = Unmanaged.passUnretained(boolean)
    values = Unmanaged.passUnretained(value)
    effects = Unmanaged.passUnretained(effect)
    // The first code stays: it may be running.
    kept += [integer, double, boolean, value, effect]
  }
}

/// All code that was made for a machine, and what is found out of functions while their code is
/// made.
final class CodeMaking {
  /// To be let go of in the end.
  private var codes: [FunctionCode] = []
  /// Of the functions whose code is being made, the innermost last.
  private var notes: [CodeNotes] = []

  func keep(_ code: FunctionCode) { codes.append(code) }

  /// Opens the circles of all code.
  func dismantle() {
    codes.forEach { $0.dismantle() }
    codes = []
  }

  /// Makes code, and notes what it calls.
  func noting(in found: inout CodeNotes, _ make: () throws -> Code) throws -> Code {
    notes.append(CodeNotes())
    defer { found = notes.removeLast() }
    return try make()
  }

  /// Makes code again until somebody is content with it: only what was found out of that counts.
  func repeating<Made>(
    _ make: () throws -> Made, until isDone: () -> Bool
  ) throws -> Made {
    while true {
      notes.append(CodeNotes())
      let made = Result(catching: make)
      let found = notes.removeLast()
      guard isDone() else { continue }
      if !notes.isEmpty { notes[notes.count - 1].add(found) }
      return try made.get()
    }
  }

  /// The code that is being made calls this.
  func noteUse(of code: FunctionCode) {
    if !notes.isEmpty { notes[notes.count - 1].uses.append(code) }
  }

  /// The code that is being made asks the host for something.
  ///
  /// - Parameter type: What it is given.
  func noteOutside(meeting type: RuntimeType? = nil) {
    guard !notes.isEmpty else { return }
    notes[notes.count - 1].asksHost = true
    if type?.holdsUnknownOrCarried == true { notes[notes.count - 1].meetsUnknown = true }
  }

  /// The code that is being made is nothing but a call of the host.
  func noteHostCall(meeting type: RuntimeType) {
    noteOutside(meeting: type)
    if !notes.isEmpty { notes[notes.count - 1].isHostCall = true }
  }

  /// Only when it runs it turns out whether all of the code that is being made is known.
  func noteOpen() {
    if !notes.isEmpty { notes[notes.count - 1].isOpen = true }
  }

  /// The code that is being made says, when it comes there, that it is not known.
  func noteUnknown(_ error: NotKnown) {
    if !notes.isEmpty, notes[notes.count - 1].unknown == nil {
      notes[notes.count - 1].unknown = error
    }
  }

  /// The code of a function, or what asks the host for it, if the machine does not know how to run
  /// it.
  func code(_ make: () throws -> Code, orAsking ask: () -> Code?) throws -> Code {
    notes.append(CodeNotes())
    let made = Result(catching: make)
    let found = notes.removeLast()
    if case .success(let code) = made, found.unknown == nil {
      if !notes.isEmpty { notes[notes.count - 1].add(found) }
      return code
    }
    if let asking = ask() { return asking }
    if let error = found.unknown { throw error }
    return try made.get()
  }
}

/// Stands for code that was not made yet, and makes it.
///
/// It belongs to its function and does not outlast it. A weak reference would make all counting of
/// references to the function slow.
private final class Unmade {
  unowned var code: FunctionCode?
  private(set) lazy var integers = Entry<Int> { [weak self] in
    try self.prepared().integer($0)
  }
  private(set) lazy var doubles = Entry<Double> { [weak self] in try self.prepared().double($0) }
  private(set) lazy var booleans = Entry<Bool> { [weak self] in try self.prepared().boolean($0) }
  private(set) lazy var values = Entry<Value> { [weak self] in try self.prepared().value($0) }
  private(set) lazy var effects = Entry<Void> { [weak self] in try self.prepared().effect($0) }
}

extension Optional where Wrapped == Unmade {
  fileprivate func prepared() throws -> FunctionCode {
    guard let code = self?.code else { throw Trap.empty }
    try code.prepare()
    return code
  }
}
