@testable import Study
