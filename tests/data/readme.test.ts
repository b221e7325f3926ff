import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { apiServer } from '../support/api-server.ts';
import { clientPrograms } from '../support/client-programs.ts';
import { realCatalog } from '../support/real-days.ts';

const api = await apiServer(realCatalog);
const { run, runModule } = await clientPrograms();
afterAll(() => void api.server.close());

/** The app of a page in a programming language, with the server of this test, and the output in its comments. */
function appOf(page: string, language: string): { code: string; promised: string[] } {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const [, , code = ''] =
    blocks.find(([, name, text]) => name === language && /menologion.client|^from menologion/.test(text ?? '')) ?? [];
  const promised = [...code.matchAll(/(?:console\.log|print)\(.*\);? +(?:\/\/|#) (.*)$/gm)].map(
    ([, text = '']) => text,
  );
  return { code: code.replace('http://localhost:3000', api.origin), promised };
}

it.each(['README.md', 'README.ru.md'])('The app of %s does what it says', async (page) => {
  const { code, promised } = appOf(page, 'js');
  expect(promised).toHaveLength(4);
  expect((await runModule(code)).split('\n')).toEqual(promised);
});

it('The app of the Python client does what it says', { tags: ['python3'] }, async () => {
  const { code, promised } = appOf('clients/python/README.md', 'python');
  expect(promised).toHaveLength(4);
  expect((await run('python3', '-c', code)).split('\n')).toEqual(promised);
});
