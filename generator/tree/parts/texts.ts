import { editionsOf } from '../../contract/editions.ts';
import { CONTENT_ENDPOINT_NAMES, INDEX_NAMES } from '../../contract/endpoints.ts';
import { blocksFolder, contentFolder, ICONS_FOLDER, indexFolder, inTree, SOURCES_FILE } from '../../contract/paths.ts';
import type { PartKind } from './part.ts';

/** Name of the part of all texts. */
export const TEXTS_PART = 'texts';

/** All answers by id, as files or in blocks, the lists of the whole, and the icons. */
export const TEXTS: PartKind = {
  names: () => [TEXTS_PART],
  isName: (name) => name === TEXTS_PART,
  code: ['contract', 'calendar', 'rules', 'days/commemorations', 'responses', 'tree/scope', 'tree/parts/text-folders'],
  shown: [],
  data: () => ['days', 'texts'],
  options: ({ languages, endpoints, texts, historical }) => ({
    languages,
    endpoints: CONTENT_ENDPOINT_NAMES.filter((endpoint) => endpoints.includes(endpoint)),
    texts,
    historical,
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
    files: [inTree(SOURCES_FILE)],
  }),
};
