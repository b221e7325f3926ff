import { realpathSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { IconData } from '../../schemas/types.ts';
import { PICTURE_TYPES } from '../contract/headers.ts';
import { ICONS_FOLDER } from '../contract/paths.ts';
import { systemReason } from '../errors.ts';
import { type Message, message } from '../messages/message.ts';
import { MOST_PICTURE_BYTES, readBytes } from './disk.ts';
import { fileProblem, type Problem } from './problem.ts';
import type { Entry } from './source.ts';
import { svgProblem } from './svg.ts';

/** What the answers say of a picture, read from its bytes. Width and height are as shown, in pixels. */
export interface PictureFile {
  readonly file: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
}

/** The picture of an entry of `icons.yaml`: in the folder beside that file. */
export function pictureFile({ source, value }: Entry<IconData>): string {
  return path.join(path.dirname(source.file), ICONS_FOLDER, value.file);
}

/**
 * Reads the picture of an entry. Returns it, or what is wrong: it is not a picture, its type is not that of its name,
 * it is outside the data folder, or it is an SVG that could do more than be shown.
 */
export function readPicture(icon: Entry<IconData>): { picture: PictureFile } | { problem: Problem } {
  const file = pictureFile(icon);
  const refused = (reason: Message) => ({ problem: fileProblem(file, reason) });
  if (!liesWithin(file, path.dirname(icon.source.file))) {
    return refused(message('pictureOutside'));
  }
  const read = readBytes(file, MOST_PICTURE_BYTES);
  if ('problem' in read) return read;
  const measured = measure(read.bytes);
  if (measured === null) {
    return refused(message('noKnownPicture'));
  }
  const ending = path.extname(file).slice(1);
  if (PICTURE_TYPES[ending] !== measured.mimeType) {
    return refused(message('otherEnding', measured.mimeType, ending));
  }
  const problem = measured.mimeType === PICTURE_TYPES.svg ? svgProblem(file, read.bytes) : null;
  return problem ? { problem } : { picture: { file, ...measured, sizeBytes: read.bytes.length } };
}

/** The bytes of a picture that was read before; null if its file is now something else, or outside the data folder. */
export function pictureBytes(file: string): Uint8Array | null {
  if (!liesWithin(file, path.resolve(file, '../..'))) return null;
  const read = readBytes(file, MOST_PICTURE_BYTES);
  return 'bytes' in read ? read.bytes : null;
}

/** Whether a file is in a folder after following all links. A missing file counts as inside. */
function liesWithin(file: string, folder: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + path.sep);
  } catch (error) {
    if (systemReason(error) === null) throw error;
    return true;
  }
}

/** The type and size at the beginning of a picture; null if they are unknown. */
function measure(bytes: Buffer): Pick<PictureFile, 'mimeType' | 'width' | 'height'> | null {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes);
    const mimeType = PICTURE_TYPES[type];
    if (mimeType === undefined || !(width >= 1 && height >= 1) || !isWhole(mimeType, bytes)) return null;
    // From 5 on the camera was held upright, and the picture is shown turned by a quarter: Exif 2.3, 4.6.4,
    // Orientation.
    const shown = orientation >= 5 ? { width: height, height: width } : { width, height };
    return { mimeType, ...shown };
  } catch (error) {
    // The library throws if it does not know the beginning, and reads past the end of a truncated file.
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The empty chunk at the end of a PNG: length 0, IEND, checksum. */
const LAST_PNG_CHUNK = Buffer.from('0000000049454e44ae426082', 'hex');

/** Whether a picture is complete: the beginning is the same if its last part is missing. */
function isWhole(mimeType: string, bytes: Buffer): boolean {
  switch (mimeType) {
    case 'image/png':
      return bytes.subarray(-12).equals(LAST_PNG_CHUNK);
    case 'image/jpeg':
      return bytes.lastIndexOf('\xFF\xD9', undefined, 'latin1') > 0;
    case 'image/webp':
      return bytes.length >= bytes.readUInt32LE(4) + 8;
    case 'image/avif':
      return endOfBoxes(bytes) === bytes.length;
    default:
      return true;
  }
}

/** The end of the last box of a file of the ISO base media format; ISO/IEC 14496-12, 4.2. */
function endOfBoxes(bytes: Buffer): number {
  let end = 0;
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end);
    if (size === 0) return bytes.length;
    end += size === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : size;
  }
  return end;
}
