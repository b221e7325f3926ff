import { SECTION_SCRIPTS, SECTION_STYLES, type Section } from '../model/paths.ts';
import { element } from './element.ts';

interface Scripts {
  calendar: typeof import('./section-calendar.ts');
  names: typeof import('./section-names.ts');
  texts: typeof import('./section-texts.ts');
  liturgy: typeof import('./section-liturgy.ts');
  sheet: typeof import('./section-sheet.ts');
}

const scripts = new Map<Section, Promise<unknown>>();
let failures = 0;

/** The script of a section, which is loaded with its style when it is first needed. Fails if the host cannot be reached. */
export function section<S extends keyof Scripts>(name: S): Promise<Scripts[S]> {
  return scriptOf<Scripts[S]>(name);
}

/** Loads any section, whose script the caller knows. */
export function scriptOf<Script>(name: Section): Promise<Script> {
  const known = scripts.get(name);
  if (known) return known as Promise<Script>;
  const coming = Promise.all([scriptAt<Script>(SECTION_SCRIPTS[name]), styleAt(SECTION_STYLES[name])]);
  const script = coming.then(([arrived]) => arrived);
  scripts.set(name, script);
  script.catch(() => {
    scripts.delete(name);
    failures++;
  });
  return script;
}

/** Forgets what sections have requested, so that it is requested again. */
export async function forgetAll(): Promise<void> {
  for (const script of await Promise.all(scripts.values())) (script as { forgetAll?(): void }).forgetAll?.();
}

/** Some browsers remember that a script could not be loaded; at another address they request it again. */
function scriptAt<Script>(file: string): Promise<Script> {
  const { href } = new URL(failures > 0 ? `${file}?${failures}` : file, document.baseURI);
  return import(href);
}

/** A page that was made for what it shows has its style already; or another script has requested it. */
async function styleAt(file: string | undefined): Promise<void> {
  if (!file) return;
  const link = document.querySelector<HTMLLinkElement>(`link[href$="${file}"]`) ?? linkTo(file);
  if (link.sheet) return;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}

function linkTo(file: string): HTMLLinkElement {
  const link = element('link', { rel: 'stylesheet', href: file });
  document.head.append(link);
  return link;
}
