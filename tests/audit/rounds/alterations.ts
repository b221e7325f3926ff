import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALTERATIONS, damage, hasLostMarks } from '../alterations.ts';
import { type Round, SMALL } from '../bench.ts';
import { imageOf, unlike } from '../image.ts';

/** Every third tree is damaged twice. */
const TWICE = 3;

export function alterationRounds(rounds: number): Round[] {
  return Array.from({ length: rounds }, (_, i): Round => {
    const alteration = ALTERATIONS[i % ALTERATIONS.length] as (typeof ALTERATIONS)[number];
    return {
      name: alteration.name,
      async play(stage) {
        const { out, chance, folder } = stage;
        await stage.begin();
        const beside = path.join(folder, 'site/precious');
        mkdirSync(beside);
        writeFileSync(path.join(beside, 'diary.txt'), 'mine');
        const all = i % TWICE === 0 ? [alteration, chance.of(ALTERATIONS)] : [alteration];
        const { what, paths } = damage(out, all, chance, beside);
        stage.did.push(what);
        if (paths.length === 0) return stage.count('alterations that were impossible');
        const precious = imageOf(beside);
        const found = await stage.run(['verify', out]);
        if (found.code !== 1) stage.faults.push(`verify found nothing and ended with ${found.code}`);
        stage.faults.push(
          ...paths
            .filter((one) => !isNamed(found.said, one))
            .map((one) => `verify does not name ${one}: ${found.said.slice(0, 600)}`),
        );
        const repaired = await stage.mustEndWell(() => stage.run(['verify', out, '--repair']));
        if (repaired.code === 1 && hasLostMarks(paths)) {
          stage.faults.length = 0;
          stage.count('alterations after which no file says which tree it was');
        } else await stage.mustBe(SMALL, 'a');
        stage.faults.push(...unlike(imageOf(beside), precious).map((fault) => `outside the tree ${fault}`));
        if (readFileSync(path.join(beside, 'diary.txt'), 'utf8') !== 'mine') stage.faults.push('the diary has changed');
      },
    };
  });
}

/** Whether a line names a path, a folder above it, or a path below it. */
function isNamed(said: string, one: string): boolean {
  const named = said.split('\n').flatMap((line) => /^(?:missing|extra|truncated|altered): (.+)$/.exec(line)?.[1] ?? []);
  return named.some((name) => name === one || one.startsWith(`${name}/`) || name.startsWith(`${one}/`));
}
