import { parseFileLine } from './record.ts';

/** The index of the datasets, a Frictionless Data Package, from the lines of the datasets in the records. */
export function datapackage(files: readonly string[], origin: string): object {
  const resources = files.map((line) => {
    const { name, size, hash } = parseFileLine(line);
    const [, endpoint = '', year, language, format = ''] =
      /^([a-z]+)-(\d{4})\.([a-z]+)\.([a-z]+)\.gz$/.exec(name) ?? [];
    const schema = format === 'csv' ? undefined : `${origin}/schemas/responses/${endpoint}.schema.json`;
    return {
      name: name.replace(/\.gz$/, ''),
      path: name,
      title: `${endpoint} ${year}, ${language}`,
      format,
      mediatype: format === 'csv' ? 'text/csv' : 'application/json',
      encoding: 'utf-8',
      compression: 'gz',
      bytes: size,
      hash: `sha256:${hash}`,
      ...(schema ? { jsonSchema: schema } : { profile: 'tabular-data-resource', dialect: { lineTerminator: '\r\n' } }),
    };
  });
  const about = { profile: 'data-package', name: 'menologion', title: 'Menologion: the Orthodox calendar by the year' };
  return { ...about, resources };
}
