import type { ColouredRun, Paragraph } from './paragraphs.ts';
import { readRubric } from './rubric.ts';
import type { Script } from './script.ts';

/** Rubrics in black become red, and names to be said that are printed in red become text. */
export function coloured(paragraph: Paragraph, marked: boolean, script: Script): ColouredRun[] {
  const [first, second, ...others] = paragraph.runs;
  if (first && second && isTextInRed(first, second, script)) {
    return [{ ...first, red: false, initial: true, text: `${first.text} ${second.text}` }, ...others];
  }
  if (first && !first.red && PROSE.test(script.plain(first.text))) {
    return paragraph.runs.map((run) => ({ ...run, red: true }));
  }
  const runs: ColouredRun[] = [];
  for (const run of paragraph.runs) {
    const plain = script.plain(run.text);
    const last = runs.at(-1);
    if (run.red && /^имярек[,.:;]?$/.test(plain) && last && !last.red) {
      runs[runs.length - 1] = joined(last, run);
    } else if (!run.red && last && !last.red && !run.initial) {
      runs[runs.length - 1] = joined(last, run);
    } else if (run.red) runs.push(run);
    else runs.push(...splitBlack(run, plain, marked, script, runs.length === 0));
  }
  return runs;
}

function joined(run: ColouredRun, { text }: ColouredRun): ColouredRun {
  return { ...run, text: `${run.text}${/^[,.:;]/.test(text) ? '' : ' '}${text}` };
}

/**
 * First words of a text that are printed in red: they are no rubric, and what follows does not begin a new sentence.
 */
function isTextInRed(first: ColouredRun, second: ColouredRun, script: Script): boolean {
  if (!first.red || second.red || !/^\p{Ll}/u.test(second.text)) return false;
  const plain = script.plain(first.text);
  return plain.endsWith(':') && !CONDITION.test(plain) && readRubric(plain).length === 0;
}

const CONDITION = /^\(?(?:аще|подобает|ведомо|вестно|известно)(?![а-я])/;

const STRONG =
  /^(?:глас \d+[.,:]? )?(?:песнь \d|ин(?:ый)?[.,]?(?: господина [а-я]+)?[.]?$|слава, троичен:|ирмос(?:[.:]| тойже| подобен|$)|ин(?:ый)?[.,] ирмос|ин(?:ый)? (?:канон|ирмос)|(?:кресто)?богородичен(?:[.,:]|$)|мученичен[.:]|троичен[.:]|(?:(?:таже|слава),? )?(?:(?:ин|другий) )?седален[, ]|по \d-?м стихословии,? седален|подобен:$|(?:ин )?кондак[, ](?!.*радуйся)|икос[.:]|по \d+-?[а-я]{0,2} песни|катаваси[ая][.:]|светилен(?: [а-я]+)?[.:]|стихиры |(?:таже,? )?господи помилуй,? трижды|(?:таже|посем|потом) (?:вторый|первый|другий|оба) лик|на \d-й песни)/;
/** Instructions of the Typikon that are printed in black. */
const PROSE =
  /^(?:ведомо (?:же )?(?:буди|да будет)|подобает (?:же )?ведати|на (?:утрени|велицей вечерни|малей вечерни|вечерни|литургии|повечерии|полунощнице|хвалитех|стиховне|господи,? воззвах)[ ,:]|(?:пятьдесятница|служба (?:сия|ея|его))|аще (?:же |ли )*(?:случится|изволит|изволит|несть|внутрь|есть|празд|будет|хощет|хощеши)|и по обычаю|таже[,:]? (?!.*(?:боже|господи|дево)))/;
const UNMARKED =
  /^(?:слава(?:, и ныне)?[,:]|и ныне[,:]|ин(?:ый)?$|припев:|запев:|по катаваси|ины? (?:стихир|седал|канон|подоб|троп)|другий (?:канон|творение|ирмос)|канон |стих[.:]|стихиры? |на (?:господи|стиховн|хвалит|утрени|вечерни|блаженн|бог господь)|во? (?:неделю|понедельник|вторник|среду|четверток|пяток|субботу) (?:утра|вечера|на )|по (?:\d|непорочн|полиеле|стихосл)|таже[,:. ]|посем[ ,]|глаголем тропар|глас \d|подобен|прокимен|степенна|антифон|седальн|тропар[ьи]|ипакои|светильны|ексапостилари|творение|и прочее|и по (?:отче|трисвят)|конец[.:]|егоже краестр|блаженна,? глас)/;
const MORE =
  /^(?:глас|подобен|творение|ирмос|слава|и ныне|ин|иный|егоже|богородичен|тропари|песнь \d|дважды|трижды|стих)(?![а-я])(?: ?\S+){0,5}$/;

/** How often a text is sung, at its end. */
const AGAIN = /^(.*[.:!?]) *(дважды|трижды|единожды|слава,? (?:и ныне,? )?той ?же)\.?$/;

/** Separates a rubric from the beginning of black text. In a file without red all rubrics are black. */
function splitBlack(run: ColouredRun, plain: string, marked: boolean, script: Script, first: boolean): ColouredRun[] {
  const [, text, again] = AGAIN.exec(plain) ?? [];
  if (text !== undefined && again !== undefined) {
    const words = run.text.split(' ');
    const cut = words.length - again.split(' ').length;
    return [
      ...splitBlack({ ...run, text: words.slice(0, cut).join(' ') }, text, marked, script, first),
      { ...run, red: true, text: words.slice(cut).join(' '), initial: false },
    ];
  }
  const isRubric = STRONG.test(plain) || (!marked && first && UNMARKED.test(plain));
  if (!isRubric) return [run];
  const marker =
    /^(?:слава, и ныне|слава|и ныне)[,:](?! (?:кресто)?богородич| седал| кондак| троич| мученич| глас| подобен| тойже| и ныне| свят| препод| праздн)/.exec(
      plain,
    )?.[0];
  if (marker && !marked) return cutAt(run, run.text.split(' ').slice(0, marker.split(' ').length).join(' ').length);
  let cut = 0;
  for (const colon of run.text.matchAll(/[:.]/g)) {
    const head = run.text.slice(0, colon.index + 1);
    if (head.split(' ').length > 24) break;
    if (cut > 0 && !MORE.test(script.plain(run.text.slice(cut, colon.index + 1)))) break;
    cut = colon.index + 1;
  }
  if (cut === 0) return [{ ...run, red: true }];
  return cutAt(run, cut);
}

function cutAt(run: ColouredRun, cut: number): ColouredRun[] {
  const rest = run.text.slice(cut).trim();
  const rubric = { ...run, red: true, text: run.text.slice(0, cut), initial: false };
  return rest === '' ? [rubric] : [rubric, { ...run, text: rest, initial: true }];
}
