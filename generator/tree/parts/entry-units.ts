import { type EntryFile, entryFile, type TableSubject } from '../../contract/entry-files.ts';
import { datasetsFolder, inFolder } from '../../contract/paths.ts';
import { memoizeLast } from '../../memoize.ts';
import { type ContentFile, entryIn } from '../../responses/content.ts';
import { indexText, sourceList } from '../../responses/indexes.ts';
import type { Unit, UnitGroup } from '../../site/source.ts';
import { dailyLanguagesOf, entryFilesOf } from '../plan/scope.ts';
import { gzipped } from './gzip.ts';
import type { Job } from './job.ts';
import { entryTable } from './tables.ts';

/** The answers of an endpoint in an edition. */
export interface AnswersOfEdition extends Pick<EntryFile, 'subject' | 'edition'> {
  readonly answers: readonly ContentFile[];
  /** The entries of whole ids, one a line of JSON. */
  readonly lines: () => string;
}

/**
 * Answers by endpoint and edition. A text that was made for its file is kept until the lines of its edition are made, so
 * that nothing is made twice if units are made in this order.
 */
export function answersByEdition(answers: Iterable<ContentFile>): AnswersOfEdition[] {
  const editions = new Map<string, ContentFile[]>();
  for (const answer of answers) {
    const key = `${answer.endpoint} ${answer.edition}`;
    const own = editions.get(key);
    if (own) own.push(answer);
    else editions.set(key, [answer]);
  }
  return [...editions.values()].map((own) => {
    const { endpoint: subject, edition } = own[0] as ContentFile;
    return { subject, edition, ...sharing(own) };
  });
}

function sharing(answers: readonly ContentFile[]): Pick<AnswersOfEdition, 'answers' | 'lines'> {
  const texts = new Map<string, string>();
  const keeping = answers.map((answer): ContentFile => {
    if (answer.number !== undefined) return answer;
    const text = () => {
      const made = answer.text();
      texts.set(answer.id, made);
      return made;
    };
    return { ...answer, text };
  });
  const lines = () => {
    const whole = answers.filter(({ number }) => number === undefined);
    const entries = whole.map(({ id, text }) => `${entryIn(texts.get(id) ?? text())}\n`);
    texts.clear();
    return entries.join('');
  };
  return { answers: keeping, lines };
}

/** Makes the units of datasets that belong to no year. `groups` are those of the units by language. */
export class EntryUnits {
  private readonly job: Pick<Job, 'catalog' | 'scope'>;
  private readonly groups: ReadonlyMap<string, UnitGroup>;
  // Lines are asked for when they are compared and when they are made; those of all would fill the memory.
  private readonly made = memoizeLast((lines: () => string) => lines());

  constructor(job: Pick<Job, 'catalog' | 'scope'>, groups: ReadonlyMap<string, UnitGroup>) {
    this.job = job;
    this.groups = groups;
  }

  /** The datasets of the answers of an edition. */
  ofAnswers({ subject, edition, lines }: AnswersOfEdition): Unit[] {
    return this.of({ subject, edition }, lines);
  }

  /** The datasets of lists. */
  ofLists(): Unit[] {
    const { catalog, scope } = this.job;
    const lists = dailyLanguagesOf(scope).flatMap((edition) =>
      (['texts', 'types'] as const).map((subject) =>
        this.of({ subject, edition }, () => linesIn(indexText(subject, catalog, edition))),
      ),
    );
    return [...lists.flat(), ...this.of({ subject: 'sources', edition: null }, () => linesIn(sourceList(catalog)))];
  }

  private of({ subject, edition }: Pick<EntryFile, 'subject' | 'edition'>, lines: () => string): Unit[] {
    const { job, groups, made } = this;
    const files = entryFilesOf(job.scope).filter((one) => one.subject === subject && one.edition === edition);
    return files.map((one) => {
      const text = () => (one.kind === 'csv' ? entryTable(subject as TableSubject, made(lines)) : made(lines));
      const group = edition === null ? undefined : groups.get(edition);
      return { path: inFolder(datasetsFolder(), entryFile(one)), group, from: text, make: () => gzipped(text()) };
    });
  }
}

/** The entries of a list as lines. */
function linesIn(list: string): string {
  const { data } = JSON.parse(list) as { data: readonly unknown[] };
  return data.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
