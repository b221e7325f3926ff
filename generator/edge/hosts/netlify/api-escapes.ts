/**
 * Answers addresses with an escape before the redirect rules, which see them unescaped: a line break matches no rule,
 * and `..%2f` leads out of the folder of days. No file of a tree needs an escape.
 */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it has only literals.
export const config = {
  path: '/*%*',
};
