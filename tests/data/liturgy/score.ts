// Compares what is sung and ordered at the Liturgy with lists of printed facts: npm run check:liturgy -- FILE...
// Prints each difference, then how many facts of each field were compared. Without a file: the list of the tests.
// With --coverage, and two years if not 2000 and 2100, it counts instead what is given by kind of day.
import { readFileSync } from 'node:fs';
import { realCatalog } from '../../support/real-days.ts';
import { asTables, coverage } from './coverage.ts';
import { heldAgainstPrint } from './held-against-print.ts';

const [first, ...others] = process.argv.slice(2);
if (first === '--coverage') {
  const [from = 2000, to = from === 2000 ? 2100 : from] = others.map(Number);
  console.log(asTables(coverage(realCatalog, from, to)));
} else {
  compare(first === undefined ? ['tests/data/liturgy/printed-days.txt'] : [first, ...others]);
}

function compare(files: readonly string[]): void {
  let differing = 0;
  for (const file of files) {
    const { counts, differences } = heldAgainstPrint(readFileSync(file, 'utf8'));
    for (const { fact, given } of differences) console.log(`${fact}, but given: ${given}`);
    const fields = Array.from(counts, ([field, count]) => `${field} ${count}`).join(', ');
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${file}: ${all - differences.length} of ${all} facts hold (${fields})`);
    differing += differences.length;
  }
  process.exitCode = differing > 0 ? 1 : 0;
}
