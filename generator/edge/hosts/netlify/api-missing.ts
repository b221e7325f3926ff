/** Answers where a redirect rule leads to a file that is not there: a date such as 2026-02-30. Files come before it. */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it holds nothing but literals; a test holds it against the layout.
export const config = {
  path: ['/api/v1/ru/*', '/api/v1/en/*'],
  // These are answered by api-escapes; and looking for a file of such a name ends `netlify dev` where the escape is broken.
  excludedPath: '/*%*',
  preferStatic: true,
};
