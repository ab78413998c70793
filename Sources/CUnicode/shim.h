// Character widths that do not depend on the locale.
#include <utf8proc.h>
