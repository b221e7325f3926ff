import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { datasetsFolder } from '../../generator/contract/paths.ts';
import { number, size } from '../../generator/messages/en/amounts.ts';
import { median } from './median.ts';

/**
 * Times the command that people run, from the shell and with everything that a tree contains. It compares this with the
 * work that any tool would need: unpacking the same tree with tar, and compressing its datasets with `gzip -6` on all
 * cores, one after the other. An earlier run has filled the cache with the program and the catalog.
 */
export function benchWholeCommand(root: string, years: string, rounds: number): void {
  const [tree, raw, archive] = ['tree', 'raw', 'tree.tar'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  const generate = (out: string) =>
    void execFileSync('npm', ['run', '--silent', 'generate', '--', '--years', years, '--out', out], {
      stdio: 'ignore',
    });
  generate(tree);
  execFileSync('tar', ['-cf', archive, '-C', tree, '.']);
  cpSync(path.join(tree, datasetsFolder()), raw, { recursive: true });
  execSync(`find ${raw} -name '*.gz' -print0 | xargs -0 gunzip`);
  const { files, bytes } = JSON.parse(readFileSync(path.join(tree, 'manifest.json'), 'utf8'));
  console.log(
    `years ${years}, the complete command: ${number(files)} files, ${size(bytes)}, ${number(readdirSync(raw).length - 1)} datasets, ${rounds} rounds`,
  );
  execFileSync('rm', ['-rf', tree]);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const ours = timed(() => generate(tree));
    execFileSync('rm', ['-rf', tree, `${tree}.changed`]);
    mkdirSync(tree);
    const tar = timed(() => execFileSync('tar', ['-xf', archive, '-C', tree]));
    execFileSync('rm', ['-rf', tree]);
    const gzip = timed(() =>
      execSync(`find ${raw} -name '*.json' -print0 | xargs -0 -n 4 -P ${availableParallelism()} gzip -6 -k -f`),
    );
    ratios.push(ours / (tar + gzip));
    console.log(
      `  generate ${ours.toFixed(2)} s; tar -xf ${tar.toFixed(2)} s and gzip ${gzip.toFixed(2)} s; ratio ${(ours / (tar + gzip)).toFixed(2)}`,
    );
  }
  console.log(`  median ratio ${median(ratios).toFixed(2)}`);
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
