import path from 'node:path';
import { inFolder, recordPath } from '../contract/paths.ts';
import { readMirrorState } from '../tree/disk/mirror-state.ts';
import { readManifest } from '../tree/disk/read-manifest.ts';
import { readNamedRecord } from '../tree/disk/read-record.ts';
import { fileAltered, recordedFiles } from '../tree/disk/recorded.ts';
import { entryAt, folderWay } from '../tree/disk/regular-file.ts';
import { EVERYTHING, isMeant, NO_YEARS, type Selection, selectsPart } from '../tree/plan/selection.ts';
import type { TreeManifest } from '../tree/record/manifest.ts';
import { type FileLine, filesOf, type PartRecord } from '../tree/record/record.ts';
import { selectedFolders } from '../tree/record/selected-folders.ts';
import type { Extent } from './extent.ts';

/** A part of a tree: the lines of its files by folder and name, and the digests of its months. */
export interface OpenPart {
  readonly tree: OpenTree;
  readonly folders: ReadonlyMap<string, ReadonlyMap<string, FileLine>>;
  readonly from: PartRecord['from'];
}

/** A tree that is compared: whole, a mirror of a part, or a copy without some folders. All that is read is checked. */
export class OpenTree {
  readonly out: string;
  /** What the tree has, by its scope and by the records that are there. */
  readonly extent: Extent;
  private readonly manifest: TreeManifest;
  private readonly selection: Selection;
  private readonly wayOf: ReturnType<typeof folderWay>;
  private readonly fileOf: ReturnType<typeof recordedFiles>;

  /** Throws UserError if the folder has no tree that can be read. */
  constructor(out: string) {
    this.out = out;
    this.manifest = readManifest(out);
    this.selection = readMirrorState(out)?.selection ?? EVERYTHING;
    this.wayOf = folderWay(out);
    this.fileOf = recordedFiles(out);
    this.extent = this.extentHere();
  }

  /** A part of the tree; null if it is not there. Throws UserError if its record is not the one that the manifest names. */
  part(name: string): OpenPart | null {
    const digest = this.manifest.records[name];
    if (digest === undefined || !selectsPart(this.selection, name)) return null;
    const named = readNamedRecord(this.out, name, digest);
    if (!named) return null;
    const { record } = named;
    const folders = selectedFolders(record, this.selection).filter((folder) => this.isThere(folder.path));
    const lines = folders.map(
      (folder) => [folder.path, new Map(filesOf(folder).map((line) => [line.name, line]))] as const,
    );
    return { tree: this, folders: new Map(lines), from: record.from };
  }

  /** The bytes of a file. Throws UserError if they are not those of its line. */
  read(folder: string, line: FileLine): Buffer {
    return this.fileOf(inFolder(folder, line.name), line);
  }

  /** Whether a file of a folder is on the disk. */
  holds(folder: string, { name }: FileLine): boolean {
    return entryAt(path.join(this.out, inFolder(folder, name))) !== null;
  }

  private extentHere(): Extent {
    const { parts, scope } = this.manifest;
    const { endpoints, languages } = this.selection;
    const isHere = (part: string) =>
      selectsPart(this.selection, part) && entryAt(path.join(this.out, recordPath(part))) !== null;
    return {
      years: parts.filter((part) => !NO_YEARS.others.includes(part) && isHere(part)).map(Number),
      endpoints: scope.endpoints.filter((one) => isMeant(endpoints, one)),
      languages: scope.languages.filter((one) => isMeant(languages, one)),
    };
  }

  /** Whether a folder is there. Throws UserError if something else is in the way to it. */
  private isThere(folder: string): boolean {
    const way = this.wayOf(folder);
    if (way !== null) throw fileAltered(way, this.out);
    return entryAt(path.join(this.out, folder)) !== null;
  }
}
