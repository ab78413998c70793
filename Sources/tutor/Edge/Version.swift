/// The version of the program, as in CHANGELOG.md.
let programVersion = "0.1.0"
