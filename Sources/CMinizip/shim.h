// Reading and writing zip files, which is what Anki's packages are.
#include <minizip/unzip.h>
#include <minizip/zip.h>
