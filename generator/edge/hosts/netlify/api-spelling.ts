/**
 * Answers addresses with an escape or a doubled slash before the redirect rules, which see the first unescaped and the
 * second as one slash: a line break matches no rule, and `..%2f` leads out of the folder of days. No file of a tree
 * needs either.
 */
import answer from '../netlify.ts';

export default answer;
// Netlify reads this without running it, so it has only literals.
export const config = {
  path: ['/*%*', '//*', '/*//*'],
};
