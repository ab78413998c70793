// One line of input through GNU readline's callback interface. Readline keeps its state in
// globals, so there is one line at a time in the whole process.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum line_edit_state {
  line_edit_editing,
  line_edit_done,
  line_edit_end_of_input,
};

/// Asked for candidates when Tab is pressed; answers through `line_edit_add_candidate`.
typedef void (*line_edit_completer)(void *context, const char *before_cursor, const char *word);

/// The version of readline, such as "8.2".
const char *line_edit_version(void);

/// Sets readline up: its name for inputrc, no signal handlers and no terminal mode of its own.
/// Call once, before all.
void line_edit_prepare(int input, int output);

/// Whether the user's inputrc wants pasted text to be told from typed text.
bool line_edit_takes_pastes(void);

/// Whether Esc by itself would only make readline wait for another key, and take that for a command
/// of its own: not in the mode of vi, and not in a search, which it ends.
bool line_edit_waits_behind_escape(void);

/// For readers of the screen: no bell.
void line_edit_stay_silent(void);

/// Shows the prompt. `completer` may be NULL.
void line_edit_begin(
    const char *prompt, const char *initial, bool uses_history, line_edit_completer completer,
    void *context);

/// Gives readline the bytes of a key.
enum line_edit_state line_edit_feed(const unsigned char *bytes, size_t count);

/// Puts text where the cursor is.
void line_edit_paste(const char *text);

/// The line after `line_edit_done`, once; the caller frees it.
char *line_edit_take_line(void);

/// Whether the line has any text.
bool line_edit_has_text(void);

/// Drops the line, which stays visible above.
void line_edit_cancel(void);

/// Adopts the window's new size and shows the line again where it stands.
void line_edit_resize(void);

/// Adopts the window's new size and shows the line in the row of the cursor, as if for the first
/// time.
void line_edit_redraw(void);

/// Takes the line off the terminal, so that something else can be written in its place; followed by
/// `line_edit_redraw`.
void line_edit_put_aside(void);

void line_edit_add_candidate(const char *text);

typedef void (*line_edit_visitor)(void *context, const char *name, bool is_folder);

/// Visits the names of the files that begin so, with the folder that was typed.
void line_edit_each_file(const char *beginning, line_edit_visitor visit, void *context);

/// Adds a line; the same line twice in a row is kept once. Returns whether it was added.
bool line_edit_history_add(const char *line);

/// Appends the last line to a file that only its owner can read, which keeps at most `limit`
/// lines. Returns 0 or an errno.
int line_edit_history_save_last(const char *path, int limit);
