import type { html as english } from '../en/html.ts';
import type { WordsLike } from '../words.ts';

export const html: WordsLike<typeof english> = {
  emptyText: 'текст пуст: напишите его или уберите',
  lostWords: 'часть слов этого текста пропала бы: напишите его без HTML',
  manyOpenTags: (most) => `здесь открыто более ${most} тегов: закройте их`,
  unfinishedTag: 'тег не дописан: поставьте в конце его «>», а если нужен сам знак «<», напишите &lt;',
  noEntity: 'знак так не записывается: напишите сам знак, а вместо «&» — &amp;',
  brokenTag: (code) => `тег написан неверно (${code}): исправьте его`,
  forbiddenTag: (tag) => `${tag} не может стоять в тексте: уберите его`,
  unopenedTag: (tag) => `у ${tag} нет пары: уберите его или откройте тег раньше`,
  unpairedTag: (tag) => `у ${tag} нет пары: уберите его или закройте`,
  remark: 'в тексте не может стоять комментарий HTML или DOCTYPE: уберите его',
  outsideItem: (list) => `то, что стоит в <${list}>, заключите в <li>`,
  blankLineInTag: (tag) =>
    `пустая строка внутри <${tag}> не разделяет абзацев: закройте тег перед нею или уберите строку`,
  outwardLink: (tag) => `<${tag} href> так стоять в тексте не может: ведите ссылку на место этого же текста («#…»)`,
  forbiddenAttribute: (tag, attribute) => `<${tag} ${attribute}> так стоять в тексте не может: уберите «${attribute}»`,
  unclosedTag: (tag) => `<${tag}> не закрыт: напишите в конце </${tag}>`,
  misplacedTag: (tag, within) => `<${tag}> не может стоять внутри <${within}>: перенесите его`,
  outsideList: (tag) => `<${tag}> не может стоять вне списка: перенесите его`,
};
