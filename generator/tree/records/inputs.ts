import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { knownOf } from '../../catalog/known-catalog.ts';
import { keeper, keptOr } from '../../kept.ts';
import type { Catalog } from '../../model/catalog.ts';
import { CODE_ROOT, IS_SOURCE, PACKAGE, PACKAGE_ROOT } from '../../package.ts';
import { remembered } from '../../remembered.ts';
import { DATA_PIECES, type DataPiece } from '../parts/data-pieces.ts';
import { kindOf, PART_KIND_NAMES, PART_KINDS, type PartKindName, partNames } from '../parts/kinds.ts';
import type { Part } from '../parts/part.ts';
import type { Scope } from '../scope.ts';
import { digestOfData, sha256 } from './digests.ts';
import { packagesOf } from './packages.ts';

/** Folder of the rooms and ending of their files, either the source or the code compiled from it. */
const ROOMS = path.join(CODE_ROOT, 'generator');
const ENDING = IS_SOURCE ? '.ts' : '.js';

/**
 * Everything except the scope that decides the bytes of a tree. The tree contains it, so that parts made separately can
 * be compared.
 */
export interface TreeInputs {
  readonly generator: 'menologion';
  readonly version: string;
  readonly origin: string;
  /** By kind of part, a digest of the code and of the data that decide its bytes. */
  readonly sources: Readonly<Record<PartKindName, string>>;
  /** What the index of the datasets says about the data. It decides no part. */
  readonly credits: Credits;
}

/** The terms under which data may be used and the sources on which they rest, in the format of a Data Package. */
export interface Credits {
  readonly licenses: readonly { readonly name: string; readonly path?: string; readonly title: string }[];
  readonly sources: readonly { readonly title: string; readonly path?: string }[];
}

/** The inputs of a tree of a scope, made from a catalog for an origin. */
export function treeInputs(catalog: Catalog, origin: string, scope: Scope): TreeInputs {
  const digests = knownOf(catalog, 'pieces', null, () => digestsOfPieces(catalog));
  const sources = PART_KIND_NAMES.map((name) => {
    const pieces = PART_KINDS[name].data(scope).map((piece) => digests[piece]);
    return [name, sha256(Buffer.from([makerOf(name, origin), ...pieces].join()))] as const;
  });
  return {
    generator: 'menologion',
    version: PACKAGE.version,
    origin,
    sources: Object.fromEntries(sources) as TreeInputs['sources'],
    credits: creditsOf(catalog),
  };
}

function digestsOfPieces(catalog: Catalog): Record<DataPiece, string> {
  const digests = Object.entries(DATA_PIECES).map(([piece, of]) => [piece, digestOfData(of(catalog))]);
  return Object.fromEntries(digests);
}

/** Digest of the code that makes parts of a kind for an origin, and of the packages that it imports. */
export function makerOf(kind: PartKindName, origin: string): string {
  return makersFor(origin)[kind];
}

/** The same for all kinds. Reading the code takes longer than all other inputs, so the digests are kept. */
const makersFor = remembered((origin: string) =>
  keptOr(keeper(), 'makers', origin, () => {
    const digests = PART_KIND_NAMES.map((kind) => {
      const { code, makers, shown } = PART_KINDS[kind];
      const rooms = code.map((room) => path.join(ROOMS, room));
      const places = [...rooms, ...shown.map((one) => path.join(PACKAGE_ROOT, one))];
      const inputs = [PACKAGE, origin, packagesOf(makers), ...places.map(digestOfFiles)];
      return [kind, sha256(Buffer.from(JSON.stringify(inputs)))] as const;
    });
    return Object.fromEntries(digests) as Record<PartKindName, string>;
  }),
);

/** Most rooms decide the bytes of several kinds of parts; they are read once. */
const digestOfFiles = remembered((place: string): string => {
  const digest = createHash('sha256');
  addFiles(digest, place);
  return digest.digest('hex');
});

function creditsOf({ licenses, sources }: Catalog): Credits {
  const path = (url: string | undefined) => (url === undefined ? {} : { path: url });
  return {
    licenses: licenses.map(({ id, url, title }) => ({ name: id, ...path(url), title })),
    sources: sources.map(({ title, edition, url }) => ({ title: `${title.en}. ${edition}`, ...path(url) })),
  };
}

/** The parts that a scope requires, each with the digest of everything that decides its bytes. */
export function partsOf(inputs: TreeInputs, scope: Scope): Part[] {
  return partNames(scope).map((name) => ({ name, inputs: partInputs(inputs, scope, name) }));
}

function partInputs({ generator, version, origin, sources }: TreeInputs, scope: Scope, part: string): string {
  const kind = kindOf(part);
  if (!kind) throw new Error(`no part has the name ${part}`);
  const options = PART_KINDS[kind].options(scope, part);
  return sha256(Buffer.from(JSON.stringify([generator, version, origin, sources[kind], part, options])));
}

/** Adds a file named without its ending, or all files of a folder. */
function addFiles(digest: Hash, place: string): void {
  if (!existsSync(place)) return void digest.update(readFileSync(`${place}${ENDING}`)).update('\0');
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
  for (const name of names.sort()) {
    const file = path.join(place, name);
    if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
}
