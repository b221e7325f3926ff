/** What the page loads where something is looked for, or where a list says only by rules when things are kept. */
export { nextDate, openFinder } from '../model/finder.ts';
