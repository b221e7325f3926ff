/** The parts of a rubric about the text after it, in order. */
export type Mark =
  | { readonly kind: 'ode'; readonly number: number }
  | { readonly kind: 'irmos'; readonly same: boolean; readonly more?: boolean }
  | { readonly kind: 'next' }
  | { readonly kind: 'canon'; readonly ofFewOdes: boolean }
  | { readonly kind: 'acrostic' }
  | { readonly kind: 'tone'; readonly tone: number | 'same' }
  | { readonly kind: 'model' }
  | { readonly kind: 'slava' }
  | { readonly kind: 'i-nyne' }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'hymn'; readonly hymn: HymnKind }
  | { readonly kind: 'other'; readonly part: string }
  | { readonly kind: 'service'; readonly service: string }
  | { readonly kind: 'reference' };

/** The name of a troparion of an ode that is not a common one. */
export type Role = 'theotokion' | 'troichen' | 'martyricon';

/** What is read from a service besides its canons. */
export type HymnKind =
  | 'troparion'
  | 'kontakion'
  | 'ikos'
  | 'sedalen'
  | 'svetilen'
  | 'exapostilarion'
  | 'magnification'
  | 'katavasia'
  | 'ipakoi';

type Make = (found: RegExpExecArray) => Mark;
const hymn =
  (name: HymnKind): Make =>
  () => ({ kind: 'hymn', hymn: name });
const role =
  (name: Role): Make =>
  () => ({ kind: 'role', role: name });
const other =
  (part: string): Make =>
  () => ({ kind: 'other', part });
const service =
  (name: string): Make =>
  () => ({ kind: 'service', service: name });

/** The words of the rubrics, without accents and in civil script. The first match at a place is used. */
const WORDS: readonly [string, Make][] = [
  [
    '(?<=^|[.:,] |глас \\d )песнь\\.? (\\d+)(?!-[аяую]|,? и )',
    ([, number]) => ({ kind: 'ode', number: Number(number) }),
  ],
  ['другий ирмос', () => ({ kind: 'irmos', same: false, more: true })],
  ['ирмос(?: (?:той|тот)же| подобен)|глас и ирмос тойже', () => ({ kind: 'irmos', same: true })],
  ['ирмос(?! по дважды)', () => ({ kind: 'irmos', same: false })],
  ['краег?ра?не[сз]ие|краестрочие|краегранесия', () => ({ kind: 'acrostic' })],
  [
    '(?<=^|[.:] )(?:ин|иный|другий|другой)(?= (?:канон|(?:дво|двое|три|четверо)песнец|ирмос|глас|творение|господина|апостол|предпразд|праздник|преп|прор|муч|свят|пресвят|спас)|[.:,]|$)',
    () => ({ kind: 'next' }),
  ],
  ['(канон)|(?:дво|двое|три|четверо)песнец', ([, canon]) => ({ kind: 'canon', ofFewOdes: canon === undefined })],
  ['глас(?:а)?,? (\\d+)', ([, tone]) => ({ kind: 'tone', tone: Number(tone) })],
  ['глас (?:тойже|и подобен тойже)', () => ({ kind: 'tone', tone: 'same' })],
  ['подобен|подобны|подоб', () => ({ kind: 'model' })],
  ['слава', () => ({ kind: 'slava' })],
  ['и ныне', () => ({ kind: 'i-nyne' })],
  ['крестобогородич[а-я]+|богородич[а-я]+', role('theotokion')],
  ['троичен|троична', role('troichen')],
  ['мученичен|мученична', role('martyricon')],
  ['катавасиа|катавасия', hymn('katavasia')],
  ['седален|седальны', hymn('sedalen')],
  ['кондак', hymn('kontakion')],
  ['икос', hymn('ikos')],
  ['тропарь|тропари', hymn('troparion')],
  ['светилен|светильны', hymn('svetilen')],
  ['ексапостилари[йи]', hymn('exapostilarion')],
  ['величание', hymn('magnification')],
  ['ипакои', hymn('ipakoi')],
  [
    'стихир[аыу]|на хвалитех|на стиховне|(?<!(?:кондак|седален|светилен|ексапостиларий)[^:]*)самогласен|самогласны|стихологи[а-я]+ самогласн[а-я]+',
    other('stichera'),
  ],
  ['стих|стихи', other('verse')],
  ['(?:при|за)пев[ыа]?', other('refrain')],
  ['прокимен|прокимены', other('prokeimenon')],
  ['чтение|чтения|паремии|паремиа', other('reading')],
  ['евангелие|апостол|аллилуиа|причастен|причастный', other('reading')],
  ['псалом|псалом избранный', other('psalm')],
  ['степенна|антифон', other('antiphon')],
  ['молитва|возглас|ектениа|ектения', other('prayer')],
  ['синаксарь|синаксарий', other('synaxarion')],
  ['блаженна', other('beatitudes')],
  ['отпуст|славословие', other('dismissal')],
  ['(?<=^)служба(?! (?:сия|ея|его))', service('service')],
  ['на (?:велицей|малей) вечерни|на вечерни', service('vespers')],
  ['на утрени', service('matins')],
  ['на (?:велицем |малем )?повечерии', service('compline')],
  ['на полунощнице', service('midnight')],
  ['на (?:божественней |святей )?литургии', service('liturgy')],
  ['в той ?же день', service('same day')],
  ['месяца тогоже|месяца', service('month')],
  ['во ᲂ?уставе|пис[аa]н[аыо]?|предписа[а-я]*|ищи|зри', () => ({ kind: 'reference' })],
];
const BORDER = '(?<![а-яёѵ])';
const END = '(?![а-яёѵ])';
const ANY = WORDS.map(([words, make]) => ({ words: new RegExp(`${BORDER}(?:${words})${END}`, 'y'), make }));

/** Parses a rubric in the plain form that `Script.plain` returns. */
export function readRubric(plain: string): Mark[] {
  if (/блаженн[аыо]/.test(plain) && /песн/.test(plain)) return [{ kind: 'other', part: 'beatitudes' }];
  const marks: Mark[] = [];
  for (let at = 0; at < plain.length; ) {
    const mark = markAt(plain, at);
    if (mark) marks.push(mark.mark);
    at = mark?.end ?? at + 1;
  }
  return marks;
}

function markAt(plain: string, at: number): { mark: Mark; end: number } | undefined {
  for (const { words, make } of ANY) {
    words.lastIndex = at;
    const found = words.exec(plain);
    if (found) return { mark: make(found), end: at + found[0].length };
  }
  return undefined;
}
