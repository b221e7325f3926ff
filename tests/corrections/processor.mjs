/**
 * Loaded before a program. At its end, writes the seconds of processor time that it and its workers took: the fields
 * utime, stime, cutime and cstime of proc(5), stat, in hundredths of a second.
 */
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  writeFileSync(process.env.PROCESSOR_FILE, String(ticks / 100));
});
