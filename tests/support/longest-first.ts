import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. If one of them came last, a single processor would be busy with it.
 */
const LONGEST = [
  'pages/accessible',
  'tree/corrections',
  'pages/page',
  'tree/whole',
  'tree/generate',
  'contract/cloudflare',
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
