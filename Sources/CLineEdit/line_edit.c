#include "line_edit.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

// macOS brings libedit under the name of readline, which claims to be an old one.
#if defined(RL_READLINE_VERSION) && RL_READLINE_VERSION >= 0x0700
#define IS_GNU_READLINE 1
#else
#define IS_GNU_READLINE 0
#endif

static enum line_edit_state state;
static char *line;

static line_edit_completer completer;
static void *completer_context;
static char **candidates;
static size_t candidate_count;

// The history while a prompt without one is shown.
static HISTORY_STATE *history_put_aside;

// What was typed and readline has not asked for yet.
static const unsigned char *typed;
static size_t typed_count;
static bool takes_pastes;

static void line_arrived(char *text) {
  state = text ? line_edit_done : line_edit_end_of_input;
  line = text;
  // At once, or readline would show the prompt again.
  rl_callback_handler_remove();
  if (!text) {
    rl_crlf();
    fflush(rl_outstream);
  }
}

// MARK: Completion

void line_edit_add_candidate(const char *text) {
  char **grown = realloc(candidates, (candidate_count + 1) * sizeof *grown);
  if (!grown) return;
  candidates = grown;
  candidates[candidate_count] = strdup(text);
  if (candidates[candidate_count]) candidate_count++;
}

static void forget_candidates(void) {
  for (size_t i = 0; i < candidate_count; i++) free(candidates[i]);
  free(candidates);
  candidates = NULL;
  candidate_count = 0;
}

// Readline asks until it gets NULL and frees what it is given.
static char *next_candidate(const char *word, int is_another) {
  (void)word;
  static size_t next;
  if (!is_another) next = 0;
  return next < candidate_count ? strdup(candidates[next++]) : NULL;
}

static char **complete(const char *word, int start, int end) {
  (void)start;
  rl_attempted_completion_over = 1;  // Nothing but what the completer offers.
  if (!completer) return NULL;
  char *before_cursor = strndup(rl_line_buffer, (size_t)end);
  if (!before_cursor) return NULL;
  forget_candidates();
  completer(completer_context, before_cursor, word);
  free(before_cursor);
  if (candidate_count == 1) {
    size_t length = strlen(candidates[0]);
    char last = length ? candidates[0][length - 1] : 0;
    if (last == '/' || last == ':') rl_completion_suppress_append = 1;
  }
  return rl_completion_matches(word, next_candidate);
}

// MARK: Names of files

static bool is_folder(const char *name) {
  char *path = tilde_expand(name);
  struct stat facts;
  bool is = path && stat(path, &facts) == 0 && S_ISDIR(facts.st_mode);
  free(path);
  return is;
}

void line_edit_each_file(const char *beginning, line_edit_visitor visit, void *context) {
  char *name;
  for (int is_another = 0; (name = rl_filename_completion_function(beginning, is_another));
       is_another = 1) {
    visit(context, name, is_folder(name));
    free(name);
  }
}

// MARK: Input

// The terminal's reads do not wait by themselves.
static int wait_for_byte(int input) {
  unsigned char byte;
  struct pollfd polled = {.fd = input, .events = POLLIN};
  while (read(input, &byte, 1) != 1) {
    if (poll(&polled, 1, -1) > 0 && polled.revents & (POLLHUP | POLLERR | POLLNVAL)) return EOF;
  }
  return byte;
}

// Readline asks for more than there is only where its callbacks end.
static int next_byte(FILE *stream) {
  if (typed_count == 0) return wait_for_byte(fileno(stream));
  typed_count--;
  return *typed++;
}

#if IS_GNU_READLINE
static int is_byte_waiting(void) { return typed_count > 0; }
#endif

// The terminal is in its mode already, for lines and for pages.
static void take_terminal(int has_meta) {
  (void)has_meta;
#if IS_GNU_READLINE
  rl_tty_set_echoing(1);
#endif
}

static void give_terminal_back(void) {}

// MARK: A line

const char *line_edit_version(void) { return rl_library_version; }

