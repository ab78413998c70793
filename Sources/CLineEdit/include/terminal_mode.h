// The terminal's mode and the process's signals. In C because signal handlers may only touch
// what is async-signal-safe.
#pragma once

#include <stdbool.h>

/// Remembers the terminal's mode, to be restored however the process ends, and handles signals:
/// SIGTERM, SIGHUP and SIGQUIT restore and exit with 128 + the signal's number; SIGINT, SIGWINCH
/// and SIGCONT are told through a pipe. A second SIGINT that nobody has read ends the process.
///
/// Returns the descriptor from which `terminal_next_event` reads, or -1. Later calls return the
/// same.
int terminal_watch(int input, int output);

enum terminal_event {
  terminal_event_none,
  terminal_event_interrupt,
  terminal_event_resize,
  terminal_event_continue,
  terminal_event_suspend,
};

/// Takes the oldest event, without waiting.
enum terminal_event terminal_next_event(void);

/// While a line is edited, SIGTSTP is an event; otherwise it stops the process.
void terminal_catch_suspend(bool catches);

/// Keys arrive one by one and unseen. Ctrl-C is still SIGINT. Returns whether it succeeded.
bool terminal_enter_key_mode(void);

/// Puts the remembered mode back.
void terminal_leave_key_mode(void);

/// What is written to the terminal before the process ends by a signal or by exit(); at most
/// 63 bytes.
void terminal_set_farewell(const char *escapes);

/// Stops the whole job as Ctrl-Z does; returns when it continues.
void terminal_stop_job(void);

/// Makes writing to a closed pipe an error instead of the end.
void terminal_ignore_closed_pipes(void);

/// Returns whether the window's size is known.
bool terminal_window_size(int output, int *columns, int *rows);
