#include "pseudo_terminal.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

// Tests run at the same time, and a program must not inherit another's terminal.
static pthread_mutex_t spawning = PTHREAD_MUTEX_INITIALIZER;

static struct winsize window(int columns, int rows) {
  return (struct winsize){.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
}

int pseudo_terminal_spawn(
    const char *path, char *const arguments[], char *const environment[], int columns, int rows,
    pid_t *process) {
  struct winsize size = window(columns, rows);
  int descriptor = -1;
  pthread_mutex_lock(&spawning);
  pid_t child = forkpty(&descriptor, NULL, NULL, &size);
  if (child == 0) {
    // What the test process ignores or blocks must not reach the program.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    const int signals[] = {SIGPIPE, SIGINT, SIGHUP, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH};
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
    // A pipe of another test must not stay open for as long as this program runs.
    int limit = getdtablesize();
    for (int i = 3; i < limit && i < 1024; i++) close(i);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (child > 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  pthread_mutex_unlock(&spawning);
  if (child < 0) return -1;
  *process = child;
  return descriptor;
}

int pseudo_terminal_resize(int descriptor, int columns, int rows) {
  struct winsize size = window(columns, rows);
  return ioctl(descriptor, TIOCSWINSZ, &size);
}
