import {
  APP_FILE,
  iconPath,
  inTree,
  LOOKUP_SCRIPT,
  PAGE_SCRIPT,
  PAGE_STYLE,
  SECTION_SCRIPTS,
  SECTION_STYLES,
} from '../../contract/paths.ts';

/** The files of the front page, relative to it: with these it opens without a network. */
export const SHELL: readonly string[] = [
  './',
  PAGE_SCRIPT,
  PAGE_STYLE,
  ...Object.values(SECTION_SCRIPTS),
  LOOKUP_SCRIPT,
  ...Object.values(SECTION_STYLES),
  APP_FILE,
  inTree(iconPath('cross.svg')),
];
