#include "pseudo_terminal.h"
