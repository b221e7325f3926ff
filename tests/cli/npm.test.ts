import { expect, it } from 'vitest';
import { generateCommand } from '../../generator/cli/generate-command.ts';
import { invocation, refuseTakenByNpm } from '../../generator/cli/npm.ts';
import { UserError } from '../../generator/errors.ts';
import { message } from '../../generator/messages/message.ts';
import { runWithin } from '../support/run.ts';

it.each([
  [[], 'npm run join'],
  [['out'], 'npm run join -- out'],
  [['/tree/часть-3', '--json'], 'npm run join -- /tree/часть-3 --json'],
  [["Peter's tree"], "npm run join -- 'Peter'\\''s tree'"],
])('writes a command with %j as a person types it', (args, line) => {
  expect(invocation('join', args)).toBe(line);
});

it.each([
  [{}, []],
  [{ npm_config_json: 'true', npm_config_registry: 'https://example.org' }, []],
  [{ npm_config_years: 'true' }, ['--years']],
  [{ npm_config_years: '2026', npm_config_out: 'site' }, ['--out', '--years']],
])('refuses options that npm took, in %j', (env, flags) => {
  const refuse = () => refuseTakenByNpm(generateCommand(), env);
  if (flags.length === 0) refuse();
  else expect(refuse).toThrow(new UserError(message('takenByNpm', flags)));
});

it('starts no run whose years npm keeps for itself', async () => {
  const { code, stderr } = await runWithin('export npm_config_years=2026', 'generate');
  expect([code, stderr]).toEqual([
    1,
    "npm took --years for itself: write -- before the options (in PowerShell '--'), such as npm run generate -- --years 2026\n",
  ]);
});
