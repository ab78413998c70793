// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tutor", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "Simulation", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "StepperBenchmarks",
      dependencies: [
        .product(name: "Screens", package: "tutor"),
        .product(name: "Simulation", package: "tutor"),
        .product(name: "Terminal", package: "tutor"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LayoutBenchmarks", dependencies: [.product(name: "Layout", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ScreenBenchmarks", dependencies: [.product(name: "Simulation", package: "tutor")],
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
