// GNU readline; it wants FILE to be known.
#include <stdio.h>

#include <readline/history.h>
#include <readline/readline.h>
