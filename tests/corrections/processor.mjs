/** Loaded before a program, it writes at the end how many seconds of the processor this has taken. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.PROCESSOR_FILE, String((user + system) / 1e6));
});
