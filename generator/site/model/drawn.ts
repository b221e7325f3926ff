/** An element of a page that was rendered at generation, as data: the script renders it again as it is. */
export interface Drawn {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly (Drawn | string)[];
}
