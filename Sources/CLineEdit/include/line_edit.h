// One line of input through GNU readline's callback interface. Readline keeps its state in
// globals, so there is one line at a time in the whole process.
#pragma once

#include <stdbool.h>

enum line_edit_state {
  line_edit_editing,
  line_edit_done,
  line_edit_end_of_input,
};

/// Asked for candidates when Tab is pressed; answers through `line_edit_add_candidate`.
typedef void (*line_edit_completer)(void *context, const char *before_cursor, const char *word);

/// The version of readline, such as "8.2".
const char *line_edit_version(void);

/// Sets readline up: its name for inputrc, no signal handlers of its own. Call once, before all.
void line_edit_prepare(int input, int output);

/// Shows the prompt and takes the terminal. `completer` may be NULL.
void line_edit_begin(
    const char *prompt, const char *initial, bool uses_history, line_edit_completer completer,
    void *context);

/// Lets readline read what has arrived; call when input is readable. When the result is not
/// `line_edit_editing`, the terminal is as it was before.
enum line_edit_state line_edit_feed(void);

/// The line after `line_edit_done`, once; the caller frees it.
char *line_edit_take_line(void);

/// Drops the line and gives the terminal back.
void line_edit_cancel(void);

/// Adopts the window's new size and shows the line again where it stands.
void line_edit_resize(void);

/// Adopts the window's new size and shows the line in the row of the cursor, as if for the first
/// time.
void line_edit_redraw(void);

/// Takes the line off the terminal, so that something else can be written in its place; followed by
/// `line_edit_redraw`.
void line_edit_put_aside(void);

/// Gives the terminal back and stops the process as Ctrl-Z does; returns when it continues.
void line_edit_suspend(void);

/// Takes the terminal again and shows the line in the row of the cursor.
void line_edit_resume(void);

void line_edit_add_candidate(const char *text);

/// Reads the lines of a file into the history. Returns 0 or an errno.
int line_edit_history_load(const char *path);

/// Adds a line; the same line twice in a row is kept once. Returns whether it was added.
bool line_edit_history_add(const char *line);

/// Appends the last line to a file that only its owner can read, which keeps at most `limit`
/// lines. Returns 0 or an errno.
int line_edit_history_save_last(const char *path, int limit);
