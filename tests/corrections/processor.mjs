/** Loaded before a program; at the end it writes how many seconds of processor time the program took. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.PROCESSOR_FILE, String((user + system) / 1e6));
});
