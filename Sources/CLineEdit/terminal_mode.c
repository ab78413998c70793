#include "terminal_mode.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// How many interrupts may be waiting to be noticed: people press Ctrl-C twice.
enum { patience = 2 };

// Escapes that a signal handler may have to write: it must not find half of them.
struct escapes {
  char text[96];
  volatile sig_atomic_t length;
};

static int pipe_ends[2] = {-1, -1};
static int terminal_input = -1, terminal_output = -1;
static struct termios original, quiet;
static bool has_original;
static volatile sig_atomic_t is_quiet;
// Whether others have the terminal.
static volatile sig_atomic_t is_away;
// Whether another program was given it, which puts its own mode back after a stop.
static volatile sig_atomic_t is_lent;
static struct escapes greeting, farewell;
static volatile sig_atomic_t unread_interrupts;

// MARK: Giving the terminal back, and taking it again

static void set(struct escapes *escapes, const char *text) {
  size_t length = strlen(text);
  if (length >= sizeof escapes->text) return;
  escapes->length = 0;
  memcpy(escapes->text, text, length);
  escapes->length = (sig_atomic_t)length;
}

void terminal_set_escapes(const char *at_greeting, const char *at_farewell) {
  set(&greeting, at_greeting);
  set(&farewell, at_farewell);
}

static void put(const struct escapes *escapes) {
  if (escapes->length == 0) return;
  ssize_t written = write(terminal_output, escapes->text, (size_t)escapes->length);
  (void)written;  // There is nothing left to try.
}

// A job in the background must not touch what the shell shows.
static bool is_in_foreground(void) {
  pid_t group = tcgetpgrp(terminal_input);
  return group < 0 || group == getpgrp();
}

static void give_back(void) {
  if (is_away || !is_in_foreground()) return;
  is_away = 1;
  put(&farewell);
  if (has_original && is_quiet) tcsetattr(terminal_input, TCSANOW, &original);
}

static void take_again(void) {
  if (is_lent || !is_in_foreground()) return;
  is_away = 0;
  if (has_original && is_quiet) tcsetattr(terminal_input, TCSANOW, &quiet);
  put(&greeting);
}

// MARK: Signals

static void tell(char event) {
  int saved = errno;
  ssize_t written = write(pipe_ends[1], &event, 1);
  (void)written;  // A full pipe holds enough events already.
  errno = saved;
}

static void end(int signal) {
  give_back();
  _exit(128 + signal);
}

static void stop(void) {
  give_back();
  struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
  sigaction(SIGTSTP, &standard, &ours);
  sigset_t both;
  sigemptyset(&both);
  sigaddset(&both, SIGTSTP);
  sigaddset(&both, SIGCONT);
  raise(SIGTSTP);
  // Here it stops, and SIGCONT is handled before anything else; where nobody could continue it,
  // the system does not stop it at all.
  pthread_sigmask(SIG_UNBLOCK, &both, NULL);
  pthread_sigmask(SIG_BLOCK, &both, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

static void proceed(void) {
  take_again();
  tell(terminal_event_continue);
}

static void handle(int signal) {
  int saved = errno;
  switch (signal) {
  case SIGINT:
    if (unread_interrupts++ >= patience) end(signal);
    tell(terminal_event_interrupt);
    break;
  case SIGWINCH: tell(terminal_event_resize); break;
  case SIGCONT: proceed(); break;
  case SIGTSTP:
    stop();
    if (is_away) proceed();
    break;
  default: end(signal);
  }
  errno = saved;
}

static void install(int signal) {
  struct sigaction action = {.sa_handler = handle, .sa_flags = SA_RESTART}, before;
  sigfillset(&action.sa_mask);
  // nohup and shell jobs in the background ignore signals on purpose.
  if (sigaction(signal, NULL, &before) == 0 && before.sa_handler == SIG_IGN) return;
  sigaction(signal, &action, NULL);
}

int terminal_watch(int input, int output) {
  terminal_input = input;
  terminal_output = output;
  if (pipe_ends[0] >= 0) return pipe_ends[0];
  if (pipe(pipe_ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  has_original = tcgetattr(input, &original) == 0;
  atexit(give_back);
  const int signals[] = {SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGQUIT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) install(signals[i]);
  return pipe_ends[0];
}

enum terminal_event terminal_next_event(void) {
  char event;
  if (read(pipe_ends[0], &event, 1) != 1) return terminal_event_none;
  if (event == terminal_event_interrupt) unread_interrupts = 0;
  return (enum terminal_event)event;
}

bool terminal_was_interrupted(void) {
  return unread_interrupts > 0;
}

void terminal_forget_interrupts(void) {
  enum { most = 64 };
  char kept[most], event;
  size_t count = 0;
  while (count < most && read(pipe_ends[0], &event, 1) == 1) {
    if (event != terminal_event_interrupt) kept[count++] = event;
  }
  unread_interrupts = 0;
  for (size_t i = 0; i < count; i++) tell(kept[i]);
}

bool terminal_is_watched(void) { return pipe_ends[0] >= 0; }

void terminal_ignore_closed_pipes(void) {
  signal(SIGPIPE, SIG_IGN);
}

// MARK: Modes

bool terminal_enter_quiet_mode(void) {
  if (!has_original) return false;
  quiet = original;
  quiet.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  quiet.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR);
  // A read never waits, for Ctrl-C throws away what was typed before it: keys that were announced
  // may be gone when they are read.
  quiet.c_cc[VMIN] = 0;
  quiet.c_cc[VTIME] = 0;
#ifdef VDSUSP
  quiet.c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
  is_away = 0;
  is_quiet = tcsetattr(terminal_input, TCSADRAIN, &quiet) == 0;
  return is_quiet;
}

void terminal_lend(void) {
  give_back();
  is_lent = 1;
}

void terminal_take_back(void) {
  is_lent = 0;
  take_again();
}

void terminal_restore(void) {
  give_back();
  is_quiet = 0;
  terminal_set_escapes("", "");
  is_away = 0;
}

bool terminal_window_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
