import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { tasksFor } from '../../generator/reference/tasks.ts';
import { apiServer } from '../support/api-server.ts';
import { clientPrograms } from '../support/client-programs.ts';
import { realCatalog } from '../support/real-days.ts';

const api = await apiServer(realCatalog);
const { runModule } = await clientPrograms();
afterAll(() => void api.server.close());

describe.each(LANGUAGES)('The code of the tasks in %s', (lang) => {
  const tasks = tasksFor(lang, api.origin).filter(({ prints }) => prints !== null);

  // The code in the other programming languages prints the same: tests/reference/tasks.thorough.ts.
  it.each(tasks)('prints what the page says, which quotes the data: $title', async ({ javascript, prints }) => {
    const [beginning = '', ...more] = (prints as string).split(/…$/);
    const printed = await runModule(javascript);
    expect(more.length > 0 ? printed.slice(0, beginning.trimEnd().length) : printed).toBe(beginning.trimEnd());
  });
});
