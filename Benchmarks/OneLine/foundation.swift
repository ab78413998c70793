import Foundation

print("tutor in \(FileManager.default.currentDirectoryPath)")
