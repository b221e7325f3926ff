/** @jsxRuntime automatic @jsxImportSource preact */
import { render } from 'preact';
import type { PreviewNews } from '../news.ts';

const root = document.body.appendChild(document.createElement('aside'));
root.className = 'problems';
root.setAttribute('role', 'alert');

/** Shows over the page what is wrong with the data; nothing if there are no problems. */
export function showProblems({ heading, problems }: PreviewNews): void {
  root.hidden = problems.length === 0;
  render(root.hidden ? null : <Problems heading={heading} problems={problems} />, root);
}

function Problems({ heading, problems }: Pick<PreviewNews, 'heading' | 'problems'>) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {problems.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
