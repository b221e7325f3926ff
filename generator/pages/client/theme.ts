import { prefer, preferred } from './preferences.ts';

const system = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

/** Whether the page is dark: as the visitor has chosen, else as the system is. */
export function isDark(): boolean {
  return (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
}

/** Chooses the other theme, which is kept where the browser allows it. */
export function changeTheme(): void {
  const chosen = isDark() ? 'light' : 'dark';
  root.dataset.theme = chosen;
  prefer('theme', chosen);
}

/** Takes up what was chosen before, and calls back when the system changes its theme. */
export function startTheme(changed: () => void): void {
  const kept = preferred('theme');
  if (kept) root.dataset.theme = kept;
  system.addEventListener('change', changed);
}
