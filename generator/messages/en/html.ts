/** What is wrong with the HTML of a text; `generator/html/faults.ts`. */
export const html = {
  emptyText: 'this text is empty: write it or delete it',
  lostWords: 'words of this text would be lost: write it without HTML',
  manyOpenTags: (most: number) => `more than ${most} tags are open here: close them`,
  unfinishedTag: 'this tag has no “>” at its end: add it, or write &lt; for the character “<”',
  noEntity: 'this is not a valid character reference: write the character itself, or &amp; for “&”',
  brokenTag: (code: string) => `this tag is not valid HTML (${code}): correct it`,
  forbiddenTag: (tag: string) => `a text cannot contain ${tag}: delete it`,
  unopenedTag: (tag: string) => `${tag} has no opening tag: delete it or add one`,
  unpairedTag: (tag: string) => `${tag} has no pair here: delete it or close it`,
  remark: 'a text cannot contain an HTML comment or DOCTYPE: delete it',
  outsideItem: (list: string) => `<${list}> contains text outside <li>: put it into <li>`,
  blankLineInTag: (tag: string) =>
    `a blank line inside <${tag}> does not separate paragraphs: close the tag before it, or delete the line`,
  outwardLink: (tag: string) => `<${tag} href> can lead only to a place in the same text: write “#…”`,
  forbiddenAttribute: (tag: string, attribute: string) =>
    `<${tag} ${attribute}> is not allowed here: delete the attribute`,
  unclosedTag: (tag: string) => `<${tag}> is not closed: write </${tag}> at its end`,
  misplacedTag: (tag: string, within: string) => `<${tag}> cannot be inside <${within}>: move it`,
  outsideList: (tag: string) => `<${tag}> cannot be outside a list: move it`,
};
