// Runs a program in a terminal of its own. In C because nothing but async-signal-safe calls may
// stand between fork and exec.
#pragma once

#include <sys/types.h>

/// Starts a program whose standard streams and controlling terminal are a new pseudo-terminal.
///
/// Returns the terminal's other end, or -1 with errno. A program that cannot be executed exits
/// with 127.
int pseudo_terminal_spawn(
    const char *path, char *const arguments[], char *const environment[], int columns, int rows,
    pid_t *process);

/// Changes the window's size, which sends SIGWINCH. Returns 0, or -1 with errno.
int pseudo_terminal_resize(int descriptor, int columns, int rows);
