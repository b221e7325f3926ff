import { editionsOf } from '../../contract/editions.ts';
import { CONTENT_ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { blocksFolder, contentFolder, ICONS_FOLDER, inTree, TEXTS_FOLDER } from '../../contract/paths.ts';
import type { PartKind } from './part.ts';

/** Name of the part of all texts. */
export const TEXTS_PART = 'texts';

/** The texts of all ids, as files or in blocks, the lists of them, and the icons. */
export const TEXTS: PartKind = {
  names: () => [TEXTS_PART],
  isName: (name) => name === TEXTS_PART,
  code: ['contract', 'responses', 'tree/scope', 'tree/parts/text-folders'],
  shown: [],
  data: ['texts'],
  options: ({ languages, endpoints, texts }) => ({
    languages,
    endpoints: CONTENT_ENDPOINT_NAMES.filter((endpoint) => endpoints.includes(endpoint)),
    texts,
  }),
  places: () => ({
    folders: [
      ...CONTENT_ENDPOINT_NAMES.flatMap((endpoint) =>
        editionsOf(endpoint).map((edition) => contentFolder(edition, endpoint)),
      ),
      blocksFolder(),
      inTree(TEXTS_FOLDER),
      inTree(ICONS_FOLDER),
    ],
    files: [],
  }),
};
