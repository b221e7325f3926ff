// Compares what is sung and ordered at the Liturgy with lists of printed facts: npm run check:liturgy -- FILE...
// Prints each difference, then how many facts of each field were compared. Without a file: the list of the tests.
import { readFileSync } from 'node:fs';
import { heldAgainstPrint } from './held-against-print.ts';

const [...files] = process.argv.slice(2);
let differing = 0;
for (const file of files.length > 0 ? files : ['tests/data/liturgy/printed-days.txt']) {
  const { counts, differences } = heldAgainstPrint(readFileSync(file, 'utf8'));
  for (const { fact, given } of differences) console.log(`${fact}, but given: ${given}`);
  const fields = Array.from(counts, ([field, count]) => `${field} ${count}`).join(', ');
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${file}: ${all - differences.length} of ${all} facts hold (${fields})`);
  differing += differences.length;
}
process.exitCode = differing > 0 ? 1 : 0;
