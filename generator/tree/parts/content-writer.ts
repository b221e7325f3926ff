import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { BASE_PATH, contentPath, ICONS_FOLDER, inTree, textIndexPath } from '../../contract/paths.ts';
import { faceFiles } from '../../pages/files.ts';
import { contentFiles } from '../../responses/content.ts';
import { textIndex } from '../../responses/text-index.ts';
import { FolderPack } from '../disk/folder-pack.ts';
import { type FolderRecord, filesOf } from '../records/record.ts';
import { dailyLanguagesOf } from '../scope.ts';
import { PartWriter, type WrittenPart } from './part-writer.ts';
import type { Job } from './year-writer.ts';

/** Name of the part that holds all texts and icons, and what people look at: pages, schemas, the reference. */
export const CONTENT_PART = 'content';

/** The texts of all content answers of a scope and of their index, with their paths below the root of the tree. */
function* contentTexts({ catalog, scope, origin }: Omit<Job, 'out'>): Iterable<{ path: string; text: string }> {
  for (const { endpoint, lang, id, number, text } of contentFiles(catalog, `${origin}${BASE_PATH}`)) {
    if (!scope.endpoints.includes(endpoint) || !scope.languages.includes(lang)) continue;
    yield { path: contentPath(lang, endpoint, id, number), text };
  }
  if (!CONTENT_ENDPOINT_NAMES.some((endpoint) => scope.endpoints.includes(endpoint))) return;
  for (const lang of dailyLanguagesOf(scope)) yield { path: textIndexPath(lang), text: textIndex(catalog, lang) };
}

/** Writes that part of the tree, and its record last. */
export function writeContent(out: string, content: ContentFolders, inputs: string): WrittenPart {
  const part = new PartWriter(out, CONTENT_PART);
  const pack = new FolderPack();
  for (const [folder, files] of [...content].sort(([a], [b]) => (a < b ? -1 : 1))) {
    pack.clear();
    for (const [name, content] of files) {
      pack.sink.add(content);
      pack.close(name);
    }
    part.settleShared(folder, pack, (name, old) => isOwn(folder, name, old));
  }
  const gone = (part.before?.folders ?? []).filter(({ path: old }) => !content.has(old));
  for (const folder of gone) {
    rmSync(path.join(out, folder.path), { recursive: true, force: true });
    part.changed.push(folder.path);
  }
  return part.close(inputs);
}

/** The root of a tree is shared: there only what was written before may be taken away. */
function isOwn(folder: string, name: string, before: FolderRecord | undefined): boolean {
  if (folder !== '') return /\.[a-z]+$/.test(name);
  return before !== undefined && filesOf(before).some((file) => file.name === name);
}

/** The files of that part, by folder and name. */
export type ContentFolders = ReadonlyMap<string, ReadonlyMap<string, Uint8Array>>;

/** Makes all files of that part. */
export async function contentFolders(job: Omit<Job, 'out'>): Promise<ContentFolders> {
  const folders = new Map<string, Map<string, Uint8Array>>();
  const put = (file: string, content: Uint8Array) => {
    const folder = path.posix.dirname(file).replace(/^\.$/, '');
    folders.set(folder, (folders.get(folder) ?? new Map()).set(path.posix.basename(file), content));
  };
  for (const { path: file, text } of contentTexts(job)) put(file, Buffer.from(text));
  for (const { path: file, content } of await faceFiles(job)) put(file, content);
  for (const { file, source } of job.catalog.icons.values())
    put(inTree(`${ICONS_FOLDER}/${file}`), readFileSync(source));
  return folders;
}
