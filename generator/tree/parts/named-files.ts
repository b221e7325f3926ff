import path from 'node:path';
import { blocksFolder } from '../../contract/paths.ts';
import { FolderPack, type PackedFiles } from '../disk/folder-pack.ts';
import { sha256 } from '../records/digests.ts';

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

  /**
   * The folders, in the order of their names. Blocks are datasets, so their lines have the SHA-256 that the index of
   * the datasets needs.
   */
  packed(): PackedFolder[] {
    const plain = new FolderPack();
    const blocks = new FolderPack(sha256);
    const folders = [...this.folders].sort(([a], [b]) => (a < b ? -1 : 1));
    return folders.map(([folder, files]) => {
      const pack = folder === blocksFolder() ? blocks : plain;
      pack.clear();
      for (const [name, content] of files) {
        pack.sink.add(content);
        pack.close(name);
      }
      return { path: folder, ...pack.packed() };
    });
  }
}
