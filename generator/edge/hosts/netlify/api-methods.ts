/** Answers all methods but GET and HEAD, before the redirect rules, which know no methods. */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it holds nothing but literals.
export const config = {
  path: '/*',
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};