void line_edit_prepare(int input, int output) {
  rl_instream = input == STDIN_FILENO ? stdin : fdopen(input, "r");
  rl_outstream = output == STDOUT_FILENO ? stdout : fdopen(output, "w");
  rl_readline_name = "tutor";
  rl_catch_signals = 0;
  rl_getc_function = next_byte;
  rl_prep_term_function = take_terminal;
  rl_deprep_term_function = give_terminal_back;
#if IS_GNU_READLINE
  rl_input_available_hook = is_byte_waiting;
  rl_catch_sigwinch = 0;
  // COLUMNS and LINES in the environment would outlive the window's size.
  rl_change_environment = 0;
#endif
  rl_completer_word_break_characters = " \t";
  rl_attempted_completion_function = complete;
  using_history();
  rl_initialize();
  rl_variable_bind("page-completions", "off");
#if IS_GNU_READLINE
  // It would wait for the answer to a question of its own, deaf to signals.
  rl_completion_query_items = 0;
  // Pastes are put together before readline sees them, if the user's inputrc wants them so.
  const char *setting = rl_variable_value("enable-bracketed-paste");
  takes_pastes = !setting || strcmp(setting, "on") == 0;
  rl_variable_bind("enable-bracketed-paste", "off");
#endif
}

bool line_edit_takes_pastes(void) { return takes_pastes; }

bool line_edit_waits_behind_escape(void) {
#if IS_GNU_READLINE
  return rl_editing_mode == 1 && !RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH);
#else
  return false;
#endif
}

void line_edit_stay_silent(void) { rl_variable_bind("bell-style", "none"); }

void line_edit_begin(
    const char *prompt, const char *initial, bool uses_history, line_edit_completer asked,
    void *context) {
  state = line_edit_editing;
  completer = asked;
  completer_context = context;
  if (!uses_history) {
    history_put_aside = history_get_history_state();
    HISTORY_STATE none = {0};
    history_set_history_state(&none);
  }
  using_history();
  rl_callback_handler_install(prompt, line_arrived);
  if (*initial) {
    rl_insert_text(initial);
    rl_redisplay();
  }
}

static void finish(void) {
  if (history_put_aside) {
    history_set_history_state(history_put_aside);
    free(history_put_aside);
    history_put_aside = NULL;
  }
  forget_candidates();
  completer = NULL;
  completer_context = NULL;
}

enum line_edit_state line_edit_feed(const unsigned char *bytes, size_t count) {
  typed = bytes;
  typed_count = count;
  while (typed_count > 0 && state == line_edit_editing) rl_callback_read_char();
  typed_count = 0;
  if (state != line_edit_editing) finish();
  return state;
}

void line_edit_paste(const char *text) {
#if IS_GNU_READLINE
  if (RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH)) {
    line_edit_feed((const unsigned char *)text, strlen(text));
    return;
  }
#endif
  rl_insert_text(text);
  rl_redisplay();
}

char *line_edit_take_line(void) {
  char *taken = line;
  line = NULL;
  return taken;
}

bool line_edit_has_text(void) { return rl_end > 0; }

void line_edit_cancel(void) {
#if IS_GNU_READLINE
  rl_free_line_state();
  rl_callback_sigcleanup();
#endif
  // What follows stands below a line that fills several rows.
  rl_point = rl_end;
  rl_redisplay();
  rl_callback_handler_remove();
  rl_crlf();
  fflush(rl_outstream);
  finish();
}

// MARK: What happens around it

void line_edit_resize(void) {
  rl_resize_terminal();
}

void line_edit_put_aside(void) {
#if IS_GNU_READLINE
  rl_clear_visible_line();
#else
  putc('\r', rl_outstream);
#endif
  fflush(rl_outstream);
}

void line_edit_redraw(void) {
#if IS_GNU_READLINE
  rl_reset_screen_size();
#endif
  putc('\r', rl_outstream);
  rl_on_new_line();
  rl_redisplay();
}

// MARK: History

bool line_edit_history_add(const char *text) {
  HIST_ENTRY *last = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
  if (last && strcmp(last->line, text) == 0) return false;
  add_history(text);
  return true;
}

int line_edit_history_save_last(const char *path, int limit) {
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0) return errno;
  close(file);
  int error = append_history(1, path);
  return error ? error : history_truncate_file(path, limit);
}
