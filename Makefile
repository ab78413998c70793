# Everything a person or a machine does with this program is one of these targets.
#
#   make run        build it (the first time: some twenty minutes) and open the tutor
#   make test       build it and run every check
#   make torture    kill a thousand sessions at random instants: nothing confirmed may be lost
#   make oracle     ask swiftc what programs print and which do not compile: 400 written, 20,000 made-up ones, 1,000 mutants (a night)
#   make interop    take cards to the real Anki and back (its package comes from PyPI)
#   make install    put the program, lessons, manual and completions under PREFIX (default /usr/local)
#   make uninstall  remove them again; cards and settings stay

SHELL := /bin/bash
PREFIX ?= /usr/local
TUTOR_ARGS ?=
PROGRAM := .build/release/tutor
# The manual and the completions that the program writes.
DOCUMENTS := .build/share

# Optimised file by file, because a whole module takes twice the processor time; as a whole only the interpreter's engine, which then
# runs a program in some two thirds of the time, layout and drawing, which then take four fifths, and swift-syntax, which then parses
# in a quarter: with little code for its generated nodes, since all their code at full length takes ten minutes more. The Swift
# runtime is linked in, so that the program starts fast and runs where no Swift is installed; nobody looks its names up, and to export
# them makes it start slower. Debug information would cost half a minute. Nobody needs accesses to be watched that the tests watch.
# What reads guides, and what looks through an app, is not optimised: to optimise it takes six times as long, and most of its work is
# done by the simulator.
LINKING := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker --no-export-dynamic)
# The C libraries are linked in, too, where there are archives of them.
ARCHIVES := $(CURDIR)/.build/archives
RELEASE := --configuration release -Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode \
  -Xswiftc -gnone -Xswiftc -enforce-exclusivity=unchecked $(LINKING) --pkg-config-path $(ARCHIVES) --product tutor
WHOLE_MODULES := SWIFT_EXEC="$(CURDIR)/scripts/swiftc" TUTOR_COMPILER="$$(command -v swiftc)" \
  TUTOR_WHOLE_MODULES="Interpreter Layout Drawing SwiftSyntax SwiftParser" TUTOR_SMALL_MODULES=SwiftSyntax \
  TUTOR_PLAIN_MODULES="Guides GuidePacks Audit"
# `command swift` does not find a toolchain that is not on the path.
SWIFT := $(shell command -v swift 2>/dev/null)

.PHONY: run build test torture oracle interop install uninstall clean system-packages toolchain format

run: build
	@$(PROGRAM) $(TUTOR_ARGS)

build: toolchain system-packages
	@if [ ! -x $(PROGRAM) ]; then \
	  echo "Building tutor for the first time: some twenty minutes on two cores. Later builds take seconds."; fi
	@scripts/archives $(ARCHIVES)
	@set -o pipefail; $(WHOLE_MODULES) swift build $(RELEASE) 2>&1 | { grep --line-buffered -v 'ignoring -num-threads' || true; }
	@scripts/documents $(PROGRAM) $(DOCUMENTS)

test: toolchain system-packages
	@scripts/check

# TUTOR_TORTURE is how many sessions, TUTOR_TORTURE_SEED which ones.
torture: toolchain system-packages
	@TUTOR_TORTURE=$${TUTOR_TORTURE:-1000} scripts/swift test --filter TortureTests

# TUTOR_ORACLE is how much of it, in per cent, TUTOR_ORACLE_SEED which programs.
oracle: toolchain system-packages
	@scripts/oracle --share $${TUTOR_ORACLE:-100} --seed $${TUTOR_ORACLE_SEED:-1}

interop: toolchain system-packages
	@scripts/interop

install: build
	@scripts/install $(PROGRAM) $(DOCUMENTS) "$(DESTDIR)$(PREFIX)"

uninstall:
	@scripts/uninstall "$(DESTDIR)$(PREFIX)"

format:
	@swift format format --in-place --recursive Sources Tests Package.swift

clean:
	@rm -rf .build

toolchain:
ifeq ($(SWIFT),)
	@echo "tutor is built with Swift 6.2 or newer, and no 'swift' is on your PATH." >&2
	@echo "Get it from https://www.swift.org/install (Linux) or with Xcode 26 (macOS), then run make again." >&2
	@exit 1
endif

system-packages:
	@scripts/system-packages
