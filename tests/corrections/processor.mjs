/** Loaded before a program. At its end, writes the seconds of processor time that it took. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.PROCESSOR_FILE, String((user + system) / 1e6));
});
