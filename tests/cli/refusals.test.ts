import { Command, CommanderError, Option } from 'commander';
import { expect, it } from 'vitest';
import { checked } from '../../generator/cli/options.ts';
import { refusalMessages } from '../../generator/cli/refusals.ts';
import { UserError } from '../../generator/errors.ts';
import { format } from '../../generator/messages/format.ts';
import { message } from '../../generator/messages/message.ts';

/** The messages of commander about arguments, in our words. */
function refused(...args: string[]): string[] {
  const program = new Command('menologion').exitOverride();
  const write = new Command('write')
    .exitOverride()
    .argument('<folder>')
    .addOption(
      new Option('--years <years>').argParser(
        checked(() => {
          throw new UserError(message('writeYears'));
        }),
      ),
    );
  const said: string[] = [];
  for (const one of [program, write]) one.configureOutput({ outputError: (text) => void said.push(text) });
  program.addCommand(write);
  expect(() => program.parse(args, { from: 'user' })).toThrow(CommanderError);
  return refusalMessages(said.join('')).map((reason) => format(reason, 'ru'));
}

it.each([
  [['write', 'out', '--colour'], ['ошибка: ключа --colour нет']],
  [
    ['write', 'out', '--year'],
    ['ошибка: ключа --year нет', '(может быть, --years?)'],
  ],
  [['pray'], ['ошибка: команды pray нет']],
  [['wrote'], ['ошибка: команды wrote нет', '(может быть, write?)']],
  [['write'], ['ошибка: не указано обязательное: folder']],
  [['write', 'out', '--years'], ['ошибка: у ключа --years <years> нет значения']],
  [['write', 'out', 'in'], ['ошибка: в команде write лишние слова: кроме ключей ждали 1, а написано 2.']],
  [
    ['write', 'out', '--years', "so'on\nnow"],
    [`ошибка: ключу --years <years> не подходит значение «so'on\\nnow». ${format(message('writeYears'))}`],
  ],
])('says in Russian what commander refuses in %j', (args, lines) => {
  expect(refused(...args)).toEqual(lines);
});

it('leaves messages of commander in an unknown form as they are', () => {
  expect(refusalMessages("error: required option '--x' not specified\n")).toEqual([]);
});
