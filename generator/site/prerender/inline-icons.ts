import { readFileSync } from 'node:fs';
import { iconPath, inTree } from '../../contract/paths.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { AnsweredContent } from '../model/content.ts';

/** The largest drawing in a page, in bytes. A larger one is a request of its own. */
const LARGEST = 4096;

/** The small drawings of a catalog as `data:` addresses, by the addresses of their files. */
export function smallIcons({ icons }: Pick<Catalog, 'icons'>): ReadonlyMap<string, string> {
  const small = icons.filter(({ file, sizeBytes }) => file.endsWith('.svg') && sizeBytes <= LARGEST);
  return new Map(small.map(({ file, picture }) => [inTree(iconPath(file)), asAddress(readFileSync(picture, 'utf8'))]));
}

/** A drawing as a `data:` address. Nothing in it ends an attribute, a script or the address. */
function asAddress(drawing: string): string {
  const shown = encodeURI(drawing.replace(UNSHOWN, ''));
  return `data:image/svg+xml,${shown.replace(/[#&']/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
}
/** Lines and the title of a drawing: the page has its words beside the picture. */
const UNSHOWN = /<title>[^<]*<\/title>|(?<=>)\n\s*(?=<)|\n$/g;

/** A page with its small drawings in it: each would be one more request. */
export function inlineIcons<P extends AnsweredContent>(page: P, drawings: ReadonlyMap<string, string>): P {
  const inside = (key: string, value: unknown) => (key === 'src' ? (drawings.get(value as string) ?? value) : value);
  return JSON.parse(JSON.stringify(page), inside);
}
