// launch CPU COMMAND...: runs a program without its output, on one processor unless CPU is negative, and
// prints wall seconds, CPU seconds, peak kilobytes and status. Small itself: a program started from a
// large one is charged with its copy (time) and its size (peak memory).
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
#ifdef __linux__
  if (atoi(arguments[1]) >= 0) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(atoi(arguments[1]), &set);
    sched_setaffinity(0, sizeof set, &set);
  }
#endif
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t process;
  double began = now();
  if (posix_spawnp(&process, arguments[2], &actions, NULL, arguments + 2, environ)) return 2;
  int status;
  struct rusage usage;
  if (wait4(process, &status, 0, &usage) < 0) return 2;
  double wall = now() - began;
  double cpu = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  printf("%.6f %.6f %ld %d\n", wall, cpu, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
