/** A message inside another one, already in words. The caller gives the inner message as a `Message`. */
export type Quoted = string & { readonly quoted: true };

/** The messages of one file in any language: the same keys and arguments as in the English file. */
export type WordsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key];
};
