/* Stands between SQLite and the disk (LD_PRELOAD): whatever is written to a hall's file goes into a journal first, with what was there
   before, and so does every fsync; tests/server/power.py then takes away what was not synced when the hall was killed.

   Records of the journal: a kind (W write, T truncate, S sync, D sync of the folder, C file made), the length of the file's name and
   the name, then as 64-bit numbers the offset, the size of the file before, the number of old bytes and of new bytes, then both. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static long fails_at; /* so many writes and syncs from now */

/* Let the power fail at a write or sync of a hall's file, counted from now: a write is on its way then, a sync is not done. */
void power_fails_at(long number) { fails_at = number; }

static void operate(void) {
    if (fails_at > 0 && --fails_at == 0) {
        syscall(SYS_kill, getpid(), SIGKILL);
        pause();
    }
}

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static long raw_write(int fd, const void *data, size_t size) { return syscall(SYS_write, fd, data, size); }

/* Returns the journal, which is opened anew each time: a process that forks has other numbers. */
static int journal(void) {
    const char *path = getenv("POWER_JOURNAL");
    return path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
}

/* Returns whether a path is one of the hall's files that must last: the database and its journal, not the index that is shared memory. */
static int watched(const char *path) {
    const char *hall = getenv("POWER_HALL");
    size_t length = hall ? strlen(hall) : 0;
    return length && strncmp(path, hall, length) == 0 && (!path[length] || strcmp(path + length, "-wal") == 0
                                                          || strcmp(path + length, "-journal") == 0);
}

static int name_of(int fd, char *name) {
    char link[64];
    char *end = link + sizeof link;
    *--end = 0;
    unsigned number = (unsigned)fd;
    do { *--end = (char)('0' + number % 10); number /= 10; } while (number);
    end -= strlen("/proc/self/fd/");
    memcpy(end, "/proc/self/fd/", strlen("/proc/self/fd/"));
    long length = syscall(SYS_readlinkat, AT_FDCWD, end, name, PATH_MAX - 1);
    if (length <= 0) return 0;
    name[length] = 0;
    return 1;
}

static void tell(char kind, const char *name, uint64_t offset, uint64_t size, const void *old, uint64_t olds, const void *fresh, uint64_t news) {
    int fd = journal();
    if (fd < 0) return;
    uint64_t head[5] = {strlen(name), offset, size, olds, news};
    struct iovec parts[5] = {{&kind, 1}, {head, sizeof head}, {(void *)name, head[0]}, {(void *)old, olds}, {(void *)fresh, news}};
    syscall(SYS_writev, fd, parts, 5); /* one call: a record is there whole, or not */
    syscall(SYS_close, fd);
}

static void before_write(int fd, const void *data, size_t count, off_t offset) {
    char name[PATH_MAX];
    struct stat found;
    if (fd <= 2 || !name_of(fd, name) || !watched(name) || fstat(fd, &found)) return;
    uint64_t size = (uint64_t)found.st_size, olds = 0;
    char *old = malloc(count ? count : 1);
    int again = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC, 0);
    if (again >= 0) {
        long read = syscall(SYS_pread64, again, old, count, offset);
        olds = read > 0 ? (uint64_t)read : 0;
        syscall(SYS_close, again);
    }
    tell('W', name, (uint64_t)offset, size, old, olds, data, count);
    free(old);
    operate();
}

ssize_t write(int fd, const void *data, size_t count) {
    pthread_mutex_lock(&one_at_a_time);
    off_t at = lseek(fd, 0, SEEK_CUR);
    if (at >= 0) before_write(fd, data, count, at);
    long done = raw_write(fd, data, count);
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

static ssize_t placed(int fd, const void *data, size_t count, off_t offset) {
    pthread_mutex_lock(&one_at_a_time);
    before_write(fd, data, count, offset);
    long done = syscall(SYS_pwrite64, fd, data, count, offset);
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t offset) { return placed(fd, data, count, offset); }
ssize_t pwrite64(int fd, const void *data, size_t count, off64_t offset) { return placed(fd, data, count, (off_t)offset); }

static int cut(int fd, off_t size) {
    char name[PATH_MAX];
    struct stat found;
    pthread_mutex_lock(&one_at_a_time);
    if (name_of(fd, name) && watched(name) && !fstat(fd, &found)) {
        uint64_t before = (uint64_t)found.st_size, lost = before > (uint64_t)size ? before - (uint64_t)size : 0;
        char *old = malloc(lost ? lost : 1);
        int again = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC, 0);
        if (again >= 0) {
            if (lost) lost = (uint64_t)syscall(SYS_pread64, again, old, lost, size);
            syscall(SYS_close, again);
        }
        tell('T', name, (uint64_t)size, before, old, lost, "", 0);
        free(old);
        operate();
    }
    long done = syscall(SYS_ftruncate, fd, size);
    pthread_mutex_unlock(&one_at_a_time);
    return (int)done;
}

int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off64_t size) { return cut(fd, (off_t)size); }

static int synced(int fd) {
    char name[PATH_MAX];
    struct stat found;
    pthread_mutex_lock(&one_at_a_time);
    if (name_of(fd, name) && !fstat(fd, &found)) {
        if (S_ISDIR(found.st_mode)) tell('D', name, 0, 0, "", 0, "", 0);
        else if (watched(name)) {
            operate();
            tell('S', name, 0, (uint64_t)found.st_size, "", 0, "", 0);
        }
    }
    pthread_mutex_unlock(&one_at_a_time);
    return 0; /* the disk of this machine is not asked: what lasts is decided by the journal */
}

int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }

static void opened(const char *path, int flags) {
    char whole[PATH_MAX];
    if (!(flags & O_CREAT)) return;
    if (path[0] != '/') return; /* SQLite and the hall name their files from the root */
    strncpy(whole, path, sizeof whole - 1);
    whole[sizeof whole - 1] = 0;
    if (watched(whole) && syscall(SYS_faccessat, AT_FDCWD, whole, F_OK) != 0) tell('C', whole, 0, 0, "", 0, "", 0);
}

#define OPEN(NAME)                                                                             \
    int NAME(const char *path, int flags, ...) {                                               \
        va_list more;                                                                          \
        va_start(more, flags);                                                                 \
        int mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, int) : 0;                    \
        va_end(more);                                                                          \
        opened(path, flags);                                                                   \
        return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);                          \
    }
OPEN(open)
OPEN(open64)
