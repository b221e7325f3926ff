import { EventEmitter, once } from 'node:events';
import type { Hono } from 'hono';
import { DataError, type Problem } from '../catalog/problem.ts';
import { missingFolder } from '../catalog/read-folder.ts';
import type { Language } from '../contract/languages.ts';
import { previewApp } from './app.ts';
import { previewPageFiles } from './page-files.ts';
import { shownPaths } from './shown-paths.ts';
import { looker, type PreviewState } from './state.ts';
import { watchFolders } from './watch.ts';

/** A calendar that follows its data. */
export interface Preview {
  /** Answers every address of a tree, and tells pages about changes. */
  readonly app: Hono;
  /** The problems of the data at the start. */
  readonly problems: readonly Problem[];
  /** Stops watching, and ends the streams of pages. */
  close(): Promise<void>;
}

/** Called after data have changed and were read again. */
export type Seen = (paths: readonly string[], problems: readonly Problem[]) => void;

/**
 * Shows data folders as they are, with their problems in a language, until it is closed. The server listens on `host`,
 * written as in an address. Throws {@link DataError} if a folder does not exist.
 */
export async function startPreview(
  folders: readonly string[],
  language: Language,
  host: string,
  seen: Seen,
): Promise<Preview> {
  const missing = folders.flatMap(missingFolder);
  if (missing.length > 0) throw new DataError(missing);
  const pages = previewPageFiles();
  const news = new EventEmitter<{ look: [PreviewState]; end: [] }>().setMaxListeners(0);
  const look = looker(folders);
  // Before the first look, so that no change is missed.
  const watching = await watchFolders(folders, (paths) => {
    last = look();
    news.emit('look', last);
    seen(paths, last.problems);
  });
  let last = look();
  const { problems } = last;
  const app = previewApp(
    await pages,
    { language, host, shown: shownPaths(folders) },
    {
      now: () => last,
      follow(listener) {
        news.on('look', listener);
        return () => news.off('look', listener);
      },
      ended: once(news, 'end').then(() => {}),
    },
  );
  return {
    app,
    problems,
    close() {
      news.emit('end');
      return watching.close();
    },
  };
}
