import { fileHeaders } from '../contract/headers.ts';
import { MISSING_PAGE } from '../contract/pages.ts';
import { BASE_PATH, OPENAPI_FILE, SCHEMAS_FOLDER } from '../contract/paths.ts';
import type { ReadFile } from './files.ts';
import { notFoundProblem } from './problems.ts';
import { respond } from './respond.ts';

/**
 * Answers a request for what is not there: with the page for that if the client prefers pages, as browsers do, and the
 * tree has it; otherwise throws the problem. Where only programs read, it is always the problem.
 */
export async function answerMissing({ url, headers: asked }: Request, read: ReadFile): Promise<Response> {
  if (FOR_PROGRAMS.test(new URL(url).pathname)) throw notFoundProblem();
  const bytes = prefersPages(asked.get('Accept') ?? '') ? await read(MISSING_PAGE) : null;
  if (bytes === null) throw notFoundProblem(VARIES_BY_TYPE);
  // Like a problem, it is not cached: the page may be there tomorrow.
  const { 'Cache-Control': _, ...headers } = fileHeaders(MISSING_PAGE);
  return respond(404, bytes, { ...headers, ...VARIES_BY_TYPE, 'Content-Length': String(bytes.length) });
}

/** Browsers name pages in `Accept` (RFC 9110, 12.5.1) and never JSON; programs name JSON, or nothing. */
function prefersPages(accepted: string): boolean {
  return NAMES_PAGES.test(accepted) && !NAMES_JSON.test(accepted);
}
const NAMES_PAGES = /(^|,)\s*text\/html(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/i;
const NAMES_JSON = /\/(problem\+)?json/i;

const VARIES_BY_TYPE = { Vary: 'Accept' } as const;
const FOR_PROGRAMS = new RegExp(`^/(${BASE_PATH.split('/')[1]}|${SCHEMAS_FOLDER})(/|$)|^/${OPENAPI_FILE}$`);
