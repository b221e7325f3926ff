/** What a visitor chooses once for all pages. It is stored if the browser allows it. */
export type Preference = 'theme' | 'script' | 'ahead' | 'names' | 'temple' | 'code' | 'parish' | 'notes';

/** The choice of the visitor, made now or on an earlier visit. */
export function preferred(name: Preference): string | undefined {
  return chosen.get(name) ?? stored(() => localStorage.getItem(name)) ?? undefined;
}

/** Stores a choice. */
export function prefer(name: Preference, value: string): void {
  chosen.set(name, value);
  stored(() => localStorage.setItem(name, value));
}

const chosen = new Map<Preference, string>();

/** A choice on another page applies to this one too. */
addEventListener('storage', () => chosen.clear());

/** The result of using the storage; undefined if the browser forbids it. */
function stored<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
