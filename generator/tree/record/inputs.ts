import { digestsOf } from '../../catalog/digests.ts';
import { memoize } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { PACKAGE } from '../../package.ts';
import { sha256 } from '../../sha256.ts';
import { kindOf, PART_KIND_NAMES, PART_KINDS, type PartKindName, partNames } from '../plan/kinds.ts';
import type { Part } from '../plan/part.ts';
import type { Scope } from '../plan/scope.ts';
import { digestOfModules } from './code.ts';

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
  /** A number that grows with each tree of a site, if its owner gives one. It decides no part. */
  readonly sequence?: number;
}

/** The terms under which data may be used and the sources on which they rest, in the format of a Data Package. */
export interface Credits {
  readonly licenses: readonly { readonly name: string; readonly path?: string; readonly title: string }[];
  readonly sources: readonly { readonly title: string; readonly path?: string }[];
}

/** The inputs of a tree of a scope, made from a catalog for an origin, perhaps with a number. */
export function treeInputs(catalog: Catalog, origin: string, scope: Scope, sequence?: number): TreeInputs {
  const digests = digestsOf(catalog);
  const sources = PART_KIND_NAMES.map((name) => {
    const pieces = PART_KINDS[name].data(scope).map((piece) => digests[piece]);
    return [name, digestOf([codeOf(name, origin), ...pieces])] as const;
  });
  return {
    generator: 'menologion',
    version: PACKAGE.version,
    origin,
    sources: Object.fromEntries(sources) as TreeInputs['sources'],
    credits: creditsOf(catalog),
    ...(sequence === undefined ? {} : { sequence }),
  };
}

/** Digest of all pieces of the data, whatever a scope needs of them. */
export function digestOfData(catalog: Catalog): string {
  return digestOf([digestsOf(catalog), creditsOf(catalog)]);
}

/** Digest of the code that makes parts of a kind for an origin, and of the packages that it imports. */
function codeOf(kind: PartKindName, origin: string): string {
  return digestOf([PACKAGE, origin, digestOfKind(kind)]);
}

const digestOfKind = memoize((kind: PartKindName): string => digestOfModules(PART_KINDS[kind].code));

/** The credits of a catalog. */
export function creditsOf({ licenses, sources }: Catalog): Credits {
  const path = (url: string | undefined) => (url === undefined ? {} : { path: url });
  return {
    licenses: licenses.map(({ id, url, title }) => ({ name: id, ...path(url), title })),
    sources: sources.map(({ title, edition, url }) => ({ title: `${title.en}. ${edition}`, ...path(url) })),
  };
}

/** The parts that a scope requires, each with the digest of everything that decides its bytes. */
export function partsOf(inputs: TreeInputs, scope: Scope): Part[] {
  const { generator, version, origin, sources } = inputs;
  return partNames(scope).map((name) => {
    const kind = kindOf(name);
    if (!kind) throw new Error(`no part has the name ${name}`);
    const options = PART_KINDS[kind].options(scope, name);
    return {
      name,
      inputs: digestOf([generator, version, origin, sources[kind], name, options]),
      code: digestOf([codeOf(kind, origin), options]),
    };
  });
}

function digestOf(value: unknown): string {
  return sha256(Buffer.from(JSON.stringify(value)));
}
