// Reading and writing zip files, which is what Anki's packages are. Where the headers are, pkg-config says.
#include <unzip.h>
#include <zip.h>
