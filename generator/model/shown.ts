import type { Localized, RankCode } from '../../schemas/types.ts';

export interface Rank {
  readonly code: RankCode;
  readonly group: 'great' | 'middle' | 'small' | 'none';
  readonly label: Localized;
  /** 0 is the highest. */
  readonly order: number;
}

export interface IconAsset {
  readonly id: string;
  /** File name in the icons folder of the tree. */
  readonly file: string;
  /** The file from which it is copied. Its path changes no byte of a tree. */
  readonly picture: string;
  readonly title: Localized;
  readonly description: Localized | null;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
}
