/** The blocks of code of a language in a page of Markdown. */
export function codeOf(language: string, markdown: string): string[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code]) =>
    name === language ? [code as string] : [],
  );
}

/** The lines that an example prints: the comment after each `console.log(…);` in it. */
export function outputOf(code: string): string[] {
  return [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text as string);
}
