/** A message inside another one, in words already. Whoever says the outer one gives the inner as a `Saying`. */
export type Quoted = string & { readonly quoted: true };

/** The messages of one file in any language: those of the English file, with the same arguments. */
export type WordsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key];
};
