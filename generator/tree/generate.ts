import { availableParallelism } from 'node:os';
import { digestsOf } from '../catalog/digests.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { CONTENT_ENDPOINT_NAMES } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import type { Catalog } from '../model/catalog.ts';
import { sha256 } from '../sha256.ts';
import { checkTreeApart, refuseInside } from './disk/apart.ts';
import { keyNotice, readSigningKey, type SigningKey } from './disk/keys.ts';
import { type Lock, lockFolder } from './disk/lock.ts';
import { checkOutFolder, isSystemError, writeFailure } from './disk/out-folder.ts';
import type { Job } from './parts/job.ts';
import { type GenerateOptions, type ResolvedOptions, resolveOptions } from './plan/options.ts';
import { dailyLanguagesOf, type Scope, yearsOf, yearsOfShard } from './plan/scope.ts';
import { type Damage, type Listener, Run, type Summary } from './run.ts';
import { Workers } from './workers/workers.ts';

/**
 * Makes a folder contain the tree of a scope, or a shard of it, and nothing else. Parts that are whole, by their
 * records and by the names of their files (by sizes too if there is nothing to make), are not made again. In other
 * parts only files whose bytes differ are replaced. Nothing is written if the data have an error, the scope is empty,
 * the folder is not ours, another process writes to it, or the disk has no room. Throws DataError or UserError.
 *
 * @example
 * const { files, bytes } = await generate({ years: '2026' }); // into the folder out
 */
export async function generate(options: GenerateOptions = {}, listener: Listener = {}): Promise<Summary> {
  const settings = resolveOptions(options);
  const { out, data, changedList } = settings;
  checkTreeApart(out, data);
  refuseInside(changedList, data);
  checkOutFolder(out);
  return makeTree(settings, listener);
}

/** What the parts of a tree of a scope are made from. */
export function jobOf(catalog: Catalog, scope: Scope, origin: string): Job {
  const { days, bounds, texts } = digestsOf(catalog);
  const byLanguage = (all: (lang: Language) => string) =>
    new Map(dailyLanguagesOf(scope).map((lang) => [lang, sha256(all(lang))]));
  return {
    catalog,
    scope,
    origin,
    days: byLanguage((lang) => `${days[lang]}${scope.historical ? bounds : ''}`),
    texts: byLanguage((lang) => `${days[lang]}${texts[lang]}`),
  };
}

/**
 * Makes a folder that is known to be ours contain a tree. `damageIn` gets the catalog before anything is written. It may refuse
 * the catalog with a UserError, and returns what must be made again although its record looks whole.
 */
export async function makeTree(
  settings: ResolvedOptions,
  listener: Listener,
  damageIn: (catalog: Catalog) => Damage | undefined = () => undefined,
): Promise<Summary> {
  const started = performance.now();
  const { data, scope, origin, shard, out } = settings;
  const key = signingKey(settings, listener);
  const years = yearsOfShard(yearsOf(scope), shard);
  if (years.length === 0 && !CONTENT_ENDPOINT_NAMES.some((name) => scope.endpoints.includes(name))) {
    throw new UserError(message('nothingToWrite'));
  }
  const workers = new Workers(Math.min(settings.workers ?? availableParallelism(), Math.max(years.length, 1)));
  let lock: Lock | undefined;
  try {
    lock = lockFolder(out, await workers.pids());
    const catalog = await loadCatalog(data, (notices) => listener.noticed?.(notices));
    const run = new Run(settings, jobOf(catalog, scope, origin), workers, lock, listener, key, damageIn(catalog));
    return { ...(await run.write()), seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    throw isSystemError(error) ? writeFailure(error, out) : error;
  } finally {
    await workers.stop();
    lock?.release();
  }
}

/** The key that signs the tree; null if it is not signed. */
function signingKey({ sign, out, data }: ResolvedOptions, listener: Listener): SigningKey | null {
  if (sign === undefined) return null;
  const key = readSigningKey(sign, [out, ...data]);
  const notice = keyNotice(sign, key);
  if (notice) listener.told?.(notice);
  return key;
}
