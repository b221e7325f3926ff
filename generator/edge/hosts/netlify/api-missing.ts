/** Answers if a redirect rule leads to a missing file: a date such as 2026-02-30. Existing files come first. */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it has only literals; a test compares it with the layout.
export const config = {
  path: ['/api/v1/ru/*', '/api/v1/en/*'],
  // api-spelling answers these; and `netlify dev` stops when it looks for a file whose name has a broken escape.
  excludedPath: '/*%*',
  preferStatic: true,
};
