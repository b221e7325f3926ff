import { ASSETS_FOLDER, FRONT_PAGE, OPENAPI_FILE, REFERENCE_PAGE, SCHEMAS_FOLDER } from '../../contract/paths.ts';
import type { PartKind } from './part.ts';

/** Name of the part of all pages. */
export const PAGES_PART = 'pages';

/** What people look at: the front page, the reference and the schemas. */
export const PAGES: PartKind = {
  names: () => [PAGES_PART],
  isName: (name) => name === PAGES_PART,
  code: [
    'contract',
    'calendar',
    'rules',
    'model',
    'days',
    'responses',
    'feeds',
    'engine',
    'edge',
    'pages',
    'tree/parts/page-folders',
  ],
  shown: ['schemas'],
  data: () => ['days', 'texts'],
  options: ({ historical }) => ({ historical }),
  places: () => ({
    folders: [ASSETS_FOLDER, SCHEMAS_FOLDER],
    files: [FRONT_PAGE, OPENAPI_FILE, REFERENCE_PAGE],
  }),
};
