import { editionsOf } from '../../contract/editions.ts';
import { CONTENT_ENDPOINT_NAMES, INDEX_NAMES } from '../../contract/endpoints.ts';
import { ENTRY_FILES, entryFile } from '../../contract/entry-files.ts';
import {
  blocksFolder,
  contentFolder,
  datasetsFolder,
  ICONS_FOLDER,
  indexFolder,
  inFolder,
  inTree,
  SOURCES_FILE,
} from '../../contract/paths.ts';
import type { PartKind } from './part.ts';
import { TEXTS_PART } from './part-names.ts';
import { holdsCompressed } from './scope.ts';

/** All answers by id, as files or in blocks, the lists of everything, the datasets of both, and the icons. */
export const TEXTS: PartKind = {
  names: () => [TEXTS_PART],
  isName: (name) => name === TEXTS_PART,
  code: { modules: ['tree/parts/text-units', 'tree/parts/encodings', 'html/sanitize'], folders: [] },
  data: () => ['days', 'texts'],
  options: (scope) => ({
    languages: scope.languages,
    endpoints: CONTENT_ENDPOINT_NAMES.filter((endpoint) => scope.endpoints.includes(endpoint)),
    texts: scope.texts,
    csv: scope.csv,
    historical: scope.historical,
    compressed: holdsCompressed(scope),
  }),
  places: () => ({
    folders: [
      ...CONTENT_ENDPOINT_NAMES.flatMap((endpoint) =>
        editionsOf(endpoint).map((edition) => contentFolder(edition, endpoint)),
      ),
      blocksFolder(),
      ...INDEX_NAMES.map(indexFolder),
      inTree(ICONS_FOLDER),
    ],
    files: [inTree(SOURCES_FILE), ...ENTRY_FILES.map((one) => inFolder(datasetsFolder(), entryFile(one)))],
  }),
};
