import { withCompressed } from '../../contract/encodings.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { PRERENDERED_KINDS, prerenderedFolder } from '../../contract/page-addresses.ts';
import {
  ASSETS_FOLDER,
  FRONT_PAGE,
  LLMS_FILE,
  MISSING_PAGE,
  REFERENCE_FOLDER,
  referenceIndex,
} from '../../contract/pages.ts';
import { OPENAPI_FILE, SCHEMAS_FOLDER } from '../../contract/paths.ts';
import { APP_FILES, FAVICON, SERVICE_WORKER, sitemapPaths } from '../../site/model/paths.ts';
import type { PartKind } from './part.ts';
import { PAGES_PART } from './part-names.ts';
import { holdsCompressed, prerenderedPagesOf } from './scope.ts';

/** What people look at: the front page, pages of their own, the reference and the schemas. */
export const PAGES: PartKind = {
  names: () => [PAGES_PART],
  isName: (name) => name === PAGES_PART,
  code: {
    modules: ['tree/parts/page-units', 'tree/parts/encodings', 'html/sanitize'],
    folders: ['generator/site', 'generator/reference', 'schemas'],
  },
  data: () => ['days', 'texts'],
  // A page says what the tree has, so the whole scope decides.
  options: (scope) => ({
    ...scope,
    pages: prerenderedPagesOf(scope),
    compressed: holdsCompressed(scope),
  }),
  places: () => ({
    folders: [
      ASSETS_FOLDER,
      REFERENCE_FOLDER,
      SCHEMAS_FOLDER,
      ...LANGUAGES.flatMap((lang) => PRERENDERED_KINDS.map((kind) => prerenderedFolder(lang, kind))),
    ],
    files: [
      ...[FRONT_PAGE, OPENAPI_FILE, ...LANGUAGES.map(referenceIndex)].flatMap(withCompressed),
      ...Object.values(APP_FILES),
      FAVICON,
      LLMS_FILE,
      MISSING_PAGE,
      SERVICE_WORKER,
      ...sitemapPaths(),
    ],
  }),
};
