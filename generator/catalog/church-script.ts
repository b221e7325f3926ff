type Keys = Readonly<Record<string, unknown>>;

/** Whether a part of a text exists in the church script. */
export function hasChurchScript(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return 'church' in data || Object.values(data).some(hasChurchScript);
}

/** A text with the church script in place of each Slavonic piece that has it. */
export function inChurchScript<T>(data: T): T {
  if (Array.isArray(data)) return data.map(inChurchScript) as T;
  if (typeof data !== 'object' || data === null) return data;
  const { church, ...rest }: Keys = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, inChurchScript(value)]),
  );
  if (church === undefined) return rest as T;
  return { ...rest, ...('texts' in rest ? { texts: { ...(rest.texts as Keys), cu: church } } : { text: church }) } as T;
}
