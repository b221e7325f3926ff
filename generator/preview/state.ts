import { link } from '../catalog/link.ts';
import { type Checked, checker } from '../catalog/load.ts';
import { pictureBytes } from '../catalog/pictures.ts';
import { DataError, type Problem } from '../catalog/problem.ts';
import { fileName } from '../contract/file-name.ts';
import { LOCAL_ORIGIN } from '../contract/paths.ts';
import type { ReadFile } from '../edge/files.ts';
import { createEngine } from '../engine/engine.ts';
import type { Catalog } from '../model/catalog.ts';
import { referenceUnits } from '../reference/units.ts';
import { filesOfUnits } from '../site/source.ts';
import { datasetBytes } from '../tree/parts/dataset.ts';

/** The result of reading the data once. */
export interface PreviewState {
  /** All current problems. */
  readonly problems: readonly Problem[];
  /** The calendar of the last look without problems; null before the first. */
  readonly shown: ShownCalendar | null;
}

/** A calendar for answers. */
export interface ShownCalendar {
  /** Its id among all calendars that were shown. */
  readonly edition: string;
  /** Files of its tree, each made on request. */
  readonly read: ReadFile;
}

/** Reads the data at each call. A calendar with errors does not replace one without. */
export function looker(data: readonly string[]): () => PreviewState {
  const check = checker(data);
  let shown: ShownCalendar | null = null;
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

/** The files of a complete tree of a catalog, except those of the front page. Texts are a file for each id. */
function treeOf(catalog: Catalog): ReadFile {
  const { file } = createEngine(catalog, {
    packed: datasetBytes,
    picture: ({ picture }) => pictureBytes(picture),
  });
  let reference: Promise<Map<string, Uint8Array>> | undefined;
  const madeReference = async () => {
    const files = await filesOfUnits(await referenceUnits({ catalog, origin: LOCAL_ORIGIN }));
    return new Map(files.map(({ path, content }) => [path, content]));
  };
  return async (path) => {
    const name = fileName(path);
    if (name) return name.kind === 'block' ? null : file(path);
    reference ??= madeReference();
    return (await reference).get(path) ?? null;
  };
}
