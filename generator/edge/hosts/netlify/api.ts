/**
 * Answers what no redirect rule answers from a file: the last rule leads here. It has no `config.path`, because with
 * one it would come before the rules.
 */
import answer from '../netlify.ts';

export default answer;
