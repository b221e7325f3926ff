import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../fuzz/random.ts';
import { edit } from '../support/data-folder.ts';
import { type Image, imageOf, unlike, wrongList } from './image.ts';
import { type Ended, isTrace, type Moment, program } from './program.ts';

/** One test case. */
export interface Round {
  readonly name: string;
  play(stage: Stage): Promise<void>;
}

/** The data of trees: those of the project, and a copy in which names on many days differ. */
export type Data = 'a' | 'b';

/** Few answers, but of every kind, so that a run takes a second or two. */
export const SMALL = ['--years', '2026-2028', '--endpoint', 'fasting,movable,akathists'];

const OWN = path.resolve('data');

interface Made {
  readonly folder: string;
  readonly image: Image;
}

/** The expected trees of all rounds, each made once in an empty folder by an uninterrupted run. */
export class Bench {
  private readonly root: string;
  private readonly made = new Map<string, Promise<Made>>();

  constructor(root: string) {
    this.root = root;
  }

  async prepare(): Promise<void> {
    const other = path.join(this.root, 'data-b');
    cpSync(OWN, other, { recursive: true });
    edit(path.join(other, 'labels.yaml'), 'en: Monday', 'en: Second Day');
    edit(path.join(other, 'labels.yaml'), 'en: Sunday', 'en: First Day');
    edit(path.join(other, 'texts/theotokos/akathist-1.ru.yaml'), 'Богородиц', 'Богородиц-');
    await this.fresh(SMALL, 'a');
  }

  dataFolder(data: Data): string {
    return data === 'a' ? OWN : path.join(this.root, `data-${data}`);
  }

  /** The expected tree for flags and data. */
  fresh(flags: readonly string[], data: Data): Promise<Made> {
    const key = `${data} ${flags.join(' ')}`;
    const made = this.made.get(key) ?? this.make(flags, data);
    this.made.set(key, made);
    return made;
  }

  private async make(flags: readonly string[], data: Data): Promise<Made> {
    const folder = path.join(this.root, `fresh-${this.made.size}`);
    const { code, said } = await program(['generate', ...flags, '--data', this.dataFolder(data), '--out', folder]);
    if (code !== 0) throw new Error(`no fresh tree of ${flags.join(' ')}: ${said}`);
    return { folder, image: imageOf(folder) };
  }

  stage(folder: string, chance: Random): Stage {
    return new Stage(this, folder, chance);
  }
}

/** The place of one round: its folder and random numbers, what it did, and its faults. */
export class Stage {
  readonly bench: Bench;
  readonly folder: string;
  readonly chance: Random;
  readonly did: string[] = [];
  readonly faults: string[] = [];
  readonly counts = new Map<string, number>();
  readonly out: string;

  constructor(bench: Bench, folder: string, chance: Random) {
    this.bench = bench;
    this.folder = folder;
    this.chance = chance;
    this.out = path.join(folder, 'site/tree');
    mkdirSync(path.dirname(this.out));
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Copies a fresh tree to the place of the tree. */
  async begin(flags: readonly string[] = SMALL, data: Data = 'a'): Promise<void> {
    const { folder } = await this.bench.fresh(flags, data);
    cpSync(folder, this.out, { recursive: true, verbatimSymlinks: true });
  }

  generate(flags: readonly string[], data: Data, moment?: Moment, out = this.out): Promise<Ended> {
    return this.run(['generate', ...flags, '--data', this.bench.dataFolder(data), '--out', out], moment);
  }

  async run(args: readonly string[], moment?: Moment): Promise<Ended> {
    const ended = await program(args, moment);
    const short = args.map((arg) => arg.replace(this.folder, '')).join(' ');
    this.did.push(
      `${short}${moment ? ` (killed ${JSON.stringify(moment)})` : ''}: ${ended.killed ? 'killed' : ended.code}`,
    );
    if (ended.killed && moment) this.count('killed runs');
    if (isTrace(ended.said)) this.faults.push(`the run printed more than sentences: ${ended.said.slice(0, 1500)}`);
    if (!ended.killed && ended.code !== 0 && ended.code !== 1)
      this.faults.push(`the run ended with ${ended.code}: ${ended.said}`);
    if (ended.killed && !moment) this.faults.push(`the run hung: ${ended.said.slice(0, 500)}`);
    return ended;
  }

  /** The tree must be the fresh tree of flags and data, byte for byte. */
  async mustBe(flags: readonly string[], data: Data): Promise<void> {
    const { image } = await this.bench.fresh(flags, data);
    this.faults.push(...(existsSync(this.out) ? unlike(imageOf(this.out), image) : ['there is no tree']));
  }

  /** A run that must succeed and leave the fresh tree, with a list of changes if one is promised. */
  async mustMake(flags: readonly string[], data: Data, more: readonly string[] = []): Promise<void> {
    await this.mustEndWell(() => this.generate([...flags, ...more], data));
    await this.mustBe(flags, data);
  }

  /** A run that must succeed; its list of changes must name what changed, and nothing else. */
  async mustEndWell(run: () => Promise<Ended>): Promise<Ended> {
    const before = existsSync(this.out) ? imageOf(this.out) : new Map();
    const list = `${this.out}.changed`;
    const wasWhole = /^[0-9a-f]/.test(before.get('manifest.json') ?? '') && before.get('manifest.json') !== 'folder';
    const ended = await run();
    if (ended.code !== 0) this.faults.push(`the run ended with ${ended.code}: ${ended.said.slice(-1500)}`);
    else if (wasWhole && existsSync(list)) {
      this.faults.push(...wrongList(readFileSync(list, 'utf8').split('\n').slice(0, -1), before, imageOf(this.out)));
    } else if (wasWhole) this.faults.push('there is no list of changes');
    else if (existsSync(list)) this.faults.push('there is a list of changes, although the tree was incomplete');
    rmSync(list, { force: true });
    return ended;
  }
}
