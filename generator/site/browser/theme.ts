import { prefer, preferred } from './preferences.ts';

const system = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

/** Whether the page is dark: as the visitor chose, otherwise as the system is. */
export function isDark(): boolean {
  return (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
}

/** Switches to the other theme and stores the choice. */
export function changeTheme(): void {
  const chosen = isDark() ? 'light' : 'dark';
  root.dataset.theme = chosen;
  prefer('theme', chosen);
}

/** Applies the stored choice, and calls back when the system changes its theme. */
export function startTheme(changed: () => void): void {
  const stored = preferred('theme');
  if (stored) root.dataset.theme = stored;
  system.addEventListener('change', changed);
}
