import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ALTERATIONS, damage } from '../alterations.ts';
import { type Data, type Round, SMALL, type Stage } from '../bench.ts';
import type { Moment } from '../program.ts';

/** The run after a killed run; the tree must then match its data and flags. */
const AFTER: readonly (readonly [data: Data, flags: readonly string[], more: readonly string[]])[] = [
  ['a', SMALL, []],
  ['b', SMALL, []],
  ['a', ['--years', '2026', '--endpoint', 'fasting'], ['--prune']],
  ['b', ['--years', '2027', '--datasets', '2026-2028', '--endpoint', 'movable', '--no-feeds'], ['--prune']],
  ['a', ['--years', '2026-2027', '--datasets', 'none', '--lang', 'ru', '--endpoint', 'fasting,akathists'], ['--prune']],
  ['a', [...SMALL, '--csv', '--host', 'cloudflare'], []],
];

/** Milliseconds that a run of the small tree takes on an idle machine; under load it takes longer. */
const RUN = 4000;

/** Sometimes a time, sometimes a call that changes the disk; early calls are as likely as late ones. */
function moment({ chance }: Stage): Moment {
  if (chance.below(3) === 0) return { after: 300 + chance.below(RUN) };
  const who = chance.of(['main', 'main', 'worker', 'both'] as const);
  const call = Math.floor(Math.exp((chance.below(1000) / 1000) * Math.log(who === 'main' ? 60 : 3000)));
  return { at: { who, call } };
}

type Part = (stage: Stage) => Promise<void>;

const fresh: Part = async (stage) => {
  for (let kill = stage.chance.below(3); kill >= 0; kill--) await stage.generate(SMALL, 'a', moment(stage));
};
const update: Part = async (stage) => {
  await stage.begin();
  await stage.generate(SMALL, 'b', moment(stage));
};
const revert: Part = async (stage) => {
  await stage.begin();
  await stage.generate(SMALL, 'b', moment(stage));
  await stage.generate(SMALL, 'a', moment(stage));
};
const options: Part = async (stage) => {
  await stage.begin([...SMALL, '--csv', '--host', 'netlify']);
  const [data, flags, more] = stage.chance.of(AFTER);
  await stage.generate([...flags, ...more], data, moment(stage));
};
const repair: Part = async (stage) => {
  await stage.begin();
  const beside = path.join(stage.folder, 'beside');
  mkdirSync(beside);
  const { what } = damage(
    stage.out,
    [stage.chance.of(ALTERATIONS), stage.chance.of(ALTERATIONS)],
    stage.chance,
    beside,
  );
  stage.did.push(what);
  await stage.run(['verify', stage.out, '--repair'], moment(stage));
  // `verify` finds what `generate` cannot see from names and sizes.
  await stage.run(['verify', stage.out, '--repair']);
  if (!existsSync(path.join(stage.out, 'manifest.json'))) await stage.generate(SMALL, 'a');
  await stage.run(['verify', stage.out, '--repair']);
};

const KILLED: readonly (readonly [string, Part])[] = [
  ['a fresh run', fresh],
  ['an update', update],
  ['a revert', revert],
  ['other options', options],
  ['a repair', repair],
];

export function killRounds(rounds: number): Round[] {
  return Array.from({ length: rounds }, (_, i): Round => {
    const [what, kill] = KILLED[i % KILLED.length] as (typeof KILLED)[number];
    return {
      name: `${what} that is killed`,
      async play(stage) {
        await kill(stage);
        const [data, flags, more] = stage.chance.of(AFTER);
        await stage.mustMake(flags, data, more);
        const { code, said } = await stage.run(['verify', stage.out]);
        if (code !== 0) stage.faults.push(`verify reports: ${said}`);
      },
    };
  });
}
