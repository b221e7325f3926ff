import { expect, it } from 'vitest';
import { fileProblem } from '../../generator/catalog/problem.ts';
import { message } from '../../generator/messages/message.ts';
import { shownPaths } from '../../generator/preview/shown-paths.ts';

it.each([
  { folders: ['/home/me/data'], file: '/home/me/data/movable.yaml', shown: 'movable.yaml' },
  { folders: ['/home/me/data/'], file: '/home/me/data/icons/a.svg', shown: 'icons/a.svg' },
  { folders: ['/home/me/data'], file: '/home/me/data', shown: 'data' },
  { folders: ['../data'], file: '../data/movable.yaml', shown: 'movable.yaml' },
  { folders: ['.'], file: 'data/movable.yaml', shown: 'data/movable.yaml' },
  { folders: ['data', '/home/me/pack'], file: '/home/me/pack/movable.yaml', shown: 'pack/movable.yaml' },
  { folders: ['data', '/home/me/pack'], file: 'data/movable.yaml', shown: 'data/movable.yaml' },
])('$file of $folders is shown as $shown', ({ folders, file, shown }) => {
  const said = message('fileUnusable', file, message('systemRefuses', 'EIO', `failure, read '${file}'`));
  const problem = shownPaths(folders)(fileProblem(file, said));
  expect(problem.file).toBe(shown);
  expect(problem.reason.args[0]).toBe(shown);
  expect(JSON.stringify(problem)).not.toContain('/home');
});
