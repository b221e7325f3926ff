import { readFileSync } from 'node:fs';
import { iconPath, inTree } from '../../contract/paths.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { DayPage, Kept } from '../model/day-page.ts';
import type { Picture } from '../model/picture.ts';
import type { OwnContent } from '../views/prerendered-page.tsx';

/** The largest drawing in a page, in bytes. A larger one is a request of its own. */
const LARGEST = 4096;

/** The small drawings of a catalog as `data:` addresses, by the addresses of their files. */
export function smallIcons({ icons }: Pick<Catalog, 'icons'>): ReadonlyMap<string, string> {
  const small = icons.filter(({ file, sizeBytes }) => file.endsWith('.svg') && sizeBytes <= LARGEST);
  return new Map(small.map(({ file, picture }) => [inTree(iconPath(file)), asAddress(readFileSync(picture, 'utf8'))]));
}

/** A drawing as a `data:` address. Nothing in it ends an attribute, a script or the address. */
function asAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURI(drawing).replace(/[#&']/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
}

/** A page with its small drawings in it: each would be one more request. */
export function inlineIcons(page: OwnContent, drawings: ReadonlyMap<string, string>): OwnContent {
  const inside = (icon: Picture) => ({ ...icon, src: drawings.get(icon.src) ?? icon.src });
  if (page.kind === 'text') return { ...page, icons: page.icons.map(inside) };
  return page.kind === 'day' ? dayWith(page, inside) : page;
}

function dayWith(page: DayPage, inside: (icon: Picture) => Picture): DayPage {
  const kept = (list: readonly Kept[]) => list.map((one) => ({ ...one, icons: one.icons.map(inside) }));
  return {
    ...page,
    great: kept(page.great),
    solemn: kept(page.solemn),
    events: kept(page.events),
    saints: page.saints.map((list) => ({
      ...list,
      icon: list.icon && inside(list.icon),
      saints: kept(list.saints),
    })),
  };
}
