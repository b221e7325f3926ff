import path from 'node:path';
import { FolderPack, type PackedFiles } from '../disk/folder-pack.ts';

/** The files of a folder whose path is below the root of the tree. */
export interface PackedFolder extends PackedFiles {
  readonly path: string;
}

/** Files of a part that are made before they are written, by folder and name. */
export class NamedFiles {
  private readonly folders = new Map<string, Map<string, Uint8Array>>();

  /** Adds a file by its path below the root of the tree. */
  put(file: string, content: Uint8Array): void {
    const folder = path.posix.dirname(file).replace(/^\.$/, '');
    const files = this.folders.get(folder) ?? new Map<string, Uint8Array>();
    this.folders.set(folder, files.set(path.posix.basename(file), content));
  }

  /** The folders, in the order of their names. */
  packed(): PackedFolder[] {
    const pack = new FolderPack();
    const folders = [...this.folders].sort(([a], [b]) => (a < b ? -1 : 1));
    return folders.map(([folder, files]) => {
      pack.clear();
      for (const [name, content] of files) {
        pack.sink.add(content);
        pack.close(name);
      }
      return { path: folder, ...pack.packed() };
    });
  }
}
