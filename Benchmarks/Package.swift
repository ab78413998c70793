// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tutor", path: "..")],
  targets: [
    .target(name: "ProcessorTime", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["ProcessorTime", .product(name: "Simulation", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "StepperBenchmarks",
      dependencies: [
        "ProcessorTime",
        .product(name: "Screens", package: "tutor"),
        .product(name: "Simulation", package: "tutor"),
        .product(name: "Terminal", package: "tutor"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["ProcessorTime", .product(name: "Layout", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: [
        "ProcessorTime",
        .product(name: "Simulation", package: "tutor"),
        .product(name: "Drawing", package: "tutor"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "RunProgram", dependencies: [.product(name: "Interpreter", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "RecallBenchmarks", dependencies: [.product(name: "Recall", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
