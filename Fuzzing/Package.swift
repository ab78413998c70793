// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tutor", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzzing", dependencies: [.product(name: "Simulation", package: "tutor")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
