// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Where Homebrew puts libraries the compiler does not look; of GNU readline it finds the system's
// libedit instead, which bears its name. pkg-config knows. Debian's stand where the compiler looks.
#if os(macOS)
  let (readline, utf8proc): (String?, String?) = ("readline", "libutf8proc")
#else
  let (readline, utf8proc): (String?, String?) = (nil, nil)
#endif

let package = Package(
  name: "tutor",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "tutor", targets: ["tutor"]),
    // What Benchmarks and Fuzzing measure.
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "Recall", targets: ["Recall"]),
    .library(name: "Interpreter", targets: ["Interpreter"]),
    .library(name: "CardStore", targets: ["CardStore"]),
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "Terminal", targets: ["Terminal"]),
    .library(name: "Layout", targets: ["Layout"]),
    .library(name: "Drawing", targets: ["Drawing"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // The program, from the top down. An arrow between modules points down this list only.
    .executableTarget(
      name: "tutor",
      dependencies: [
        "Screens", "Study", "Practice", "GuidePacks", "Guides", "Curriculum", "Claims", "Audit",
        "Reports",
        "Recall", "CardStore", "Simulation", "Drawing", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("../../Lessons")], swiftSettings: strict),
    .target(
      name: "Screens",
      dependencies: [
        "Study", "Curriculum", "Claims", "Recall", "CardStore", "Simulation", "Motion", "Drawing",
        "Terminal",
      ], swiftSettings: strict),
    .target(
      name: "Study",
      dependencies: [
        "Curriculum", "Practice", "Recall", "CardStore", "Simulation", "Interpreter",
      ], swiftSettings: strict),
    // What there is to ask about somebody's own views.
    .target(
      name: "Practice",
      dependencies: [
        "Simulation",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: strict),
    // What there is to mend in somebody's app, and what a change of it costs.
    .target(
      name: "Audit",
      dependencies: [
        "Reports", "Simulation",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: strict),
    // What becomes of a guide that somebody imports: lessons, questions, a pack.
    .target(
      name: "GuidePacks",
      dependencies: ["Guides", "Curriculum", "Claims", "Simulation", "Drawing"],
      swiftSettings: strict),
    // An article as it comes, read into blocks.
    .target(
      name: "Guides",
      dependencies: [
        "CCommonMark", "CMarkup",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], swiftSettings: strict),
    .target(
      name: "Curriculum",
      dependencies: [
        "CCommonMark", "Claims", "Simulation", "Drawing", "Cells",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .target(
      name: "CardStore",
      dependencies: ["Recall", "CMinizip", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: strict),
    .target(name: "Recall", swiftSettings: strict),
    // What must be true of a view after some events, and whether it is.
    .target(name: "Claims", dependencies: ["Reports", "Simulation"], swiftSettings: strict),
    // What was found in an app, in the forms that other tools read.
    .target(name: "Reports", swiftSettings: strict),
    .target(
      name: "Simulation",
      dependencies: [
        "CCommonMark", "CInterfaces", "Interpreter", "Layout", "Motion", "Drawing", "Cells",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
      ],
      // CInterfaces builds them in.
      exclude: ["Evaluation/Library/Standard.swiftinterface", "Framework/Interface"],
      swiftSettings: strict),
    // Optimised in debug builds, too: the tests run programs for most of their time.
    .target(
      name: "Interpreter",
      dependencies: [
        "CInterfaces",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      // CInterfaces builds it in.
      exclude: ["Interface/Modules"],
      swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(
      name: "Terminal", dependencies: ["Cells", "CLineEdit", "CUnicode"], swiftSettings: strict),
    // How wide letters are in a terminal.
    .target(name: "Cells", dependencies: ["CUnicode"], swiftSettings: strict),
    // Proposals in, sizes and places out.
    .target(name: "Layout", swiftSettings: strict),
    // Curves, springs and keyframes: what is where at which time.
    .target(name: "Motion", swiftSettings: strict),
    // Things with places and looks in, lines of cells or vectors out.
    .target(name: "Drawing", dependencies: ["Cells"], swiftSettings: strict),
    // Texts of the interpreter and of the simulation, as they stand in their files.
    .target(name: "CInterfaces"),
    .target(
      name: "CLineEdit", dependencies: ["CReadline"],
      linkerSettings: [.linkedLibrary("readline")]),
    .systemLibrary(
      name: "CReadline", pkgConfig: readline,
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .systemLibrary(
      name: "CCommonMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    // HTML as a tree. libxml2's own headers stay behind it.
    .target(name: "CMarkup", dependencies: ["CLibXML"]),
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CMinizip", pkgConfig: "minizip",
      providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]),
    .systemLibrary(
      name: "CUnicode", pkgConfig: utf8proc,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),

    // Tests mirror the modules.
    .testTarget(
      name: "InterpreterTests", dependencies: ["Interpreter"],
      // Programs, with what the compiler's print beside them (scripts/record-programs).
      exclude: ["Programs", "Beginners.txt", "BeginnerViews.txt", "Mutants.txt", "Operators.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "Simulation", "Layout", "Motion", "Drawing",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      // Programs that the tests hand to the compiler and to the machine.
      exclude: ["Programs", "Traps", "LayoutCases"],
      resources: [.copy("Scenarios")], swiftSettings: strict),
    .testTarget(name: "LayoutTests", dependencies: ["Layout"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Cells"], swiftSettings: strict),
    .testTarget(
      name: "RecallTests", dependencies: ["Recall"],
      resources: [.copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "CardStoreTests", dependencies: ["CardStore", "StoreWriter", "TemporaryVolume"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .target(
      name: "TemporaryVolume", path: "Tests/TemporaryVolume", swiftSettings: strict),
    // A second process for tests.
    .executableTarget(
      name: "StoreWriter",
      dependencies: ["CardStore", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Tests/StoreWriter", swiftSettings: strict),
    .testTarget(
      name: "CurriculumTests", dependencies: ["Curriculum"],
      resources: [.copy("Packs")], swiftSettings: strict),
    .testTarget(
      name: "GuidesTests", dependencies: ["Guides"],
      resources: [.copy("Counts")], swiftSettings: strict),
    .testTarget(name: "ClaimsTests", dependencies: ["Claims", "Reports"], swiftSettings: strict),
    .testTarget(name: "AuditTests", dependencies: ["Audit", "Reports"], swiftSettings: strict),
    .testTarget(name: "PracticeTests", dependencies: ["Practice"], swiftSettings: strict),
    .testTarget(name: "GuidePacksTests", dependencies: ["GuidePacks"], swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: strict),
    .testTarget(name: "StudyTests", dependencies: ["Study"], swiftSettings: strict),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "Drawing", "Simulation", "Terminal"],
      resources: [.copy("Snapshots")], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "tutor", "CPseudoTerminal", "StoreWriter", "TemporaryVolume",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("Snapshots")], swiftSettings: strict),
    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
      linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6]
)
