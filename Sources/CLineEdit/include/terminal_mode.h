// The terminal's mode and the process's signals. In C because signal handlers may only touch
// what is async-signal-safe.
#pragma once

#include <stdbool.h>

/// Remembers the terminal's mode, to be restored however the process ends, and handles signals:
///
/// - SIGTERM, SIGHUP and SIGQUIT restore the terminal and exit with 128 + the signal's number.
/// - SIGTSTP gives the terminal back and stops; when the process continues in the foreground, it
///   takes the terminal again and tells of it through the pipe.
/// - SIGINT and SIGWINCH are told through the pipe. A third SIGINT of which nobody has taken
///   notice ends the process with 130.
///
/// Returns the descriptor from which `terminal_next_event` reads, or -1. Later calls return the
/// same, and change the descriptors of the terminal.
int terminal_watch(int input, int output);

enum terminal_event {
  terminal_event_none,
  terminal_event_interrupt,
  terminal_event_resize,
  terminal_event_continue,
};

/// Takes the oldest event, without waiting.
enum terminal_event terminal_next_event(void);

/// Whether a SIGINT has come that `terminal_next_event` has not told of.
bool terminal_was_interrupted(void);

/// Takes notice of every SIGINT that has come, as if `terminal_next_event` had told of it.
void terminal_forget_interrupts(void);

/// Whether `terminal_watch` was called.
bool terminal_is_watched(void);

/// Keys arrive one by one and unseen; Ctrl-C, Ctrl-Z and Ctrl-\ are still signals. Returns
/// whether it succeeded.
bool terminal_enter_quiet_mode(void);

/// Lends the terminal to another program, in the remembered mode, until terminal_take_back; a stop or
/// an end meanwhile is that program's.
void terminal_lend(void);
void terminal_take_back(void);

/// Writes the farewell and puts the remembered mode back.
void terminal_restore(void);

/// What is written to the terminal whenever the process takes it again, and whenever it gives it
/// back; each at most 63 bytes.
void terminal_set_escapes(const char *greeting, const char *farewell);

/// Makes writing to a closed pipe an error instead of the end.
void terminal_ignore_closed_pipes(void);

/// Returns whether the window's size is known.
bool terminal_window_size(int output, int *columns, int *rows);
