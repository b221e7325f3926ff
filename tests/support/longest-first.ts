import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. If one of them came last, a single processor would be busy with it.
 */
const LONGEST = [
  'tree/leaves',
  'cache/cache',
  'site/first-visit',
  'tree/corrections',
  'contract/cloudflare',
  'cli/ending',
  'tree/generate',
  'record/manifest',
];

/** Begins with the longest files; the others follow in the usual order, by their earlier times or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}.`));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
