import { APP_ICONS } from './model/paths.ts';

/** The manifest with which a browser installs the page as an app. Its addresses are relative to its own file. */
export function appManifest(): Uint8Array {
  const icons = Object.entries(APP_ICONS).map(([size, src]) => ({ src, sizes: `${size}x${size}`, type: 'image/png' }));
  const app = {
    name: 'Menologion: православный календарь',
    short_name: 'Menologion',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f6efdf',
    theme_color: '#8b1e1e',
    icons,
  };
  return Buffer.from(`${JSON.stringify(app, null, 1)}\n`);
}
