import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { CODE_NAMES, type ReferenceTask, type TaskCode, tasksFor } from '../../generator/reference/tasks.ts';
import { apiServer } from '../support/api-server.ts';
import { clientPrograms } from '../support/client-programs.ts';
import { realCatalog } from '../support/real-days.ts';

const api = await apiServer(realCatalog);
const { folder, run, runModule } = await clientPrograms();
afterAll(() => void api.server.close());

/** The place of `org.json` in Debian; `CLASSPATH` may name another. */
const ORG_JSON = process.env.CLASSPATH ?? '/usr/share/java/com.android.json.jar';
const kotlinName = (task: ReferenceTask, lang: string) => `${task.id.replaceAll('-', '_')}_${lang}`;

/** How to run the code, and the programs that this needs. */
const RUNS: Readonly<
  Record<TaskCode, { tags: string[]; run: (task: ReferenceTask, lang: string) => Promise<string> }>
> = {
  curl: { tags: ['curl', 'jq'], run: ({ curl }) => run('sh', '-ec', curl) },
  javascript: { tags: [], run: ({ javascript }) => runModule(javascript) },
  python: { tags: ['python3'], run: ({ python }) => run('python3', '-c', python) },
  kotlin: {
    tags: ['kotlinc'],
    run: (task, lang) => run('kotlin', '-cp', `kotlin.jar:${ORG_JSON}`, `${kotlinName(task, lang)}.TaskKt`),
  },
};

describe.each(LANGUAGES)('The code of the tasks in %s', (lang) => {
  const tasks = tasksFor(lang, api.origin);
  const printedFirst = new Map<string, string>();

  describe.each(CODE_NAMES)('in %s', (code) => {
    const { tags, run } = RUNS[code];

    if (code === 'kotlin') beforeAll(() => compileKotlin(tasks, lang), 600_000);

    it.each(tasks)('prints the same as in other programming languages: $title', { tags }, async (task) => {
      const printed = await run(task, lang);
      expect(printed).not.toBe('');
      expect(printed).toBe(printedFirst.get(task.id) ?? printed);
      printedFirst.set(task.id, printed);
    });
  });
});

/** Compiles the code of all tasks together, each in a package of its own. */
async function compileKotlin(tasks: readonly ReferenceTask[], lang: string): Promise<void> {
  const files = tasks.map((task) => {
    const name = kotlinName(task, lang);
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'task.kt'), `package ${name}\n${task.kotlin}`);
    return `${name}/task.kt`;
  });
  await run('kotlinc', '-cp', ORG_JSON, '-d', 'kotlin.jar', ...files);
}
