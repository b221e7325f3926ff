import type { Language } from '../contract/languages.ts';
import { LOCAL_ORIGIN } from '../contract/paths.ts';
import type { TreeManifest } from '../tree/record/manifest.ts';

/** The names of the pages about an archive, at its root. */
export const README_FILES: Readonly<Record<Language, string>> = { en: 'README.md', ru: 'README.ru.md' };
/** The list of everything else in an archive, as `sha256sum -c` reads it. */
export const SUMS_FILE = 'SHA256SUMS';

/** The page about an archive of a tree in a language. */
export function zipReadme(lang: Language, manifest: TreeManifest): string {
  return PAGES[lang](manifest);
}

const PAGES: Readonly<Record<Language, (manifest: TreeManifest) => string>> = {
  en: ({ version, inputs: { origin, credits } }) => `# Menologion: the Orthodox calendar in one archive

Made by Menologion ${version}${origin === LOCAL_ORIGIN ? '' : ` from ${origin}`}.

- \`api/v1/datasets/\`: all days of each year as JSON, with gzip; some archives also have tables (CSV). \`commemorations\`, \`canons\`, \`akathists\`, \`hymnography\`, \`texts\`, \`types\` and \`sources\` belong to no year and have an entry of JSON a line
- \`api/v1/datasets/datapackage.json\`: a Frictionless Data Package that describes each of these files, with sizes and hashes
- \`api/v1/\`: answers for single ids or blocks of them, lists of everything, icons
- \`schemas/\`, \`openapi.json\`, \`reference.html\`: what the fields mean, if the tree had pages
- \`manifest.json\`, \`manifest/\`: the lists of the files
- \`${SUMS_FILE}\`: \`sha256sum -c ${SUMS_FILE}\` finds any altered file

Files of single days are not here, because the datasets have them. This makes a complete tree, which any host can serve:

\`\`\`sh
npx menologion expand . --out ../tree
\`\`\`

## Licences

${listed(credits.licenses.map(({ title, path }) => [title, path]))}

\`datapackage.json\` and \`api/v1/sources.json\` name the sources.
`,
  ru: ({ version, inputs: { origin, credits } }) => `# Menologion: православный календарь в одном архиве

Сделано программой Menologion ${version}${origin === LOCAL_ORIGIN ? '' : ` с сайта ${origin}`}.

- \`api/v1/datasets/\` — все дни каждого года в JSON, сжатые gzip; в некоторых архивах есть и таблицы (CSV). \`commemorations\`, \`canons\`, \`akathists\`, \`hymnography\`, \`texts\`, \`types\` и \`sources\` к годам не относятся, в них по одной записи JSON на строку
- \`api/v1/datasets/datapackage.json\` — описание каждого из этих файлов (Frictionless Data Package) с размерами и хешами
- \`api/v1/\` — ответы по идентификаторам, отдельными файлами или блоками, списки всего, иконки
- \`schemas/\`, \`openapi.json\`, \`reference.html\` — что значат поля, если в дереве были страницы
- \`manifest.json\`, \`manifest/\` — списки файлов
- \`${SUMS_FILE}\` — \`sha256sum -c ${SUMS_FILE}\` найдет измененный файл

Файлов отдельных дней здесь нет: они есть в годовых наборах. Целое дерево, которое может раздавать любой хост, делает эта команда:

\`\`\`sh
npx menologion expand . --out ../tree
\`\`\`

## Лицензии

${listed(credits.licenses.map(({ title, path }) => [title, path]))}

Источники названы в \`datapackage.json\` и в \`api/v1/sources.json\`.
`,
};

function listed(licenses: readonly (readonly [title: string, path: string | undefined])[]): string {
  return licenses.map(([title, path]) => `- ${title}${path === undefined ? '' : `: <${path}>`}`).join('\n') || '—';
}
