/** Answers all methods except GET and HEAD before the redirect rules, which do not distinguish methods. */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it has only literals.
export const config = {
  path: '/*',
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};
