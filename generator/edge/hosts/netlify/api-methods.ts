/** Answers all methods but GET and HEAD, before the redirect rules, which know no methods. */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it holds nothing but literals; a test holds it against the layout.
export const config = {
  path: '/api/v1/*',
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};
