import { readFileSync } from 'node:fs';
import { link } from '../catalog/link.ts';
import { type Checked, rereadable } from '../catalog/load.ts';
import { DataError, type Problem } from '../catalog/problem.ts';
import { fileName } from '../contract/file-name.ts';
import { LOCAL_ORIGIN } from '../contract/paths.ts';
import type { ReadFile } from '../edge/files.ts';
import { createEngine } from '../engine/engine.ts';
import type { Catalog } from '../model/catalog.ts';
import { referenceFiles } from '../pages/reference/files.ts';
import { datasetBytes } from '../tree/parts/dataset.ts';

/** What the data say at one time. */
export interface Look {
  /** Everything that is wrong with them now. */
  readonly problems: readonly Problem[];
  /** The calendar of the last time when nothing was wrong; null before the first. */
  readonly shown: Shown | null;
}

/** A calendar that is answered from. */
export interface Shown {
  /** Names it among all that are shown. */
  readonly edition: string;
  /** Files of its tree, each made when it is asked for. */
  readonly read: ReadFile;
}

/** Looks at data as often as it is called. A calendar with errors does not take the place of one without. */
export function looker(data: readonly string[]): () => Look {
  const check = rereadable(data);
  let shown: Shown | null = null;
  let editions = 0;
  return () => {
    const { catalog, problems } = linked(check());
    if (catalog) shown = { edition: `${process.pid}-${Date.now()}-${editions++}`, read: treeOf(catalog) };
    return { problems, shown };
  };
}

function linked({ files, problems }: Checked): { catalog: Catalog | null; problems: readonly Problem[] } {
  if (!files || problems.length > 0) return { catalog: null, problems };
  try {
    return { catalog: link(files), problems };
  } catch (error) {
    if (error instanceof DataError) return { catalog: null, problems: error.problems };
    throw error;
  }
}

/** The files of a whole tree over a catalog, but for those of the front page. Texts stand as a file for each id. */
function treeOf(catalog: Catalog): ReadFile {
  const { file } = createEngine(catalog, {
    packed: datasetBytes,
    picture: ({ picture }) => readFileSync(picture),
  });
  let reference: Promise<Map<string, Uint8Array>> | undefined;
  const madeReference = async () => {
    const files = await referenceFiles({ catalog, origin: LOCAL_ORIGIN });
    return new Map(files.map(({ path, content }) => [path, content]));
  };
  return async (path) => {
    const name = fileName(path);
    if (name) return name.kind === 'block' ? null : file(path);
    reference ??= madeReference();
    return (await reference).get(path) ?? null;
  };
}
