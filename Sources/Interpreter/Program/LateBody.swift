/// The statements of a function or an accessor, which may be read when somebody asks for them first.
final class LateBody {
  private var read: (() -> [Statement])?
  private(set) lazy var statements: [Statement] = {
    defer { read = nil }
    return read?() ?? []
  }()

  init(_ read: @escaping () -> [Statement]) { self.read = read }

  init(_ statements: [Statement]) { self.statements = statements }

  /// Whether nobody has asked yet.
  var isWaiting: Bool { read != nil }
}
