#include "terminal_mode.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static int pipe_ends[2] = {-1, -1};
static int terminal_input = -1, terminal_output = -1;
static struct termios original;
static bool has_original;
static char farewell[64];
static volatile sig_atomic_t farewell_length;
static volatile sig_atomic_t unread_interrupts;

// MARK: Restoring

static void restore(void) {
  if (farewell_length > 0) {
    ssize_t written = write(terminal_output, farewell, (size_t)farewell_length);
    (void)written;  // There is nothing left to try.
    farewell_length = 0;
  }
  if (has_original) tcsetattr(terminal_input, TCSANOW, &original);
}

void terminal_set_farewell(const char *escapes) {
  size_t length = strlen(escapes);
  if (length >= sizeof farewell) return;
  farewell_length = 0;  // A signal in between must not find half of it.
  memcpy(farewell, escapes, length);
  farewell_length = (sig_atomic_t)length;
}

// MARK: Signals

static void tell(char event) {
  int saved = errno;
  ssize_t written = write(pipe_ends[1], &event, 1);
  (void)written;  // A full pipe holds enough events already.
  errno = saved;
}

static void end(int signal) {
  restore();
  _exit(128 + signal);
}

static void handle(int signal) {
  switch (signal) {
  case SIGINT:
    if (unread_interrupts++ > 0) end(signal);
    tell(terminal_event_interrupt);
    break;
  case SIGWINCH: tell(terminal_event_resize); break;
  case SIGCONT: tell(terminal_event_continue); break;
  case SIGTSTP: tell(terminal_event_suspend); break;
  default: end(signal);
  }
}

static void install(int signal, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART}, before;
  sigfillset(&action.sa_mask);
  // nohup and shell jobs in the background ignore signals on purpose.
  if (sigaction(signal, NULL, &before) == 0 && before.sa_handler == SIG_IGN) return;
  sigaction(signal, &action, NULL);
}

int terminal_watch(int input, int output) {
  if (pipe_ends[0] >= 0) return pipe_ends[0];
  if (pipe(pipe_ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  terminal_input = input;
  terminal_output = output;
  has_original = tcgetattr(input, &original) == 0;
  atexit(restore);
  const int signals[] = {SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGQUIT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) install(signals[i], handle);
  return pipe_ends[0];
}

enum terminal_event terminal_next_event(void) {
  char event;
  if (read(pipe_ends[0], &event, 1) != 1) return terminal_event_none;
  if (event == terminal_event_interrupt) unread_interrupts = 0;
  return (enum terminal_event)event;
}

void terminal_catch_suspend(bool catches) {
  install(SIGTSTP, catches ? handle : SIG_DFL);
}

void terminal_stop_job(void) {
  kill(0, SIGTSTP);
}

void terminal_ignore_closed_pipes(void) {
  signal(SIGPIPE, SIG_IGN);
}

// MARK: Modes

bool terminal_enter_key_mode(void) {
  if (!has_original) return false;
  struct termios keys = original;
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  keys.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  // Ctrl-Z and Ctrl-\ must not leave the page on the screen: they arrive as keys.
  keys.c_cc[VSUSP] = _POSIX_VDISABLE;
  keys.c_cc[VQUIT] = _POSIX_VDISABLE;
#ifdef VDSUSP
  keys.c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
  return tcsetattr(terminal_input, TCSADRAIN, &keys) == 0;
}

void terminal_leave_key_mode(void) {
  if (has_original) tcsetattr(terminal_input, TCSADRAIN, &original);
}

bool terminal_window_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
