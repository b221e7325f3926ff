const texts = new WeakMap<object, string>();

/**
 * Marks a part that stands in many answers, so that its text is made once. The part must not change afterwards.
 * Dropping this cache would not change a byte.
 */
export function shared<T extends object>(part: T): T {
  if (!texts.has(part)) texts.set(part, jsonText(part));
  return part;
}

/** The text of a JSON value, the same as that of `JSON.stringify`, put together from the texts of its shared parts. */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  let text = '';
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${jsonText(member)}`;
  }
  return `{${text}}`;
}
