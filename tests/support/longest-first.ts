import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. If one of them came last, a single processor would be busy with it.
 */
const LONGEST = ['pages/page', 'tree/whole', 'contract/cloudflare', 'tree/generate', 'pages/tasks', 'tree/resilience'];

/** Begins with the longest files; the others follow in the usual order, by their earlier times or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
