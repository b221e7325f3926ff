/** How often a command looks whether its parent still runs, in milliseconds. */
const INTERVAL = 500;

/**
 * Ends a command that npm has started when npm is asked to end. npm runs a command in a shell and passes SIGTERM to the
 * shell alone, and most shells end without passing it on. A process whose parent has ended gets another parent:
 * getppid(2).
 */
export function endWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL).unref();
}
