import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Round, SMALL } from '../bench.ts';
import { imageOf, unlike } from '../image.ts';

/** Every kind of place that a link may take: in a tree, and among the temporary names of a run. */
const PLACES = [
  'api',
  'api/v1',
  'api/v1/en',
  'api/v1/en/fasting',
  'api/v1/en/fasting/2026',
  'api/v1/en/fasting/2026/2026-01-01.json',
  'api/v1/en/fasting/2026/2026-01-01.json.part',
  'api/v1/en/fasting/2026.part',
  'api/v1/datasets',
  'api/v1/datasets/fasting-2026.en.json.gz',
  'api/v1/datasets/datapackage.json',
  'api/v1/datasets/datapackage.json.part',
  'api/v1/feeds',
  'api/v1/icons',
  'api/v1/ru/akathists',
  'api/v1/ru/akathists/theotokos',
  'api/v1/texts',
  'assets',
  'schemas',
  'index.html',
  'index.html.part',
  'manifest',
  'manifest.json',
  'manifest.json.part',
  'manifest/tree.json',
  'manifest/tree.json.part',
  'manifest/2026.json',
  'manifest/2026.json.part',
  'manifest/2030.json',
  '.lock',
] as const;

/** A link in each place, to a folder, a file or nothing: no run writes through it or deletes its target. */
export function linkRounds(rounds: number): Round[] {
  const all = PLACES.flatMap((place) =>
    (['its own', 'a folder', 'a file', 'nothing'] as const).map((to) => ({ place, to })),
  );
  const every = Math.max(1, Math.floor(all.length / Math.max(1, rounds)));
  return all
    .filter((_, i) => i % every === 0)
    .map(
      ({ place, to }): Round => ({
        name: `a link to ${to} at ${place}`,
        async play(stage) {
          const { out, folder, chance } = stage;
          await stage.begin();
          const precious = path.join(folder, 'precious');
          mkdirSync(precious);
          writeFileSync(path.join(precious, 'diary.txt'), 'mine');
          const link = path.join(out, place);
          if (to === 'its own') {
            if (!existsSync(link)) return;
            renameSync(link, path.join(precious, 'own'));
          } else rmSync(link, { recursive: true, force: true });
          const targets = { 'its own': 'own', 'a folder': '', 'a file': 'diary.txt', nothing: 'not-there' };
          symlinkSync(path.join(precious, targets[to]), link);
          const before = imageOf(precious);
          const safe = (what: string) => {
            stage.faults.push(
              ...unlike(imageOf(precious), before).map((fault) => `${what}: outside the tree ${fault}`),
            );
          };
          await stage.run(['verify', out]);
          safe('verify');
          if (chance.below(2) === 0) {
            await stage.generate(SMALL, 'b');
            safe('an update');
            await stage.generate(['--years', '2026', '--endpoint', 'fasting', '--prune'], 'a');
            safe('a narrower run');
            await stage.run(['join', out]);
            safe('join');
            return;
          }
          const { code } = await stage.run(['verify', out, '--repair']);
          safe('a repair');
          if (code === 0) await stage.mustBe(SMALL, 'a');
          else if (!['manifest', '.lock'].includes(place)) stage.faults.push('verify did not repair the tree');
          if (readdirSync(precious).includes('.lock')) stage.faults.push('there is a lock outside the tree');
        },
      }),
    );
}
