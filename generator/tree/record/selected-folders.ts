import { inFolder } from '../../contract/paths.ts';
import { type Selection, selectsFile } from '../plan/selection.ts';
import { type FolderRecord, fileLines, type PartRecord, parseFileLine } from './record.ts';

/** The folders of a record with their selected files alone. */
export function selectedFolders({ folders }: PartRecord, selection: Selection): FolderRecord[] {
  return folders.flatMap((folder) => {
    const lines = fileLines(folder).filter((line) =>
      selectsFile(selection, inFolder(folder.path, parseFileLine(line).name)),
    );
    return lines.length === 0 ? [] : { ...folder, count: lines.length, lines: lines.join('\n') };
  });
}
