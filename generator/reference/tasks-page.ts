import { html } from 'hono/html';
import type { Language } from '../contract/languages.ts';
import type { ReferencePage } from './frame.ts';
import { tasksPage } from './paths.ts';
import { PROSE } from './prose.ts';
import { type Html, prose, proseParagraphs } from './schema-table.ts';
import { CODE_NAMES, CODES, type ReferenceTask, tasksFor } from './tasks.ts';

/** The tasks, each with its code in every programming language. */
export function tasksPageIn(lang: Language, origin: string): ReferencePage {
  const words = PROSE.pages[lang];
  const tasks = tasksFor(lang, origin);
  const content = html`${proseParagraphs(words.tasksText)}
<ul class="tasks">
${tasks.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul>
${tasks.map((task) => taskPart(task, words.prints))}`;
  const other = tasksPage(lang === 'ru' ? 'en' : 'ru');
  return { path: tasksPage(lang), lang, title: words.tasks, about: words.about, content, other };
}

/** One block of code is open at a time; the shortest comes first. */
function taskPart(task: ReferenceTask, printed: string): Html {
  return html`<section aria-labelledby="${task.id}">
<h2 id="${task.id}">${task.title}</h2>
<p>${prose(task.about)}</p>
${CODE_NAMES.map(
  (code, i) => html`<details name="${task.id}" data-code="${code}"${i === 0 ? html` open` : ''}>
<summary>${CODES[code]}</summary>
<pre tabindex="0"><code>${task[code]}</code></pre>
</details>
`,
)}${task.prints === null ? '' : html`<p>${printed}</p>\n<pre tabindex="0"><samp>${task.prints}</samp></pre>\n`}</section>
`;
}
