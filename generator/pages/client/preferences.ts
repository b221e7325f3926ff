/** What a visitor has chosen once for all pages. It is kept where the browser allows it. */
export type Preference = 'theme' | 'script' | 'ahead' | 'names';

/** What was chosen, now or on an earlier visit. */
export function preferred(name: Preference): string | undefined {
  return chosen.get(name) ?? stored(() => localStorage.getItem(name)) ?? undefined;
}

/** Keeps what is chosen. */
export function prefer(name: Preference, value: string): void {
  chosen.set(name, value);
  stored(() => localStorage.setItem(name, value));
}

const chosen = new Map<Preference, string>();

/** What is chosen on another page counts on this one too. */
addEventListener('storage', () => chosen.clear());

/** Storage may be forbidden. */
function stored<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
