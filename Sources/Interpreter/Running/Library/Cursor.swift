/// Gives one element after the other; nil behind the last. It is given the frame at which it may
/// call functions of the program.
typealias Cursor = (Frame) throws -> Value?
