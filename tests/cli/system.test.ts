import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemMessage } from '../../generator/errors.ts';
import { message } from '../../generator/messages/message.ts';
import { dataFolder, month, temporaryFolder } from '../support/data-folder.ts';
import { giveToNobody, type Ran, runAsNobody, runProcess, runWithin } from '../support/run.ts';

describe('serve', () => {
  it('says that a port is in use, and that a host does not exist', async () => {
    const out = path.join(temporaryFolder(), 'tree');
    await runProcess('generate', '--years', '2026', '--endpoint', 'fasting', '--out', out);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    expect(await runProcess('serve', '--out', out, '--port', String(port))).toEqual({
      code: 1,
      stdout: '',
      stderr: `port ${port} is already in use: choose another with --port\n`,
    });
    const [russian, { code, stderr }] = await Promise.all([
      runProcess('serve', '--out', out, '--port', String(port), '--messages', 'ru'),
      runProcess('serve', '--out', out, '--port', '0', '--host', 'no.such.host.invalid'),
    ]);
    expect(russian.stderr).toBe(`порт ${port} занят: укажите другой ключом --port\n`);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^the command cannot continue: (?:there is no host with this name|no name server answers): .*\n$/,
    );
  });
});

describe('validate', () => {
  it('needs few open files at once, and says so if even these are refused', async () => {
    const told = await runWithin('ulimit -n 96', 'validate');
    expect(told).toMatchObject({ code: 0, stdout: expect.stringMatching(/\nno errors in data\n$/), stderr: '' });
    const error = Object.assign(new Error(), { code: 'EMFILE', syscall: 'open', path: 'data/x' });
    expect(systemMessage(error)).toEqual(message('fileUnusable', 'data/x', message('tooManyFilesOpen')));
  });

  it('runs to its end with the right exit code when nobody reads its output', async () => {
    const wrong = `${month(2)}${Array.from({ length: 3000 }, (_, i) => `02-30x${i}: []\n`).join('')}`;
    const folder = dataFolder({ 'menologion/02.yaml': wrong });
    const command = `"${process.execPath}" build/run.js validate --json --data "${folder}"; echo "exit $?" >&2`;
    const { stderr } = await new Promise<Ran>((resolve) =>
      execFile('sh', ['-c', `{ ${command}; } | head -c 10 >/dev/null`], (_, stdout, said) =>
        resolve({ code: 0, stdout, stderr: said }),
      ),
    );
    expect(stderr).toBe('exit 1\n');
  });

  it.each([
    ['a file', 'movable.yaml', 'movable.yaml:1:1: permission is denied: change the permissions'],
    ['a folder', 'menologion', 'menologion:1:1: permission is denied: change the permissions'],
  ])('says that %s may not be read', async (_, name, line) => {
    const folder = dataFolder();
    giveToNobody(folder);
    chmodSync(path.join(folder, name), 0);
    onTestFinished(() => chmodSync(path.join(folder, name), 0o700));
    const { code, stderr } = await runAsNobody('validate', '--data', folder);
    expect(code).toBe(1);
    expect(stderr.replaceAll(`${folder}/`, '').split('\n')[0]).toBe(line);
    expect(stderr).not.toContain('    at ');
  });
});
