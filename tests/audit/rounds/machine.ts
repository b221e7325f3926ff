import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Round, SMALL } from '../bench.ts';

/** Two to four runs at once into one folder: one of them succeeds, the others report it and stop. */
export function twoAtOnceRounds(rounds: number): Round[] {
  return Array.from(
    { length: Math.ceil(rounds / 20) },
    (_, i): Round => ({
      name: 'runs at the same time',
      async play(stage) {
        const { out, chance } = stage;
        if (i % 2 === 0) await stage.begin(SMALL, 'b');
        if (i % 3 === 0) {
          // The lock of a killed run.
          mkdirSync(out, { recursive: true });
          await stage.generate(SMALL, 'b', { at: { who: 'main', call: 6 + chance.below(10) } });
        }
        const runs = Array.from({ length: 2 + chance.below(3) }, async () => {
          await wait(chance.below(300));
          return stage.generate(SMALL, 'a');
        });
        const ends = await Promise.all(runs);
        if (!ends.some(({ code }) => code === 0))
          stage.faults.push(`no run succeeded: ${ends.map(({ said }) => said).join()}`);
        for (const { code, said } of ends) {
          if (code !== 0 && !/another run \(process \d+ on .+\) is writing to/.test(said))
            stage.faults.push(`a run printed: ${said}`);
        }
        await stage.mustBe(SMALL, 'a');
        await stage.mustMake(SMALL, 'a');
      },
    }),
  );
}

/** A separate disk that fills up at some moment of a run; once there is room, the same command continues. */
export function fullDiskRounds(rounds: number): Round[] {
  if (process.getuid?.() !== 0) return [];
  return Array.from(
    { length: Math.ceil(rounds / 10) },
    (_, i): Round => ({
      name: 'a disk that fills up',
      async play(stage) {
        const { out, chance } = stage;
        const disk = path.dirname(out);
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m,nr_inodes=20k', 'tmpfs', disk]);
        try {
          if (i % 2 === 0) await stage.begin(SMALL, 'b');
          const filler = path.join(disk, 'filler');
          const { bavail, bsize } = statfsSync(disk);
          const room = i % 2 === 0 ? chance.below(2_000_000) : 24_000_000 + chance.below(6_000_000);
          const filling = wait(i % 2 === 0 ? 0 : 1000 + chance.below(2500)).then(() => {
            const { bavail: now } = statfsSync(disk);
            writeFileSync(
              filler,
              Buffer.alloc(Math.max(0, Math.min(now, bavail) * bsize - (i % 2 === 0 ? room : chance.below(1_000_000)))),
            );
          });
          if (i % 2 === 0) await filling;
          const [full] = await Promise.all([stage.generate(SMALL, 'a'), filling.catch(() => {})]);
          if (full.code !== 0) {
            stage.count('runs on a full disk');
            if (
              !/disk is full \([\d.]+ \w+ and \d+ files are free|are needed, but only [\d.]+ \w+ are free/.test(
                full.said,
              )
            ) {
              stage.faults.push(`the run does not say that the disk is full: ${full.said}`);
            }
            const isWhole = existsSync(path.join(out, 'manifest.json'));
            if (isWhole) {
              const { code } = await stage.run(['verify', out]);
              if (code !== 0) stage.faults.push('the tree has a manifest but is not complete');
            }
          }
          rmSync(filler, { force: true });
          await stage.mustMake(SMALL, 'a');
        } finally {
          execFileSync('umount', ['-l', disk]);
        }
      },
    }),
  );
}
